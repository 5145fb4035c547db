// Short sounds, made here: each is a few tones of a pitch, a beginning and a length in seconds.
const tones = (() => {
    const SOUNDS = {
        turn: [[659.25, 0, .7], [880, .16, .7]],
        card: [[392, 0, .16]],
        attacked: [[220, 0, .5], [207.65, .14, .7]],
        won: [[523.25, 0, .4], [659.25, .14, .4], [783.99, .28, .4], [1046.5, .42, 1]],
        lost: [[440, 0, .5], [392, .2, .5], [329.63, .4, .9]],
    };
    let audio;

    function play(name) {
        audio ??= new AudioContext();
        // A browser is silent until the reader has done something.
        if (audio.state === "suspended") audio.resume();
        for (const [pitch, begin, length] of SOUNDS[name]) {
            const [tone, volume] = [audio.createOscillator(), audio.createGain()];
            const start = audio.currentTime + begin;
            tone.type = name === "attacked" ? "triangle" : "sine";
            tone.frequency.value = pitch;
            volume.gain.setValueAtTime(0, start);
            volume.gain.linearRampToValueAtTime(name === "card" ? .05 : .12, start + .02);
            volume.gain.exponentialRampToValueAtTime(.001, start + length);
            tone.connect(volume).connect(audio.destination);
            tone.start(start);
            tone.stop(start + length);
        }
    }

    return { play };
})();
