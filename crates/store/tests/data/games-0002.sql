

SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;

CREATE SCHEMA majesty;

CREATE TABLE majesty._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);

CREATE TABLE majesty.accounts (
    player_id text NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    password text NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE majesty.chat (
    table_id text NOT NULL,
    n bigint NOT NULL,
    player_id text NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    said_at bigint NOT NULL
);

CREATE TABLE majesty.keys (
    hash text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    owner text NOT NULL,
    acts_as text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    last_used bigint NOT NULL,
    CONSTRAINT keys_kind_check CHECK ((kind = ANY (ARRAY['session'::text, 'token'::text])))
);

CREATE TABLE majesty.members (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    player_id text NOT NULL
);

CREATE TABLE majesty.moves (
    table_id text NOT NULL,
    ply bigint NOT NULL,
    word text NOT NULL,
    made_by text NOT NULL,
    made_at bigint NOT NULL,
    CONSTRAINT moves_made_by_check CHECK ((made_by = ANY (ARRAY['person'::text, 'bot'::text, 'stand-in'::text])))
);

CREATE UNLOGGED TABLE majesty.nodes (
    id text NOT NULL,
    alive_until timestamp with time zone NOT NULL
);

CREATE TABLE majesty.players (
    id text NOT NULL,
    name text NOT NULL,
    preferences text NOT NULL,
    last_seen bigint NOT NULL
);

CREATE TABLE majesty.tables (
    id text NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    started_at bigint,
    turn_started_at bigint,
    revision bigint NOT NULL,
    phase text NOT NULL,
    listed boolean NOT NULL,
    header text NOT NULL,
    plies bigint DEFAULT 0 NOT NULL,
    lines bigint DEFAULT 0 NOT NULL,
    CONSTRAINT tables_phase_check CHECK ((phase = ANY (ARRAY['gathering'::text, 'playing'::text, 'over'::text])))
);

INSERT INTO majesty._sqlx_migrations VALUES (1, 'tables', '2026-11-16 06:10:11.913059+00', true, '\x830f4775f16c28ac6f7d54f2812f278f8640dcc61287e2793fc18f4817e9a96d0de70d30e38a76339ebb77ed760a879b', 115008032);
INSERT INTO majesty._sqlx_migrations VALUES (2, 'accounts', '2026-11-16 06:10:12.032026+00', true, '\x9ea5eee0ccee93a171f9c26c1ae3d36f21a5e5dea85f3c5d4a129260cc474b0527d8c51a142ba559b10524bb56813905', 28020270);

INSERT INTO majesty.accounts VALUES ('a7c05089a65b7fdd4501a1f6c30dbeb645d57be56eeb80419f1749eb4268e658', 'ﬁnn', 'finn', '$argon2id$v=19$m=19456,t=2,p=1$WbsEOcRYpQ0wHmBfwZ8keg$p8GZPjcKW6EklV1pgD6mwP6M/71K2X/c3auOrTDIpmI', 1787339812530);
INSERT INTO majesty.accounts VALUES ('0707070707070707070707070707070707070707070707070707070707070707', 'Ångström \\ ''\0', 'ångström \\ ''\0', '$argon2id$no-real-hash\\\0', 1794336517554);
INSERT INTO majesty.accounts VALUES ('b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$8vDj028iR5LB9AUTwvFo4A$7u8kDSqdHN8RhyntqUMNp9tvZSje+QMMeiwkw9KTpgE', 1787339472584);

INSERT INTO majesty.chat VALUES ('xr7yew69xj701t0f', 2, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'no', 1787246223274);
INSERT INTO majesty.chat VALUES ('tjx541pf1ny7bgth', 1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'thinking aloud as a guest', 1787245737419);
INSERT INTO majesty.chat VALUES ('xr7yew69xj701t0f', 1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'do you hear me?', 1787246181083);
INSERT INTO majesty.chat VALUES ('fqz90pqe66na8fb0', 2, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'gg', 1787509900604);
INSERT INTO majesty.chat VALUES ('fqz90pqe66na8fb0', 3, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'wp', 1787509933632);
INSERT INTO majesty.chat VALUES ('fqz90pqe66na8fb0', 4, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'nice game, says a watcher', 1787509996225);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 0 of many', 1789409950546);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 2, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 1 of many', 1789410011940);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 3, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 2 of many', 1789410046697);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 4, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 3 of many', 1789410107526);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 5, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 4 of many', 1789410169293);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 6, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 5 of many', 1789410200057);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 7, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 6 of many', 1789410253353);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 8, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 7 of many', 1789410303785);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 9, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 8 of many', 1789410394062);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 10, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 9 of many', 1789410411965);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 11, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 10 of many', 1789410475006);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 12, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 11 of many', 1789410499770);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 13, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 12 of many', 1789410573380);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 14, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 13 of many', 1789410580350);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 15, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 14 of many', 1789410604844);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 16, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 15 of many', 1789410618734);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 17, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 16 of many', 1789410651452);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 18, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 17 of many', 1789410666689);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 19, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 18 of many', 1789410738222);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 20, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 19 of many', 1789410794293);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 21, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 20 of many', 1789410850121);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 22, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 21 of many', 1789410896065);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 23, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 22 of many', 1789410901529);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 24, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 23 of many', 1789410955838);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 25, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 24 of many', 1789411029231);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 26, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 25 of many', 1789411056826);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 27, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 26 of many', 1789411124930);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 28, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 27 of many', 1789411130220);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 29, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 28 of many', 1789411174654);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 30, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 29 of many', 1789411202788);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 31, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 30 of many', 1789411268718);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 32, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 31 of many', 1789411315732);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 33, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 32 of many', 1789411412903);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 34, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 33 of many', 1789411486266);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 35, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 34 of many', 1789411546405);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 36, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 35 of many', 1789411561657);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 37, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 36 of many', 1789411600713);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 38, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 37 of many', 1789411612921);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 39, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 38 of many', 1789411641326);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 40, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 39 of many', 1789411713053);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 41, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 40 of many', 1789411753646);
INSERT INTO majesty.chat VALUES ('fqz90pqe66na8fb0', 1, '63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f', '', '', 1787508776122);
INSERT INTO majesty.chat VALUES ('d4tqqmae4v740rdv', 1, '63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f', '', '', 1787944414036);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 42, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 41 of many', 1789411783122);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 44, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 43 of many', 1789411857798);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 45, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 44 of many', 1789411861260);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 47, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 46 of many', 1789411981444);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 50, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 49 of many', 1789412169345);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 52, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 51 of many', 1789412260233);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 55, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 54 of many', 1789412418285);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 58, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 57 of many', 1789412527536);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 60, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 59 of many', 1789412584236);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 62, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 61 of many', 1789412719828);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 64, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 63 of many', 1789412773742);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 66, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 65 of many', 1789412842181);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 68, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 67 of many', 1789412874033);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 70, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 69 of many', 1789412944821);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 74, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 73 of many', 1789413096418);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 75, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 74 of many', 1789413168036);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 77, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 76 of many', 1789413206372);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 79, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 78 of many', 1789413309726);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 82, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 81 of many', 1789413476645);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 85, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 84 of many', 1789413607133);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 88, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 87 of many', 1789413731100);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 90, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 89 of many', 1789413911624);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 92, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 91 of many', 1789413973124);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 94, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 93 of many', 1789414001014);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 96, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 95 of many', 1789414101905);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 98, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 97 of many', 1789414215749);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 100, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 99 of many', 1789414258469);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 103, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 102 of many', 1789414317492);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 105, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 104 of many', 1789414467250);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 107, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 106 of many', 1789414582596);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 109, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 108 of many', 1789414597142);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 111, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 110 of many', 1789414679561);
INSERT INTO majesty.chat VALUES ('7yk6pctwp59c60n7', 2, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', '''; DROP TABLE chat; -- "quoted" \\0 \\\\ 👩‍👩‍👧‍👦 &lt;b&gt;', 1789492875670);
INSERT INTO majesty.chat VALUES ('wahnm9kp369ejpfr', 1, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'nobody comes', 1794161554814);
INSERT INTO majesty.chat VALUES ('zrvj8zhpw0yrws1k', 1, '63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f', '', '', 1794252016878);
INSERT INTO majesty.chat VALUES ('zrvj8zhpw0yrws1k', 2, '63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f', '', '', 1794252084788);
INSERT INTO majesty.chat VALUES ('wjr1j95vee6zcetg', 1, '63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f', '', '', 1794252314948);
INSERT INTO majesty.chat VALUES ('vecjaahgd1bdj2w7', 1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'still here', 1794334307224);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 2, 'abababababababababababababababababababababababababababababababab', '', '', 1794335948258);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 4, 'abababababababababababababababababababababababababababababababab', 'quo''te"d', 'it''s "quoted" `twice` $1 $$ %s ?1 :x', 1794336031426);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 6, 'abababababababababababababababababababababababababababababababab', 'emoji', '👩🏽‍🚀🏳️‍🌈é́́', 1794336069642);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 8, 'abababababababababababababababababababababababababababababababab', 'lines', E'one\ntwo\r\nthree\ttab', 1794336139218);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 10, 'abababababababababababababababababababababababababababababababab', 'markup', '<script>alert(1)</script> &amp; ]]>', 1794336273362);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 12, 'abababababababababababababababababababababababababababababababab', 'edge', '﻿�􏿿￿', 1794336298290);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 14, 'abababababababababababababababababababababababababababababababab', '\\', '\0', 1794336358018);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 16, '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'other', 'the same moment', 1787245391482);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 43, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 42 of many', 1789411820972);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 46, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 45 of many', 1789411907982);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 48, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 47 of many', 1789412038121);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 49, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'line 48 of many', 1789412123888);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 51, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 50 of many', 1789412211729);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 53, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 52 of many', 1789412324345);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 54, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 53 of many', 1789412385430);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 56, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 55 of many', 1789412452542);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 57, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 56 of many', 1789412503276);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 59, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 58 of many', 1789412550022);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 61, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 60 of many', 1789412654734);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 63, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 62 of many', 1789412726609);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 65, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 64 of many', 1789412825247);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 67, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 66 of many', 1789412862049);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 69, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 68 of many', 1789412934198);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 71, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 70 of many', 1789412968166);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 72, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 71 of many', 1789412980002);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 73, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 72 of many', 1789413021522);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 76, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 75 of many', 1789413184806);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 78, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 77 of many', 1789413247177);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 80, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 79 of many', 1789413365605);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 81, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 80 of many', 1789413442067);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 83, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'line 82 of many', 1789413524633);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 84, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 83 of many', 1789413569510);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 86, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 85 of many', 1789413658902);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 87, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 86 of many', 1789413702530);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 89, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 88 of many', 1789413836924);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 91, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 90 of many', 1789413943766);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 93, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 92 of many', 1789413987185);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 95, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 94 of many', 1789414032733);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 97, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 96 of many', 1789414171015);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 99, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 98 of many', 1789414235958);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 101, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'line 100 of many', 1789414277630);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 102, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 101 of many', 1789414301018);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 104, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 103 of many', 1789414377174);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 106, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'line 105 of many', 1789414540066);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 108, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 107 of many', 1789414589393);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 110, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 109 of many', 1789414632909);
INSERT INTO majesty.chat VALUES ('40mhbjhc78pm2apw', 112, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6', 'Gus O''Watch "x"', 'line 111 of many', 1789414686921);
INSERT INTO majesty.chat VALUES ('7yk6pctwp59c60n7', 1, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 'שלום עולם مرحبا', 1789492860752);
INSERT INTO majesty.chat VALUES ('afdbf1ysa11qrfy6', 1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 'anybody?', 1794082315790);
INSERT INTO majesty.chat VALUES ('zrvj8zhpw0yrws1k', 3, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben', 'Ben answers', 1794252106875);
INSERT INTO majesty.chat VALUES ('zrvj8zhpw0yrws1k', 4, 'e2d8602e739e0889bf94da7c1f49156af7a75308bc9d4f0d4de5dcef088152ac', '', '', 1794252172794);
INSERT INTO majesty.chat VALUES ('bys636224gge67pd', 1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'still here, too', 1794334374648);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 1, 'abababababababababababababababababababababababababababababababab', 'plain', 'plain', 1794335922230);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 3, 'abababababababababababababababababababababababababababababababab', '\0', 'a\0b\0', 1794335986890);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 5, 'abababababababababababababababababababababababababababababababab', 'back\\slash', '\\0 \\\\ \\n \\', 1794336058522);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 7, 'abababababababababababababababababababababababababababababababab', '‮rtl', '‮abc‬ שלום ⁧x⁩', 1794336079194);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 9, 'abababababababababababababababababababababababababababababababab', 'long', '🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡🂡', 1794336203130);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 11, 'abababababababababababababababababababababababababababababababab', 'space', '   ', 1794336277018);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 13, 'abababababababababababababababababababababababababababababababab', 'sql', '''); DELETE FROM majesty.chat; --', 1794336348930);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 15, '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'other', 'the same moment', 1787245391482);
INSERT INTO majesty.chat VALUES ('vdadxeafkzk4r0g7', 17, '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'other', 'the last line', 1794336358071);
INSERT INTO majesty.chat VALUES ('ahvvzz7v0evsdyt0', 1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', 'Ada says so from her phone', 1794420307338);

INSERT INTO majesty.keys VALUES ('2b29d48aa3a9ce546cd7814a9376ab10d53dad0f90be27145babcf9b276bc479', 'a8fcaf0b594c1538', 'token', '85c192c5e82e18651d31b27dcfbbe0954402f8c226c5db9dc546b074a158d2b8', '85c192c5e82e18651d31b27dcfbbe0954402f8c226c5db9dc546b074a158d2b8', '', 1787245559746, 1787245559746);
INSERT INTO majesty.keys VALUES ('0d62551e2aa219accdb93856a913fcf9283599cf5b752321033e97862da6441b', '898271c6791d8675', 'token', '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'Ben himself', 1787339783172, 1787339783172);
INSERT INTO majesty.keys VALUES ('a36b5002c78bea8e3a613a63317186bf38d5338f279a59e28c87b85918a3e616', '6e6f209adbf0fd24', 'token', 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', '8aaac9a305fa2fd5b27ab582cf4e97444bf2236298b6e811bfd63f1054b0ee78', 'Ada''s robot', 1787339638387, 1789493753068);
INSERT INTO majesty.keys VALUES ('5c559d925ce3c5c657fe527b1f761df5d8baacc36edbb604d328ec1bc52a8cc3', 'ab155ad03df8b729', 'token', '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5', 'f9ddf703f1064bb83548dfaae1ce4020ba6e4f1538e8034f9084b872e87ad540', 'Ben''s bot', 1787339714216, 1789493776888);
INSERT INTO majesty.keys VALUES ('5e8dc8d42d7fd320c244e9a89adf6e461ce683c5e724515e3d432a315de74943', '36f86ae47198f3eb', 'token', '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2', 'Dörte 🦊', 1787245506590, 1794161525838);
INSERT INTO majesty.keys VALUES ('673178792bee8f972778488b55307247a634961d1a3524ff550a61b0e49919a6', '4474d91cd27abc22', 'token', 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4', 'Cem', 1787245455928, 1794334491126);
INSERT INTO majesty.keys VALUES ('72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793', 'a0d4a0b848464348', 'session', 'a7c05089a65b7fdd4501a1f6c30dbeb645d57be56eeb80419f1749eb4268e658', 'a7c05089a65b7fdd4501a1f6c30dbeb645d57be56eeb80419f1749eb4268e658', 'Firefox · Linux', 1794336555226, 1794337789793);
INSERT INTO majesty.keys VALUES ('75877bb41d393b5fb8455ce60ecd8dda001d06316496b14dfa7f895656eeca4a', '328674a5f838f698', 'token', 'abababababababababababababababababababababababababababababababab', 'abababababababababababababababababababababababababababababababab', 'odd \0 '' " \\ token', 1794336575106, 1794339044240);
INSERT INTO majesty.keys VALUES ('648aa5c579fb30f38af744d97d6ec840c7a91277a499a0d780f3e7314eca090b', 'f517c428914b046c', 'token', 'abababababababababababababababababababababababababababababababab', 'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', '', 1794336607994, 1794340311695);
INSERT INTO majesty.keys VALUES ('f74187fd355c98b4a66518851973f17f49e542d6958f70bd6aaa688750b0f20b', 'd48dea31713f2319', 'session', 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Safari · iPhone', 1787339572784, 1794420199566);
INSERT INTO majesty.keys VALUES ('398eaec64de74d27f0346e51bbf257ba83e9f65cb1fde3186c449003d6609dd8', '5399d6b824bc1f19', 'session', 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Firefox · Linux', 1794420233431, 1794420233431);
INSERT INTO majesty.keys VALUES ('202d98895967918e60ba064a4155698def85e93e13ba53144367f9b33ff9078b', '01e00d61db9c2671', 'token', 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada’s phone app', 1787339666783, 1794420307264);

INSERT INTO majesty.members VALUES ('vecjaahgd1bdj2w7', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('vecjaahgd1bdj2w7', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('xr7yew69xj701t0f', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('xr7yew69xj701t0f', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('xr7yew69xj701t0f', 1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('tjx541pf1ny7bgth', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('tjx541pf1ny7bgth', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('bys636224gge67pd', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('bys636224gge67pd', 0, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('bys636224gge67pd', 1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('fqz90pqe66na8fb0', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('fqz90pqe66na8fb0', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('fqz90pqe66na8fb0', 1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('3dzv1pvd5xc5kqrb', -1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('3dzv1pvd5xc5kqrb', 0, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('3dzv1pvd5xc5kqrb', 1, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('2prgrge78pa9xbfe', -1, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('2prgrge78pa9xbfe', 0, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('2prgrge78pa9xbfe', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('fqx5bk90fh5zp8f2', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('fqx5bk90fh5zp8f2', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('atpragkqt4p7615s', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('atpragkqt4p7615s', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('b7ba4jsvt771yt6j', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('b7ba4jsvt771yt6j', 1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('vjjyg076hkaemc49', -1, 'a7c05089a65b7fdd4501a1f6c30dbeb645d57be56eeb80419f1749eb4268e658');
INSERT INTO majesty.members VALUES ('q77ax072qrczy7sd', -1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('q77ax072qrczy7sd', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('ghxx0xfs6tkzp2e9', -1, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('ghxx0xfs6tkzp2e9', 0, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('3wws8gn66apyjfsz', -1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('3wws8gn66apyjfsz', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('jh6jp5kyxp6hh3y6', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('mk1wc01vpmdgts4k', -1, '9d149c9a27a44265b16ac025137eb3d4741b88f91a91ae0b7f431fdc50b21868');
INSERT INTO majesty.members VALUES ('b8c84xmadzt63ya8', -1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('gpmmtxa93q985wxm', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('gpmmtxa93q985wxm', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('7mgvzb9qznd6j8p0', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('7mgvzb9qznd6j8p0', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('7mgvzb9qznd6j8p0', 1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('khrp9szpefbyzgxf', -1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('khrp9szpefbyzgxf', 0, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('khrp9szpefbyzgxf', 1, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('7t6q44246sh59vzn', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('7t6q44246sh59vzn', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('7t6q44246sh59vzn', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('7t6q44246sh59vzn', 2, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('n00q5fvzkpznw6x7', -1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('n00q5fvzkpznw6x7', 0, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('n00q5fvzkpznw6x7', 1, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('72tpa440y74v7pzb', -1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('9egv2zx8wemcymf2', -1, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('9egv2zx8wemcymf2', 0, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('9egv2zx8wemcymf2', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('q01qn0gntx6sgkpk', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('q01qn0gntx6sgkpk', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('q01qn0gntx6sgkpk', 1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('8z77n0dwc5vpe9pg', -1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('8z77n0dwc5vpe9pg', 0, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('8z77n0dwc5vpe9pg', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('40mhbjhc78pm2apw', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('40mhbjhc78pm2apw', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('40mhbjhc78pm2apw', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('40mhbjhc78pm2apw', 2, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('40mhbjhc78pm2apw', 3, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('c5vmpqcade4d3y7j', -1, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6');
INSERT INTO majesty.members VALUES ('c5vmpqcade4d3y7j', 0, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6');
INSERT INTO majesty.members VALUES ('afdbf1ysa11qrfy6', -1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('afdbf1ysa11qrfy6', 0, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('m2971s1npfkvm9vr', -1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('m2971s1npfkvm9vr', 0, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('m2971s1npfkvm9vr', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('m2971s1npfkvm9vr', 3, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('wjr1j95vee6zcetg', -1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('wjr1j95vee6zcetg', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('d4tqqmae4v740rdv', -1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('d4tqqmae4v740rdv', 0, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('d4tqqmae4v740rdv', 1, '63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f');
INSERT INTO majesty.members VALUES ('k0jt2e8dzxkf76yc', -1, 'a7c05089a65b7fdd4501a1f6c30dbeb645d57be56eeb80419f1749eb4268e658');
INSERT INTO majesty.members VALUES ('k0jt2e8dzxkf76yc', 0, 'a7c05089a65b7fdd4501a1f6c30dbeb645d57be56eeb80419f1749eb4268e658');
INSERT INTO majesty.members VALUES ('k0jt2e8dzxkf76yc', 1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('vdadxeafkzk4r0g7', -1, 'abababababababababababababababababababababababababababababababab');
INSERT INTO majesty.members VALUES ('vdadxeafkzk4r0g7', 0, '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
INSERT INTO majesty.members VALUES ('72tpa440y74v7pzb', 0, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('72tpa440y74v7pzb', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('htj0h66vxpscvjed', -1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('htj0h66vxpscvjed', 0, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('htj0h66vxpscvjed', 1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('5wb29yv4c0bbvzmv', -1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('5wb29yv4c0bbvzmv', 0, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('5wb29yv4c0bbvzmv', 1, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('6c6jzvj5gkp3069t', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('6c6jzvj5gkp3069t', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('6c6jzvj5gkp3069t', 1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('6c6jzvj5gkp3069t', 2, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('7yk6pctwp59c60n7', -1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('7yk6pctwp59c60n7', 0, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('7yk6pctwp59c60n7', 1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('7yk6pctwp59c60n7', 2, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('ksdeeyq4v49h2qva', -1, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6');
INSERT INTO majesty.members VALUES ('ksdeeyq4v49h2qva', 0, 'c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6');
INSERT INTO majesty.members VALUES ('ahvvzz7v0evsdyt0', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('ahvvzz7v0evsdyt0', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('c8e1kfznt8e7zpwg', -1, '8aaac9a305fa2fd5b27ab582cf4e97444bf2236298b6e811bfd63f1054b0ee78');
INSERT INTO majesty.members VALUES ('c8e1kfznt8e7zpwg', 0, '8aaac9a305fa2fd5b27ab582cf4e97444bf2236298b6e811bfd63f1054b0ee78');
INSERT INTO majesty.members VALUES ('c8e1kfznt8e7zpwg', 1, 'f9ddf703f1064bb83548dfaae1ce4020ba6e4f1538e8034f9084b872e87ad540');
INSERT INTO majesty.members VALUES ('2f25pd8zhyjj05jz', -1, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('2f25pd8zhyjj05jz', 0, 'b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d');
INSERT INTO majesty.members VALUES ('2f25pd8zhyjj05jz', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('2f25pd8zhyjj05jz', 3, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('4wfk0vv644087qyc', -1, 'a7c05089a65b7fdd4501a1f6c30dbeb645d57be56eeb80419f1749eb4268e658');
INSERT INTO majesty.members VALUES ('4wfk0vv644087qyc', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('wahnm9kp369ejpfr', -1, '694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2');
INSERT INTO majesty.members VALUES ('rpwxb18w6rzsksey', -1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('rpwxb18w6rzsksey', 1, 'c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4');
INSERT INTO majesty.members VALUES ('zrvj8zhpw0yrws1k', -1, '63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f');
INSERT INTO majesty.members VALUES ('zrvj8zhpw0yrws1k', 0, '63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f');
INSERT INTO majesty.members VALUES ('zrvj8zhpw0yrws1k', 1, '41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5');
INSERT INTO majesty.members VALUES ('zrvj8zhpw0yrws1k', 2, 'e2d8602e739e0889bf94da7c1f49156af7a75308bc9d4f0d4de5dcef088152ac');
INSERT INTO majesty.members VALUES ('0y03aq9qytmvhw6w', -1, 'abababababababababababababababababababababababababababababababab');
INSERT INTO majesty.members VALUES ('0y03aq9qytmvhw6w', 0, 'abababababababababababababababababababababababababababababababab');

INSERT INTO majesty.moves VALUES ('tjx541pf1ny7bgth', 0, '6W', 'person', 1787245623974);
INSERT INTO majesty.moves VALUES ('tjx541pf1ny7bgth', 1, '1W', 'bot', 1787245624048);
INSERT INTO majesty.moves VALUES ('tjx541pf1ny7bgth', 2, '1I', 'person', 1787245641046);
INSERT INTO majesty.moves VALUES ('tjx541pf1ny7bgth', 3, '1N', 'bot', 1787245641120);
INSERT INTO majesty.moves VALUES ('tjx541pf1ny7bgth', 4, '2M', 'person', 1787245669622);
INSERT INTO majesty.moves VALUES ('tjx541pf1ny7bgth', 5, '1M', 'bot', 1787245669696);
INSERT INTO majesty.moves VALUES ('xr7yew69xj701t0f', 0, '1I', 'person', 1787245964034);
INSERT INTO majesty.moves VALUES ('xr7yew69xj701t0f', 1, '1N', 'person', 1787245985127);
INSERT INTO majesty.moves VALUES ('xr7yew69xj701t0f', 2, '6W', 'person', 1787246014310);
INSERT INTO majesty.moves VALUES ('xr7yew69xj701t0f', 3, '5G', 'person', 1787246075295);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 0, '4M', 'person', 1787508843247);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 1, '5B', 'person', 1787508846621);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 2, '3N', 'person', 1787508918839);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 3, '1G', 'person', 1787509031487);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 4, '2M', 'person', 1787509103251);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 5, '4K', 'person', 1787509133909);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 6, '3B', 'person', 1787509178543);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 7, '3B', 'person', 1787509197493);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 8, '4I', 'person', 1787509272415);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 9, '1W', 'person', 1787509336429);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 10, '1I', 'person', 1787509341239);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 11, '6W', 'person', 1787509361717);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 12, '3N', 'person', 1787509383743);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 13, '1G', 'person', 1787509451957);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 14, '5W', 'person', 1787509487447);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 15, '2I', 'person', 1787509517813);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 16, '1K', 'person', 1787509520031);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 17, '3I', 'person', 1787509560629);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 18, '6W', 'person', 1787509634631);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 19, '2M', 'person', 1787509676413);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 20, '1K', 'person', 1787509743311);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 21, '2I', 'person', 1787509767405);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 22, '6W', 'person', 1787509791047);
INSERT INTO majesty.moves VALUES ('fqz90pqe66na8fb0', 23, '2N', 'person', 1787509845253);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 0, '2B', 'person', 1787688730226);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 1, '6I', 'person', 1787688764943);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 2, '1G', 'person', 1787688826286);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 3, '1N', 'person', 1787688978667);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 4, '2K', 'person', 1787689033326);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 5, '2M', 'person', 1787689106727);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 6, '6G', 'person', 1787689180166);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 7, '1B', 'person', 1787689246735);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 8, '1I', 'person', 1787689298574);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 9, '4G', 'person', 1787689329527);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 10, '2G', 'person', 1787689365998);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 11, '1K', 'person', 1787689401871);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 12, '2B', 'person', 1787689410206);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 13, '6M', 'person', 1787689452607);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 14, '1M', 'person', 1787689474990);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 15, '1B', 'person', 1787689508607);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 16, '6W', 'person', 1787689530230);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 17, '3K', 'person', 1787689603007);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 18, '1B', 'person', 1787689644958);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 19, '3W>I', 'person', 1787689695719);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 20, '1I', 'person', 1787689751190);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 21, '2K', 'person', 1787689825991);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 22, '3B', 'person', 1787689860990);
INSERT INTO majesty.moves VALUES ('3dzv1pvd5xc5kqrb', 23, '2N', 'person', 1787689930031);
INSERT INTO majesty.moves VALUES ('2prgrge78pa9xbfe', 0, '5N', 'person', 1787690104787);
INSERT INTO majesty.moves VALUES ('2prgrge78pa9xbfe', 1, '6B', 'person', 1787690170966);
INSERT INTO majesty.moves VALUES ('2prgrge78pa9xbfe', 2, '2M', 'person', 1787690244167);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 0, '5B', 'person', 1787767848337);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 1, '1G', 'bot', 1787767848411);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 2, '2K', 'person', 1787767877405);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 3, '4I', 'bot', 1787767877479);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 4, '1M', 'person', 1787767914013);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 5, '3B', 'bot', 1787767914087);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 6, '6G', 'person', 1787767965501);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 7, '1M', 'bot', 1787767965575);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 8, '1I', 'person', 1787767982933);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 9, '6K', 'bot', 1787767983007);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 10, '4M', 'person', 1787768055101);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 11, '1G', 'bot', 1787768055175);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 12, '2I', 'person', 1787768085917);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 13, '1W', 'bot', 1787768085991);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 14, '3W', 'person', 1787768106773);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 15, '2I', 'bot', 1787768106847);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 16, '1N', 'person', 1787768133549);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 17, '1K', 'bot', 1787768133623);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 18, '4B', 'person', 1787768185117);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 19, '6K', 'bot', 1787768185191);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 20, '5W', 'person', 1787768224629);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 21, '1N', 'bot', 1787768224703);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 22, '2K', 'person', 1787768271741);
INSERT INTO majesty.moves VALUES ('fqx5bk90fh5zp8f2', 23, '1I', 'bot', 1787768271815);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 0, '3N', 'bot', 1787775132045);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 1, '3I', 'person', 1787775139201);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 2, '5N', 'bot', 1787775139275);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 3, '3G', 'person', 1787775144693);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 4, '1K', 'bot', 1787775144767);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 5, '1B', 'person', 1787775180485);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 6, '1G', 'bot', 1787775180559);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 7, '6B', 'person', 1787775226477);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 8, '4W', 'bot', 1787775226551);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 9, '2W', 'person', 1787775259789);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 10, '4K', 'bot', 1787775259863);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 11, '4K', 'person', 1787775269213);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 12, '1M', 'bot', 1787775269287);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 13, '1I', 'person', 1787775343693);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 14, '4K', 'bot', 1787775343767);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 16, '1W', 'bot', 1787775405951);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 17, '1N', 'person', 1787775465189);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 19, '2B', 'person', 1787775523109);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 21, '6G', 'person', 1787775563277);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 23, '1M', 'person', 1787775571725);
INSERT INTO majesty.moves VALUES ('atpragkqt4p7615s', 0, '3G', 'person', 1787782390093);
INSERT INTO majesty.moves VALUES ('atpragkqt4p7615s', 2, '2M', 'person', 1787782454637);
INSERT INTO majesty.moves VALUES ('atpragkqt4p7615s', 4, '2W', 'person', 1787782508781);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 0, '6K', 'bot', 1787944116672);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 2, '1M', 'bot', 1787944116820);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 4, '1N-1', 'bot', 1787944116968);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 6, '1I', 'bot', 1787944117116);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 8, '1M', 'bot', 1787944117264);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 10, '1G', 'bot', 1787944117412);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 12, '1W', 'bot', 1787944117560);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 14, '3N-3', 'bot', 1787944117708);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 16, '2M', 'bot', 1787944117856);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 18, '1W', 'bot', 1787944118004);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 20, '1I', 'bot', 1787944118152);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 22, '1B', 'bot', 1787944118300);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 24, '1B', 'bot', 1787944118448);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 26, '3K', 'bot', 1787944118596);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 28, '1N-5', 'bot', 1787944118744);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 30, '1G', 'bot', 1787944118892);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 32, '1B', 'bot', 1787944119040);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 34, '1K', 'bot', 1787944119188);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 36, '1W', 'bot', 1787944119336);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 38, '1I', 'bot', 1787944119484);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 40, '1N-2', 'bot', 1787944119632);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 42, '1G', 'bot', 1787944119780);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 44, '1K', 'bot', 1787944119928);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 46, '1M', 'bot', 1787944120076);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 0, '5B', 'person', 1787944253951);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 2, '1I!', 'bot', 1787944297429);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 4, '4M', 'person', 1787944371719);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 6, '3I!', 'person', 1787944393857);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 8, '1B!', 'bot', 1787944437191);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 9, '3W', 'person', 1787944466797);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 11, '2I!', 'bot', 1787944466982);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 13, '1K', 'stand-in', 1787944531542);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 15, '1M', 'person', 1787944557819);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 17, '1I!', 'bot', 1787944558004);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 19, '1W', 'person', 1787944679843);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 21, '1M', 'person', 1787944715625);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 23, '2W', 'bot', 1787944732713);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 24, '2G', 'person', 1787944789017);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 26, '1N', 'bot', 1787944849081);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 29, '1M', 'bot', 1787944968409);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 31, '1K', 'person', 1787945042231);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 33, '1M', 'person', 1787945064905);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 35, '5N', 'bot', 1787945077721);
INSERT INTO majesty.moves VALUES ('q77ax072qrczy7sd', 0, '4M', 'bot', 1787508843247);
INSERT INTO majesty.moves VALUES ('q77ax072qrczy7sd', 2, '3N', 'bot', 1787508918839);
INSERT INTO majesty.moves VALUES ('q77ax072qrczy7sd', 4, '2M', 'bot', 1787509103251);
INSERT INTO majesty.moves VALUES ('q77ax072qrczy7sd', 6, '3B', 'bot', 1787509178543);
INSERT INTO majesty.moves VALUES ('ghxx0xfs6tkzp2e9', 1, '2N', 'bot', 1788109797268);
INSERT INTO majesty.moves VALUES ('ghxx0xfs6tkzp2e9', 3, '4I', 'bot', 1788109863162);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 0, '4M', 'bot', 1787508843247);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 2, '3N', 'bot', 1787508918839);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 4, '2M', 'bot', 1787509103251);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 6, '3B', 'bot', 1787509178543);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 8, '4I', 'bot', 1787509272415);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 10, '1I', 'bot', 1787509341239);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 12, '3N', 'bot', 1787509383743);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 14, '5W', 'bot', 1787509487447);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 16, '1K', 'bot', 1787509520031);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 18, '6W', 'bot', 1787509634631);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 20, '1K', 'bot', 1787509743311);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 22, '4I', 'bot', 1788109989802);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 0, '4M', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 2, '3N', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 4, '2M', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 6, '3B', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 8, '4I', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 10, '1I', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 12, '3N', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 14, '5W', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 16, '1K', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 18, '6W', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 20, '1K', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 22, '6W', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('b8c84xmadzt63ya8', 1, '5B', 'person', 1788210522771);
INSERT INTO majesty.moves VALUES ('b8c84xmadzt63ya8', 3, '1G', 'person', 1788210522771);
INSERT INTO majesty.moves VALUES ('b8c84xmadzt63ya8', 5, '4K', 'person', 1788210522771);
INSERT INTO majesty.moves VALUES ('b8c84xmadzt63ya8', 7, '3B', 'person', 1788210522771);
INSERT INTO majesty.moves VALUES ('gpmmtxa93q985wxm', 1, '5B', 'bot', 1788210522771);
INSERT INTO majesty.moves VALUES ('gpmmtxa93q985wxm', 3, '1G', 'bot', 1788210522771);
INSERT INTO majesty.moves VALUES ('gpmmtxa93q985wxm', 5, '4K', 'bot', 1788210522771);
INSERT INTO majesty.moves VALUES ('gpmmtxa93q985wxm', 7, '3B', 'bot', 1788210522771);
INSERT INTO majesty.moves VALUES ('gpmmtxa93q985wxm', 9, '1W', 'bot', 1788210571118);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 1, '6W', 'person', 1788977919203);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 5, '1N', 'bot', 1788977995718);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 6, '5B', 'person', 1788978070341);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 8, '1K', 'bot', 1788978070489);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 10, '6G', 'stand-in', 1788978130353);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 13, '1I', 'person', 1788978271515);
INSERT INTO majesty.moves VALUES ('khrp9szpefbyzgxf', 1, '4G', 'person', 1788978604255);
INSERT INTO majesty.moves VALUES ('khrp9szpefbyzgxf', 3, '1B', 'person', 1788978667647);
INSERT INTO majesty.moves VALUES ('7t6q44246sh59vzn', 1, '1G', 'person', 1789067419588);
INSERT INTO majesty.moves VALUES ('7t6q44246sh59vzn', 3, '2W', 'person', 1789067471403);
INSERT INTO majesty.moves VALUES ('n00q5fvzkpznw6x7', 1, '5M', 'person', 1789067830427);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 15, '3W', 'person', 1787775405877);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 18, '4G', 'bot', 1787775465263);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 20, '1I', 'bot', 1787775523183);
INSERT INTO majesty.moves VALUES ('b7ba4jsvt771yt6j', 22, '1W', 'bot', 1787775563351);
INSERT INTO majesty.moves VALUES ('atpragkqt4p7615s', 1, '1K', 'bot', 1787782390167);
INSERT INTO majesty.moves VALUES ('atpragkqt4p7615s', 3, '2W', 'bot', 1787782454711);
INSERT INTO majesty.moves VALUES ('atpragkqt4p7615s', 5, '1M', 'bot', 1787782508855);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 1, '1G', 'bot', 1787944116746);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 3, '1N-5', 'bot', 1787944116894);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 5, '2N-4', 'bot', 1787944117042);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 7, '1M', 'bot', 1787944117190);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 9, '1M', 'bot', 1787944117338);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 11, '2W', 'bot', 1787944117486);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 13, '1M', 'bot', 1787944117634);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 15, '1G', 'bot', 1787944117782);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 17, '1M', 'bot', 1787944117930);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 19, '1M', 'bot', 1787944118078);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 21, '1I', 'bot', 1787944118226);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 23, '2K', 'bot', 1787944118374);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 25, '3M', 'bot', 1787944118522);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 27, '1W', 'bot', 1787944118670);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 29, '1G', 'bot', 1787944118818);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 31, '1K', 'bot', 1787944118966);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 33, '1I', 'bot', 1787944119114);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 35, '3N', 'bot', 1787944119262);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 37, '1W', 'bot', 1787944119410);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 39, '1K', 'bot', 1787944119558);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 41, '1B', 'bot', 1787944119706);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 43, '1N', 'bot', 1787944119854);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 45, '1I', 'bot', 1787944120002);
INSERT INTO majesty.moves VALUES ('vjjyg076hkaemc49', 47, '1M', 'bot', 1787944120150);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 1, '1B!', 'person', 1787944297355);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 3, '1W', 'person', 1787944369313);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 5, '6W', 'bot', 1787944371793);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 7, '1G', 'stand-in', 1787944437117);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 10, '1G', 'stand-in', 1787944466908);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 12, '2G', 'person', 1787944531431);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 14, '4M', 'bot', 1787944531616);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 16, '1G', 'stand-in', 1787944557930);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 18, '2I!', 'person', 1787944623011);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 20, '2N', 'bot', 1787944679917);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 22, '2N', 'person', 1787944732639);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 25, '5K', 'person', 1787944849007);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 27, '1I', 'person', 1787944918145);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 28, '1I', 'person', 1787944968335);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 30, '2W', 'person', 1787945031785);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 32, '1N', 'bot', 1787945042305);
INSERT INTO majesty.moves VALUES ('d4tqqmae4v740rdv', 34, '4B', 'person', 1787945077647);
INSERT INTO majesty.moves VALUES ('q77ax072qrczy7sd', 1, '5B', 'bot', 1787508846621);
INSERT INTO majesty.moves VALUES ('q77ax072qrczy7sd', 3, '1G', 'bot', 1787509031487);
INSERT INTO majesty.moves VALUES ('q77ax072qrczy7sd', 5, '4K', 'bot', 1787509133909);
INSERT INTO majesty.moves VALUES ('ghxx0xfs6tkzp2e9', 0, '1G', 'person', 1788109797157);
INSERT INTO majesty.moves VALUES ('ghxx0xfs6tkzp2e9', 2, '1W', 'person', 1788109863051);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 1, '5B', 'bot', 1787508846621);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 3, '1G', 'bot', 1787509031487);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 5, '4K', 'bot', 1787509133909);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 7, '3B', 'bot', 1787509197493);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 9, '1W', 'bot', 1787509336429);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 11, '6W', 'bot', 1787509361717);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 13, '1G', 'bot', 1787509451957);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 15, '2I', 'bot', 1787509517813);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 17, '3I', 'bot', 1787509560629);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 19, '2M', 'bot', 1787509676413);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 21, '3N', 'person', 1788109989728);
INSERT INTO majesty.moves VALUES ('3wws8gn66apyjfsz', 23, '3W', 'person', 1788110056466);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 1, '5B', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 3, '1G', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 5, '4K', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 7, '3B', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 9, '1W', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 11, '6W', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 13, '1G', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 15, '2I', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 17, '3I', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 19, '2M', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 21, '2I', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('jh6jp5kyxp6hh3y6', 23, '2N', 'person', 1788210448022);
INSERT INTO majesty.moves VALUES ('b8c84xmadzt63ya8', 0, '4M', 'person', 1788210522771);
INSERT INTO majesty.moves VALUES ('b8c84xmadzt63ya8', 2, '3N', 'person', 1788210522771);
INSERT INTO majesty.moves VALUES ('b8c84xmadzt63ya8', 4, '2M', 'person', 1788210522771);
INSERT INTO majesty.moves VALUES ('b8c84xmadzt63ya8', 6, '3B', 'person', 1788210522771);
INSERT INTO majesty.moves VALUES ('b8c84xmadzt63ya8', 8, '4I', 'person', 1788210522771);
INSERT INTO majesty.moves VALUES ('gpmmtxa93q985wxm', 0, '4M', 'bot', 1788210522771);
INSERT INTO majesty.moves VALUES ('gpmmtxa93q985wxm', 2, '3N', 'bot', 1788210522771);
INSERT INTO majesty.moves VALUES ('gpmmtxa93q985wxm', 4, '2M', 'bot', 1788210522771);
INSERT INTO majesty.moves VALUES ('gpmmtxa93q985wxm', 6, '3B', 'bot', 1788210522771);
INSERT INTO majesty.moves VALUES ('gpmmtxa93q985wxm', 8, '4I', 'bot', 1788210522771);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 0, '2W', 'person', 1788977865139);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 2, '1N', 'bot', 1788977919314);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 3, '2I', 'person', 1788977973341);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 4, '1W', 'person', 1788977995607);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 7, '1B', 'stand-in', 1788978070415);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 9, '2I', 'person', 1788978130279);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 11, '5K', 'bot', 1788978130427);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 12, '1M', 'person', 1788978209391);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 14, '1K', 'bot', 1788978271626);
INSERT INTO majesty.moves VALUES ('7mgvzb9qznd6j8p0', 15, '6N', 'person', 1788978299517);
INSERT INTO majesty.moves VALUES ('khrp9szpefbyzgxf', 0, '5M', 'person', 1788978585050);
INSERT INTO majesty.moves VALUES ('khrp9szpefbyzgxf', 2, '1W', 'person', 1788978651358);
INSERT INTO majesty.moves VALUES ('khrp9szpefbyzgxf', 4, '2K', 'person', 1788978689606);
INSERT INTO majesty.moves VALUES ('7t6q44246sh59vzn', 0, '4N', 'person', 1789067352149);
INSERT INTO majesty.moves VALUES ('7t6q44246sh59vzn', 2, '3W', 'person', 1789067445099);
INSERT INTO majesty.moves VALUES ('7t6q44246sh59vzn', 4, '2B', 'person', 1789067512984);
INSERT INTO majesty.moves VALUES ('7t6q44246sh59vzn', 5, '4I', 'person', 1789067575803);
INSERT INTO majesty.moves VALUES ('7t6q44246sh59vzn', 6, '5B', 'person', 1789067630067);
INSERT INTO majesty.moves VALUES ('n00q5fvzkpznw6x7', 0, '2M', 'person', 1789067809147);
INSERT INTO majesty.moves VALUES ('n00q5fvzkpznw6x7', 2, '1B', 'person', 1789067897875);
INSERT INTO majesty.moves VALUES ('n00q5fvzkpznw6x7', 3, '1N', 'person', 1789067947643);
INSERT INTO majesty.moves VALUES ('72tpa440y74v7pzb', 1, '2N', 'person', 1789146532750);
INSERT INTO majesty.moves VALUES ('72tpa440y74v7pzb', 3, '4K', 'person', 1789146638062);
INSERT INTO majesty.moves VALUES ('htj0h66vxpscvjed', 1, '3G', 'person', 1789146965295);
INSERT INTO majesty.moves VALUES ('htj0h66vxpscvjed', 2, '1N', 'person', 1789147015538);
INSERT INTO majesty.moves VALUES ('9egv2zx8wemcymf2', 1, '5K', 'person', 1789236982934);
INSERT INTO majesty.moves VALUES ('9egv2zx8wemcymf2', 3, '2W', 'person', 1789237056246);
INSERT INTO majesty.moves VALUES ('9egv2zx8wemcymf2', 5, '1I', 'stand-in', 1789237134566);
INSERT INTO majesty.moves VALUES ('q01qn0gntx6sgkpk', 1, '1M', 'person', 1789237307067);
INSERT INTO majesty.moves VALUES ('q01qn0gntx6sgkpk', 3, '6K', 'person', 1789237401663);
INSERT INTO majesty.moves VALUES ('5wb29yv4c0bbvzmv', 0, '1I', 'person', 1789247450067);
INSERT INTO majesty.moves VALUES ('5wb29yv4c0bbvzmv', 2, '1G', 'person', 1789247555995);
INSERT INTO majesty.moves VALUES ('8z77n0dwc5vpe9pg', 0, '6B', 'person', 1789326500832);
INSERT INTO majesty.moves VALUES ('8z77n0dwc5vpe9pg', 2, '2M', 'person', 1789326602594);
INSERT INTO majesty.moves VALUES ('8z77n0dwc5vpe9pg', 4, '3M', 'person', 1789326678210);
INSERT INTO majesty.moves VALUES ('8z77n0dwc5vpe9pg', 6, '2I', 'person', 1789326768858);
INSERT INTO majesty.moves VALUES ('8z77n0dwc5vpe9pg', 8, '1M', 'person', 1789326828994);
INSERT INTO majesty.moves VALUES ('6c6jzvj5gkp3069t', 1, '6G', 'person', 1789327051553);
INSERT INTO majesty.moves VALUES ('6c6jzvj5gkp3069t', 3, '4N', 'person', 1789327105013);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 0, '1M', 'person', 1789410369633);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 2, '5B!', 'person', 1789411011749);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 3, '3M', 'person', 1789411378817);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 4, '5G', 'person', 1789411729281);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 6, '1B', 'person', 1789412474885);
INSERT INTO majesty.moves VALUES ('7yk6pctwp59c60n7', 1, '2B', 'person', 1789492832639);
INSERT INTO majesty.moves VALUES ('ksdeeyq4v49h2qva', 2, '3G', 'bot', 1789492931000);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 0, '2K', 'person', 1789493079806);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 2, '1I', 'person', 1789493146726);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 4, '2N', 'person', 1789493220702);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 6, '5M', 'person', 1789493293134);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 8, '1W', 'person', 1789493303230);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 10, '2K', 'person', 1789493364046);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 12, '1M', 'person', 1789493391646);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 14, '3W', 'person', 1789493465518);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 16, '2W', 'person', 1789493529830);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 18, '3K', 'person', 1789493590310);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 20, '1G', 'person', 1789493616126);
INSERT INTO majesty.moves VALUES ('c8e1kfznt8e7zpwg', 1, '4K', 'person', 1789493849827);
INSERT INTO majesty.moves VALUES ('zrvj8zhpw0yrws1k', 1, '1N', 'person', 1794251817776);
INSERT INTO majesty.moves VALUES ('zrvj8zhpw0yrws1k', 2, '1W', 'person', 1794251866211);
INSERT INTO majesty.moves VALUES ('zrvj8zhpw0yrws1k', 3, '1G', 'person', 1794251967357);
INSERT INTO majesty.moves VALUES ('k0jt2e8dzxkf76yc', 1, '3B', 'person', 1794334710409);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 1, '6I', 'bot', 1794334762092);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 3, '1N', 'person', 1794334853834);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 5, '2M', 'stand-in', 1794334940026);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 7, '1B', 'bot', 1794335046762);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 9, '4G', 'person', 1794335128338);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 11, '1K', 'stand-in', 1794327998842);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 13, '6M', 'bot', 1794328101858);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 15, '1B', 'person', 1794328247826);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 17, '3K', 'stand-in', 1794328317722);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 19, '3W>I', 'bot', 1794328344730);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 21, '2K', 'person', 1794328417202);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 23, '2N', 'stand-in', 1794328544034);
INSERT INTO majesty.moves VALUES ('n00q5fvzkpznw6x7', 4, '6B', 'person', 1789067962347);
INSERT INTO majesty.moves VALUES ('72tpa440y74v7pzb', 0, '3I', 'person', 1789146526035);
INSERT INTO majesty.moves VALUES ('72tpa440y74v7pzb', 2, '1W', 'person', 1789146585063);
INSERT INTO majesty.moves VALUES ('htj0h66vxpscvjed', 0, '6W', 'person', 1789146961498);
INSERT INTO majesty.moves VALUES ('htj0h66vxpscvjed', 3, '2M', 'person', 1789147053195);
INSERT INTO majesty.moves VALUES ('htj0h66vxpscvjed', 4, '4B', 'person', 1789147138726);
INSERT INTO majesty.moves VALUES ('9egv2zx8wemcymf2', 0, '6K', 'person', 1789236931563);
INSERT INTO majesty.moves VALUES ('9egv2zx8wemcymf2', 2, '1B', 'person', 1789237031079);
INSERT INTO majesty.moves VALUES ('9egv2zx8wemcymf2', 4, '3M', 'person', 1789237134455);
INSERT INTO majesty.moves VALUES ('q01qn0gntx6sgkpk', 0, '3I', 'person', 1789237282891);
INSERT INTO majesty.moves VALUES ('q01qn0gntx6sgkpk', 2, '1G', 'person', 1789237359145);
INSERT INTO majesty.moves VALUES ('5wb29yv4c0bbvzmv', 1, '5B', 'person', 1789247516427);
INSERT INTO majesty.moves VALUES ('8z77n0dwc5vpe9pg', 1, '6K', 'person', 1789326572022);
INSERT INTO majesty.moves VALUES ('8z77n0dwc5vpe9pg', 3, '1I', 'person', 1789326673266);
INSERT INTO majesty.moves VALUES ('8z77n0dwc5vpe9pg', 5, '1B', 'person', 1789326709114);
INSERT INTO majesty.moves VALUES ('8z77n0dwc5vpe9pg', 7, '2K', 'person', 1789326811258);
INSERT INTO majesty.moves VALUES ('6c6jzvj5gkp3069t', 0, '1B', 'person', 1789327022421);
INSERT INTO majesty.moves VALUES ('6c6jzvj5gkp3069t', 2, '1K', 'person', 1789327082439);
INSERT INTO majesty.moves VALUES ('6c6jzvj5gkp3069t', 4, '1M', 'person', 1789327119545);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 1, '2N', 'person', 1789410622026);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 5, '3M!', 'person', 1789412094044);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 7, '5B!', 'person', 1789412798077);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 8, '1G', 'person', 1789413002407);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 9, '3B!', 'person', 1789413438772);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 10, '1G', 'person', 1789413794185);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 11, '1K', 'person', 1789414149881);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 12, '5M!', 'person', 1789414422999);
INSERT INTO majesty.moves VALUES ('40mhbjhc78pm2apw', 13, '1M!', 'person', 1789414748660);
INSERT INTO majesty.moves VALUES ('7yk6pctwp59c60n7', 0, '5N', 'person', 1789492809086);
INSERT INTO majesty.moves VALUES ('ksdeeyq4v49h2qva', 0, '5M', 'person', 1789492930852);
INSERT INTO majesty.moves VALUES ('ksdeeyq4v49h2qva', 1, '6W', 'bot', 1789492930926);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 1, '1G', 'bot', 1789493079880);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 3, '2B', 'bot', 1789493146800);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 5, '1N', 'bot', 1789493220776);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 7, '1N', 'bot', 1789493293208);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 9, '1K', 'bot', 1789493303304);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 11, '2I', 'bot', 1789493364120);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 13, '5I', 'bot', 1789493391720);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 15, '1B', 'bot', 1789493465592);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 17, '3K', 'bot', 1789493529904);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 19, '1G', 'bot', 1789493590384);
INSERT INTO majesty.moves VALUES ('c5vmpqcade4d3y7j', 21, '4I', 'bot', 1789493616200);
INSERT INTO majesty.moves VALUES ('c8e1kfznt8e7zpwg', 0, '1K', 'person', 1789493816411);
INSERT INTO majesty.moves VALUES ('c8e1kfznt8e7zpwg', 2, '4M', 'person', 1789493867371);
INSERT INTO majesty.moves VALUES ('zrvj8zhpw0yrws1k', 0, '6M', 'person', 1794251765395);
INSERT INTO majesty.moves VALUES ('k0jt2e8dzxkf76yc', 0, '3I', 'person', 1794334656869);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 0, '2B', 'person', 1794334710589);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 2, '1G', 'stand-in', 1794334805654);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 4, '2K', 'bot', 1794334872682);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 6, '6G', 'person', 1794334981674);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 8, '1I', 'stand-in', 1794335110314);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 10, '2G', 'bot', 1794335173378);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 12, '2B', 'person', 1794328054738);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 14, '1M', 'stand-in', 1794328173642);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 16, '6W', 'bot', 1794328254882);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 18, '1B', 'person', 1794328329754);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 20, '1I', 'stand-in', 1794328374986);
INSERT INTO majesty.moves VALUES ('0y03aq9qytmvhw6w', 22, '3B', 'bot', 1794328469122);

INSERT INTO majesty.players VALUES ('b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d', 'Ada', '{"language":"de","theme":"dark"}', 1787339472843);
INSERT INTO majesty.players VALUES ('abababababababababababababababababababababababababababababababab', 'Odd \0 \\ ''"', '{"language":"tlh","theme":null,"kéy":"\u0000","sound":{"on":[true,null],"volume":0.5}}', 1794336397144);
INSERT INTO majesty.players VALUES ('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', '', '{"language":null,"theme":null}', 0);
INSERT INTO majesty.players VALUES ('a7c05089a65b7fdd4501a1f6c30dbeb645d57be56eeb80419f1749eb4268e658', 'Finn', '{"language":"en","theme":"dark","card_backs":"green"}', 1794336488806);

INSERT INTO majesty.tables VALUES ('tjx541pf1ny7bgth', 1787245559783, 1787339472769, 1787245559783, 1787245669696, 10, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"W I N M M W M GK BK GK K WN WI N IN I B W KI MK N I B WG BW G G M MB WG BW KI W","seed":15707127432273014802,"commitment":{"hash":"ced26fc3173f8353b07cf76410c88dab721f48edf47691413746e615faababd8","salt":"9a18e43fe89821a53f19ffd7a09d59952eb057a65ae59a63b89ec0e9013155c4"},"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 6, 1);
INSERT INTO majesty.tables VALUES ('3dzv1pvd5xc5kqrb', 1787688520956, 1787690001741, 1787688680942, 1787689930031, 32, 'over', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"meeples","announce":false},"cards":"G B N BW KI MK KI I K WG M GK WG B B BK IN GK M W WN WI KI N BW I N W MB BW G MK G","seed":14346279928895412680,"commitment":{"hash":"e75b3283c516a1f9c391cb1d354a28e2e3df9782f18dd6d65553bbd4536f3055","salt":"e8074ac31205579c3331017039d432fcc78d6d920e621be34c568ce2ac20c9a6"},"seats":[{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null},{"kind":"person","player":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","name":"Dörte 🦊","ready":true,"stand_in":null}],"host":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":"2prgrge78pa9xbfe","request":{"by":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","ply":3,"keep":2,"awaited":["694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2"]},"advice":{"ply":3,"moves":[["1N",32]],"asked":["694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2"]},"mutes":{"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5":["694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2"]}}', 24, 0);
INSERT INTO majesty.tables VALUES ('atpragkqt4p7615s', 1787782372869, 1787782508855, 1787782372869, 1787782508855, 7, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"K M G M W BW N K I MB W KI W M BW WI G B WG WG N IN BK WN KI I BW B M GK MK G GK","seed":2075719426916162038,"commitment":{"hash":"281b1dbb012f1650cd6aba9ba0063b3903dd9fabd3d46d603f205967a63af9db","salt":"759a1d0d812acd846ad191d02e31953f0c8ff3fd933416f035ce86e498a9e42e"},"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":"b7ba4jsvt771yt6j","next":null,"request":null,"advice":null}', 6, 0);
INSERT INTO majesty.tables VALUES ('fqx5bk90fh5zp8f2', 1787767835760, 1787775131971, 1787767835760, 1787768271815, 26, 'over', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"G M K M BW I KI B G W I G M N K I W MK WN KI GK BW N WG BK GK M IN B MB BW WI WG","seed":12468630446071728086,"commitment":{"hash":"f61914ccb6a641ebd5230ded5c8a3a5ec48f43f3d5f32e7e3c7b92d709cf637d","salt":"b6f6dbf6d9cc76ddd6632bc7779897903f0806fffe4171273591dc6da8292fe3"},"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":"b7ba4jsvt771yt6j","request":null,"advice":null}', 24, 0);
INSERT INTO majesty.tables VALUES ('ghxx0xfs6tkzp2e9', 1788109765137, 1788109863162, 1788109765137, 1788109863162, 5, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"G W N M M B WI B GK MB G KI BK N I K W M WG IN M I WN BW W KI GK BW N G MK WG B","seed":null,"commitment":null,"seats":[{"kind":"person","player":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","name":"Dörte 🦊","ready":true,"stand_in":null},{"kind":"bot","level":"herald","name":"","ready":true,"stand_in":null}],"host":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","turn_limit_ms":null,"substitute":"steward","practice":true,"previous":null,"next":null,"request":null,"advice":null}', 4, 0);
INSERT INTO majesty.tables VALUES ('mk1wc01vpmdgts4k', 1788210512147, 1788210512147, NULL, NULL, 1, 'over', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"G W N M M B WI B GK MB G KI BK N I K W M WG IN M I WN BW W KI GK BW N G MK WG B","seed":null,"commitment":null,"seats":[{"kind":"open","name":"Jane אב","ready":false,"stand_in":null},{"kind":"open","name":"<b>Bob</b>","ready":false,"stand_in":null}],"host":"9d149c9a27a44265b16ac025137eb3d4741b88f91a91ae0b7f431fdc50b21868","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null,"record":true}', 0, 0);
INSERT INTO majesty.tables VALUES ('xr7yew69xj701t0f', 1787245797080, 1787339472732, 1787245926294, 1787246075295, 16, 'playing', true, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"GI N G K G KI WG W G I B BW GK MK KI GK MB N K N G BK W WI WN BW M M WG I KI IN B","seed":11693982056870393732,"commitment":{"hash":"545ec6f95125f93234ba99296d60d4311a939c3859e4458f9b0b8ce41fc3980d","salt":"3f27b5b0a5a124a5fb1e5429372b579106402dcda8116b231885e7f9c9faedeb"},"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":{"by":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","ply":4,"keep":3,"awaited":["b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d"]},"advice":{"ply":4,"moves":[["1G",26]],"asked":["b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d"]},"mutes":{"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d":["c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4"],"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4":["b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d"]}}', 4, 2);
INSERT INTO majesty.tables VALUES ('7mgvzb9qznd6j8p0', 1788977613499, 1788978299517, 1788977790763, 1788978299517, 22, 'playing', true, '{"config":{"players":3,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"N W WG KI IN B BW K M I B I MK M KI GK KI W I WG N N WG M BK B WI WN G MK I BW IN B GK G MB M BW W K","seed":14627223261802262538,"commitment":{"hash":"5d949dc2a95ffd3f9ca27958383fe3bd3159ea06ebf3a091d007f82f0f954883","salt":"898b9cd7e8c22f9378eb8a767c74cd5590a8b98370a8415ecd16e2bd3b14fac9"},"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem \\ backslash","ready":true,"stand_in":null},{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":1209600000,"substitute":"page","practice":false,"previous":null,"next":null,"request":null,"advice":null,"back":{"at":1788978161659,"ply":12}}', 16, 0);
INSERT INTO majesty.tables VALUES ('b8c84xmadzt63ya8', 1788210522808, 1788210522771, 1788210522808, 1788210522771, 10, 'over', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"G W N M M B WI B GK MB G KI BK N I K W M WG IN M I WN BW W KI GK BW N G MK WG B","seed":null,"commitment":null,"seats":[{"kind":"open","name":"Jane אב","ready":false,"stand_in":null},{"kind":"open","name":"<b>Bob</b>","ready":false,"stand_in":null}],"host":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null,"record":true}', 9, 0);
INSERT INTO majesty.tables VALUES ('gpmmtxa93q985wxm', 1788210571007, 1788210571118, 1788210571007, 1788210571118, 11, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"G W N M M B WI B GK MB G KI BK N I K W M WG IN M I WN BW W KI GK BW N G MK WG B","seed":null,"commitment":null,"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":true,"previous":null,"next":null,"request":null,"advice":null}', 10, 0);
INSERT INTO majesty.tables VALUES ('ksdeeyq4v49h2qva', 1789492875744, 1789493068626, 1789492875744, 1789493068626, 12, 'playing', false, '{"config":{"players":3,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"KI W G N MB B WG GI M G N B B M KI WN WI I G B M BW KI MB M BW GK MK B GK IN BK N W WG K W WG N G I","seed":9881080032678142886,"commitment":{"hash":"5cb425d57ec5cf1374deb67fb74fe52bbd2104e50f3f67fb5519183901bb5a3a","salt":"35228e4f2ceaff5964039cbf5baf90a16b080c3f1925144021e7c6d8e896ba74"},"seats":[{"kind":"person","player":"c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6","name":"Gus O''Watch \"x\"","ready":true,"stand_in":null},{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null},{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null}],"host":"c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6","turn_limit_ms":null,"substitute":"steward","practice":true,"previous":null,"next":null,"request":null,"advice":null}', 3, 0);
INSERT INTO majesty.tables VALUES ('vecjaahgd1bdj2w7', 1787246231640, 1794334307224, NULL, NULL, 3, 'gathering', false, '{"config":{"players":3,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":null,"seed":null,"commitment":null,"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"open","name":"","ready":false,"stand_in":null},{"kind":"bot","level":"herald","name":"","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 0, 1);
INSERT INTO majesty.tables VALUES ('bys636224gge67pd', 1787510055649, 1794334374648, NULL, NULL, 2, 'gathering', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":null,"seed":null,"commitment":null,"seats":[{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":false,"stand_in":null},{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":"fqz90pqe66na8fb0","next":null,"request":{"by":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","ply":3,"keep":2,"awaited":["c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4"]},"advice":{"ply":3,"moves":[["1G",53],["3M",39],["2W",32]],"asked":["c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4"]}}', 0, 1);
INSERT INTO majesty.tables VALUES ('b7ba4jsvt771yt6j', 1787775131897, 1787782372943, 1787775131897, 1787775571725, 26, 'over', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"K B N I G G IN M W I WG W B GK KI N WN MK I MB BW WG M N WI BK GK B K KI G G BW","seed":517527101962733699,"commitment":{"hash":"f379651c15948210769f0752318f9c7b88dfc162e9bfb03d43c6755d1aed2c1f","salt":"fd122587b25202953da1b130ec2428564c0a46cde8b665fa86ec4b4394e46aa6"},"seats":[{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null},{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":"fqx5bk90fh5zp8f2","next":"atpragkqt4p7615s","request":null,"advice":null}', 24, 0);
INSERT INTO majesty.tables VALUES ('2prgrge78pa9xbfe', 1787690001667, 1787690244167, 1787690087599, 1787690244167, 6, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"meeples","announce":false},"cards":"N M MB M N G BK G WN BW W G BW GK B K GK WI I IN MK B W N I KI WG N M M KI WG MB","seed":8728487097080687153,"commitment":{"hash":"631c31b8b87ec455bd34ad910544885b4eb8a92363b6db102b88f4a00f4693f9","salt":"03efc30acce815ae9785ca37c77c81e72b19af3c78fe76e6149ec68910681715"},"seats":[{"kind":"person","player":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","name":"Dörte 🦊","ready":true,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null}],"host":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":"3dzv1pvd5xc5kqrb","next":null,"request":{"by":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","ply":3,"keep":2,"awaited":["694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2"]},"advice":{"ply":3,"moves":[["1N",32]],"asked":["694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2"]},"mutes":{"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5":["694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2"]}}', 3, 0);
INSERT INTO majesty.tables VALUES ('q01qn0gntx6sgkpk', 1789237157407, 1789247324802, 1789237275179, 1789237401663, 11, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"M GI IN MB N MK I I BK MB B N WG KI BW W B WN KI M GK W M BW IN WG WI K MK GK G G N","seed":5743570738076663881,"commitment":{"hash":"5ab33a974a99a758bc8cd645b91e3e1f08ce716be6819edc070f4115fb4f720c","salt":"b5bfd8ff4b0eafa9786e3c5131c404ee91e3169631e1751d815f6778fbf535c9"},"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":true,"stand_in":"page"}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":1209600000,"substitute":"page","practice":false,"previous":null,"next":null,"request":null,"advice":null,"back":{"at":1789247324765,"ply":4}}', 4, 0);
INSERT INTO majesty.tables VALUES ('6c6jzvj5gkp3069t', 1789326900135, 1789327119545, 1789326997075, 1789327119545, 9, 'playing', false, '{"config":{"players":3,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"MB K M I B N G W K BW IN MB B G BW W MB BW GK I BK GK M KI B K G MK M WG G WN I KI WG IN W B N N WI","seed":14616094090207260749,"commitment":{"hash":"fda2d00c87a4c656f690883abccf9105b5a5b4e84a26a4d90079b31afddc70eb","salt":"6861f8a6e8e67b8a9d2c57844358961f35630365b5f8358ba6bc2c4b6748389a"},"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Left","ready":true,"stand_in":null},{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":true,"stand_in":null},{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Right","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 5, 0);
INSERT INTO majesty.tables VALUES ('fqz90pqe66na8fb0', 1787508660813, 1787510055723, 1787508733091, 1787509845253, 36, 'over', true, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"G W N M M B WI B GK MB G KI BK N I K W M WG IN M I WN BW W KI GK BW N G MK WG B","seed":10057857631098405777,"commitment":{"hash":"cb305acb7b56f26b151e0426e070a788c5ed4458e4ec829528cf1c101ef85a69","salt":"76ace1ab565db9c8b0a958a726bc7502b36385c2d8e29cd63ba4ed4940863e9e"},"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":"bys636224gge67pd","request":{"by":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","ply":3,"keep":2,"awaited":["c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4"]},"advice":{"ply":3,"moves":[["1G",53],["3M",39],["2W",32]],"asked":["c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4"]}}', 24, 4);
INSERT INTO majesty.tables VALUES ('3wws8gn66apyjfsz', 1788109917514, 1788110056466, 1788109917514, 1788110056466, 25, 'over', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"G W N M M B WI B GK MB G KI BK N I K W M WG IN M I WN BW W KI GK BW N G MK WG B","seed":null,"commitment":null,"seats":[{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null}],"host":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","turn_limit_ms":null,"substitute":"steward","practice":true,"previous":null,"next":null,"request":null,"advice":null}', 24, 0);
INSERT INTO majesty.tables VALUES ('q77ax072qrczy7sd', 1788109713208, 1787509178543, 1788109713208, 1787509178543, 8, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"G W N M M B WI B GK MB G KI BK N I K W M WG IN M I WN BW W KI GK BW N G MK WG B","seed":null,"commitment":null,"seats":[{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null}],"host":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","turn_limit_ms":null,"substitute":"steward","practice":true,"previous":null,"next":null,"request":null,"advice":null}', 7, 0);
INSERT INTO majesty.tables VALUES ('vjjyg076hkaemc49', 1787944116561, 1787944120150, 1787944116561, 1787944120150, 49, 'over', true, '{"config":{"players":4,"sides":"BBBBBBBB","deck":"standard","ties":"shared","announce":false},"cards":"G M N GN I K N MB M M G BW W M G M IN MB WG M I GI B B K W IN M GK G WG MK B KI BK BW W N KI GK N BW G WN K I MB M WI W I B WG","seed":4991659564736254180,"commitment":{"hash":"a7ed6857fb43255443f9dd1ef638b9875158ac7ef8d7a64d4a5cd2da7dc71d38","salt":"7b8461783234077e0c1e71a762a6a3d3f969e46fcee63bf48f170c80de7d0515"},"seats":[{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null},{"kind":"bot","level":"herald","name":"","ready":true,"stand_in":null},{"kind":"bot","level":"steward","name":"","ready":true,"stand_in":null},{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null}],"host":"a7c05089a65b7fdd4501a1f6c30dbeb645d57be56eeb80419f1749eb4268e658","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 48, 0);
INSERT INTO majesty.tables VALUES ('jh6jp5kyxp6hh3y6', 1788210448059, 1788210448022, 1788210448059, 1788210448022, 25, 'over', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"G W N M M B WI B GK MB G KI BK N I K W M WG IN M I WN BW W KI GK BW N G MK WG B","seed":null,"commitment":{"hash":"cb305acb7b56f26b151e0426e070a788c5ed4458e4ec829528cf1c101ef85a69","salt":"76ace1ab565db9c8b0a958a726bc7502b36385c2d8e29cd63ba4ed4940863e9e"},"seats":[{"kind":"open","name":"Ada","ready":false,"stand_in":null},{"kind":"open","name":"Cem","ready":false,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null,"record":true}', 24, 0);
INSERT INTO majesty.tables VALUES ('d4tqqmae4v740rdv', 1787944147143, 1794258506726, 1787944239777, 1787945077721, 45, 'over', false, '{"config":{"players":3,"sides":"AAAAAAAA","deck":"together","ties":"shared","announce":true},"cards":"B I BW G MB B KI MB G K WG W GI WG M GK KI M BW WI M N N IN W WG I KI M MK K W N M B MK N B B IN MB M G GK BK G GN B I BW M M W N I G M W WN K","seed":3557307065725861754,"commitment":{"hash":"a9787e2935ac100123b641766a539a0f47961280c48fb5a9f855bc14362fbe2a","salt":"d4fc0924c4bbd022c22a23ce00159ed990325a2135c70b3c0bd4d6cb3b2551c8"},"seats":[{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":true,"stand_in":null},{"kind":"person","player":"63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f","name":"","ready":true,"stand_in":null},{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null}],"host":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","turn_limit_ms":null,"substitute":"page","practice":false,"previous":null,"next":null,"request":null,"advice":null,"back":{"at":1787944575659,"ply":18}}', 36, 1);
INSERT INTO majesty.tables VALUES ('khrp9szpefbyzgxf', 1788978343898, 1788978764130, 1788978513190, 1788978689606, 10, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"W B M G M K GK M W G WI M WG N WG BW BK I B W I BW B MB G GK KI KI MK K N WN IN","seed":3694896535056796567,"commitment":{"hash":"addbc11648b6ce7d5d53654d7741d508441b01c6d5a5df7e104223f3c3b0f2e7","salt":"f851ef1fbde64f751933ca07b9cf4958e48f06ec40a4e8e03d445e94e9d36d1c"},"seats":[{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null},{"kind":"person","player":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","name":"Dörte 🦊","ready":true,"stand_in":null}],"host":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":{"by":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","ply":5,"keep":4,"awaited":["694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2"]},"advice":null}', 5, 0);
INSERT INTO majesty.tables VALUES ('ahvvzz7v0evsdyt0', 1789493709855, 1794420307338, 1789493709855, 1789493709855, 2, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"meeples","announce":false},"cards":"M N N MB B I IN WG G GK M N M W MK KI K G WN BW B B N W WI KI BW WG MB I I GK BK","seed":3223218576367883430,"commitment":{"hash":"d572edcebbf393db722a7a099852401a9c1d1481d1096eb7efbc21ea6779e28d","salt":"88bdc87204cd3347cda79f28d3b1a24967715fbffdbe3880758af5627b1dcbfa"},"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"bot","level":"chancellor","name":"","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 0, 1);
INSERT INTO majesty.tables VALUES ('c8e1kfznt8e7zpwg', 1789493753105, 1789493867371, 1789493804875, 1789493867371, 7, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"KI N M I K M GK WG BW K IN I B KI G B N W W M WN WG I GK BW N M G MB MK WI KI BK","seed":12446976683515490349,"commitment":{"hash":"2a714518a10f2b53de93e5c6f06cdb506990c80f26bec06b5f2cb869aaa13744","salt":"7e65f663fb37fe14f1fe35e9781c356e7c7d17b79e7693bd6a8a92e00cec2bfd"},"seats":[{"kind":"person","player":"8aaac9a305fa2fd5b27ab582cf4e97444bf2236298b6e811bfd63f1054b0ee78","name":"R2","ready":true,"stand_in":null},{"kind":"person","player":"f9ddf703f1064bb83548dfaae1ce4020ba6e4f1538e8034f9084b872e87ad540","name":"","ready":true,"stand_in":null}],"host":"8aaac9a305fa2fd5b27ab582cf4e97444bf2236298b6e811bfd63f1054b0ee78","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 3, 0);
INSERT INTO majesty.tables VALUES ('7t6q44246sh59vzn', 1789067189699, 1789067676396, 1789067277363, 1789067630067, 15, 'playing', false, '{"config":{"players":3,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"G MK BW N W MB K M IN I B W M GN IN WN GK KI N BW M MK WG BW B I MB W N GK K W G M WI B I G BK KI WG","seed":3904869292644579924,"commitment":{"hash":"e36b1789aa800a16e9437f62d25c2fca0655a8f20f7beef64e77f137080aa67c","salt":"0a6bcb323d586019c3b5e83d425ffb7101d1b20753aea213059af082954058ac"},"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null},{"kind":"person","player":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","name":"Dörte 🦊","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":{"by":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","ply":7,"keep":6,"awaited":["694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2"]},"advice":null}', 7, 0);
INSERT INTO majesty.tables VALUES ('htj0h66vxpscvjed', 1789146741126, 1789147138726, 1789146907278, 1789147138726, 14, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"N B G M WG W K BK MK N G I I WG W BW B BW GK B WI WN W IN KI N GK G M MB WG KI M","seed":17145646418860624588,"commitment":{"hash":"e01b827c99a609b4c6e662485472f8227c693d039e7e5bb7907707dc90619919","salt":"9298110f7b5ce1f2191931916e80dfd1b1d80c70f0387ff961faf1558064557e"},"seats":[{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null},{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":true,"stand_in":null}],"host":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":{"by":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","ply":4,"keep":3,"awaited":["41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5"]},"advice":{"ply":3,"moves":[["1B",71],["2M",71],["4K",62]],"asked":["c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4"]}}', 5, 0);
INSERT INTO majesty.tables VALUES ('72tpa440y74v7pzb', 1789146313039, 1789146701719, 1789146461207, 1789146638062, 9, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"WG IN I KI B B GK MK KI MB G BK K WG WI I IN G GK B M B BW M N BW N WN W W I KI WG","seed":9444304150103972305,"commitment":{"hash":"6f8015b1a861fa1b94cbe58ee4b098f683ede81ae11201356a1a12b66477d0d8","salt":"d34d3919ec2d1c1d80b27a0a3e0371036ca30e4025534d14f6c872ee982eb46e"},"seats":[{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":true,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null}],"host":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":{"ply":4,"moves":[["1K",41],["4K",23],["1I",30]],"asked":["c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4"]}}', 4, 0);
INSERT INTO majesty.tables VALUES ('9egv2zx8wemcymf2', 1789236777131, 1789237134566, 1789236903567, 1789237134566, 11, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"BW I W M K KI MK W N I B K BW G WG KI MB BW WN IN G M N M GK B BK WG W WI I GK KI","seed":16472668624256727962,"commitment":{"hash":"66d0297284bee8065d41c9eaddad5f3ad5f7f10a71b09cf92eee51f5778b8559","salt":"64d8c723ad78be8387c60c9948a0a37019f6bd987fd988d4e2362d9dc28785f8"},"seats":[{"kind":"person","player":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","name":"Dörte 🦊","ready":true,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":"herald"}],"host":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","turn_limit_ms":null,"substitute":"herald","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 6, 0);
INSERT INTO majesty.tables VALUES ('n00q5fvzkpznw6x7', 1789067685731, 1789068088291, 1789067752219, 1789068088291, 12, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"B M N M I MK G WI W B BW G WG N BW KI KI IN MB K M I WN I N B MK W BK WG GK M GK","seed":1056707770566161455,"commitment":{"hash":"cc2da681fe5695dda49bfaab04f2224eae261f48c96238d804ce3208fc44372e","salt":"563473cd1296d2236312a6509ed44cebd8cd81b326e3840dc2b4b6439039bf9d"},"seats":[{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":true,"stand_in":null},{"kind":"person","player":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","name":"Dörte 🦊","ready":true,"stand_in":null}],"host":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 5, 0);
INSERT INTO majesty.tables VALUES ('5wb29yv4c0bbvzmv', 1789247354125, 1789247620027, 1789247440747, 1789247555995, 9, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"GI G I K N B KI BW IN MB M G K B GK WG WI MK W G B WG I M BW N N WN I BK GK KI W","seed":15509080667047947433,"commitment":{"hash":"6369c6db35f17c96b63cbfa1302da9750f5849557c6f5d207707cdfd724fc7f7","salt":"d994ab07758bb47e2e4ca41522d44aca3f5f32a1c2961112862050f3a4eb1211"},"seats":[{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":true,"stand_in":"steward"},{"kind":"person","player":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","name":"Dörte 🦊","ready":true,"stand_in":"steward"}],"host":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 3, 0);
INSERT INTO majesty.tables VALUES ('8z77n0dwc5vpe9pg', 1789326482522, 1789326828994, 1789326482522, 1789326828994, 10, 'playing', false, '{"config":{"players":2,"sides":"AAABBBBA","deck":"standard","ties":"shared","announce":false},"cards":"I M BW M M B KI I GK WG BK W MB M GK IN G N WG I KI B MK G N K BW WI M W BW B WN","seed":10048398943020195721,"commitment":{"hash":"2886be8394fe83919c513b39c72f906078eaf297a8cc850ea9adaf6d943abfa6","salt":"b7ad03be529ad298103f932fa4a50b92f2c02360a953736dc5270ff5a48eb616"},"seats":[{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben''s sister","ready":true,"stand_in":null}],"host":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 9, 0);
INSERT INTO majesty.tables VALUES ('40mhbjhc78pm2apw', 1789409576491, 1789414748660, 1789409907483, 1789414748660, 134, 'playing', true, '{"config":{"players":4,"sides":"BABABBAA","deck":"standard","ties":"shared","announce":true},"cards":"M MB GN G M M B G GI K B B MB I N W M MK K IN B WG I W N W WG G MK KI I M WI N WN W GK MB BW GK BW W BK B M G K I WG B KI IN N","seed":7,"commitment":{"hash":"8ab77c4458fbf0174b24c62618e20c4997b056eb09cf09b887b1a1c2a024646a","salt":"65eb4f9e50908139544a8c7f39caa01186203f90e43386f299043d1388ce4f34"},"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null},{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":true,"stand_in":null},{"kind":"person","player":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","name":"Dörte 🦊","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 14, 112);
INSERT INTO majesty.tables VALUES ('wahnm9kp369ejpfr', 1794161525875, 1794161592541, NULL, NULL, 3, 'gathering', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":null,"seed":null,"commitment":null,"seats":[{"kind":"open","name":"","ready":false,"stand_in":null},{"kind":"open","name":"","ready":false,"stand_in":null}],"host":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 0, 1);
INSERT INTO majesty.tables VALUES ('2f25pd8zhyjj05jz', 1794082387437, 1794082544243, NULL, NULL, 4, 'gathering', false, '{"config":{"players":4,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":null,"seed":18446744073709551615,"commitment":null,"seats":[{"kind":"person","player":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","name":"Ada","ready":true,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":false,"stand_in":null},{"kind":"bot","level":"steward","name":"","ready":true,"stand_in":null},{"kind":"person","player":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","name":"Dörte 🦊","ready":true,"stand_in":null}],"host":"b0e4291a4ee2d7f0b0b7a861f9e842be9ab970800f4bb0436b4ece62febb2d7d","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 0, 0);
INSERT INTO majesty.tables VALUES ('4wfk0vv644087qyc', 1794082604939, 1794082683346, NULL, NULL, 3, 'gathering', true, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":null,"seed":null,"commitment":null,"seats":[{"kind":"open","name":"","ready":false,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null}],"host":"a7c05089a65b7fdd4501a1f6c30dbeb645d57be56eeb80419f1749eb4268e658","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 0, 0);
INSERT INTO majesty.tables VALUES ('0y03aq9qytmvhw6w', 1794334710536, 1794328544034, 1794334710536, 1794328544034, 25, 'over', true, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"meeples","announce":false},"cards":"G B N BW KI MK KI I K WG M GK WG B B BK IN GK M W WN WI KI N BW I N W MB BW G MK G","seed":14346279928895412680,"commitment":{"hash":"e75b3283c516a1f9c391cb1d354a28e2e3df9782f18dd6d65553bbd4536f3055","salt":"e8074ac31205579c3331017039d432fcc78d6d920e621be34c568ce2ac20c9a6"},"seats":[{"kind":"person","player":"abababababababababababababababababababababababababababababababab","name":"Odd 😀\u0000","ready":true,"stand_in":"a level of the future"},{"kind":"bot","level":"emperor","name":"named bot","ready":true,"stand_in":null}],"host":"abababababababababababababababababababababababababababababababab","turn_limit_ms":null,"substitute":"","practice":false,"previous":null,"next":null,"request":null,"advice":null,"version":9}', 24, 0);
INSERT INTO majesty.tables VALUES ('7yk6pctwp59c60n7', 1789492380786, 1789492875670, 1789492600782, 1789492832639, 14, 'playing', false, '{"config":{"players":3,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"G BW N N IN I M W KI GN W M WG K N WG WI I KI G WG B M GK BW KI K B G W BW BK MK W GK MB WN M I N IN","seed":13581383541761294494,"commitment":{"hash":"c114dd91e8c8585f4c9c0c6f9f5c263f1bd9eb404eebd8b2e32ebf983466bd05","salt":"f2e97377ec46437d867183acd17eb5b9ebe0069069e5701cf11da478f20914c5"},"seats":[{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null},{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":true,"stand_in":null},{"kind":"person","player":"694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","name":"Dörte 🦊","ready":true,"stand_in":null}],"host":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null,"mutes":{"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5":["694de7514dc9f3e7ec0ebe2d420de00c3f2bd62c3b5a170aba07971b446facf2","c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4"],"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4":[]}}', 2, 2);
INSERT INTO majesty.tables VALUES ('c5vmpqcade4d3y7j', 1789493068663, 1789493684166, 1789493068663, 1789493684166, 26, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"G K I IN MB GN WN BW KI M M BK I B G BW WG I G GK MK KI K WG IN MB N B W GK W N WI","seed":424764713186101941,"commitment":{"hash":"e97779bc122062cc9f5a742321b613bdd66b3b307ba0963323a143010ec10c5b","salt":"474074ece4b05e4f30cfe73a9fc0ad293436fbac13fd95b2553cf782ec05fc1a"},"seats":[{"kind":"person","player":"c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6","name":"Gus O''Watch \"x\"","ready":true,"stand_in":null},{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null}],"host":"c670ab8b1649a69637abaad82687191ad6654107279abedd4194f816887091d6","turn_limit_ms":null,"substitute":"steward","practice":true,"previous":null,"next":null,"request":null,"advice":null}', 22, 0);
INSERT INTO majesty.tables VALUES ('afdbf1ysa11qrfy6', 1794082277479, 1794082315790, NULL, NULL, 2, 'gathering', true, '{"config":{"players":3,"sides":"ABABABAB","deck":"together","ties":"meeples","announce":true},"cards":null,"seed":42,"commitment":null,"seats":[{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":true,"stand_in":null},{"kind":"open","name":"","ready":false,"stand_in":null},{"kind":"bot","level":"page","name":"","ready":true,"stand_in":null}],"host":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","turn_limit_ms":60000,"substitute":"page","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 0, 1);
INSERT INTO majesty.tables VALUES ('rpwxb18w6rzsksey', 1794161658207, 1794161748327, NULL, NULL, 3, 'gathering', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":null,"seed":null,"commitment":null,"seats":[{"kind":"open","name":"","ready":false,"stand_in":null},{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"Cem","ready":false,"stand_in":null}],"host":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 0, 0);
INSERT INTO majesty.tables VALUES ('m2971s1npfkvm9vr', 1794161785070, 1794161785070, NULL, NULL, 1, 'gathering', false, '{"config":{"players":4,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":null,"seed":null,"commitment":null,"seats":[{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Guest 2","ready":true,"stand_in":null},{"kind":"open","name":"","ready":false,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"","ready":true,"stand_in":null}],"host":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 0, 0);
INSERT INTO majesty.tables VALUES ('wjr1j95vee6zcetg', 1794252209365, 1794258506652, NULL, NULL, 5, 'gathering', false, '{"config":{"players":3,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":null,"seed":null,"commitment":null,"seats":[{"kind":"open","name":"","ready":false,"stand_in":null},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":false,"stand_in":null},{"kind":"open","name":"","ready":false,"stand_in":null}],"host":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 0, 1);
INSERT INTO majesty.tables VALUES ('vdadxeafkzk4r0g7', 1794335852532, 1794336358071, NULL, NULL, 18, 'gathering', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":null,"seed":null,"commitment":null,"seats":[{"kind":"person","player":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f","name":"","ready":false,"stand_in":null},{"kind":"open","name":"","ready":false,"stand_in":null}],"host":"abababababababababababababababababababababababababababababababab","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null}', 0, 17);
INSERT INTO majesty.tables VALUES ('zrvj8zhpw0yrws1k', 1794251389817, 1794258506689, 1794251667019, 1794251967357, 21, 'playing', true, '{"config":{"players":3,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"GN W G BW I MB B W G B W M N KI G MB WG N N WG BW KI M W MK G GK B BK I M GK K IN W WI I BW B KI WN","seed":10324852448697067823,"commitment":{"hash":"47f2f263538428a4287345d3215bc44f89994182a117862fbf5958610780fe4e","salt":"2d263301cc039b446e32f48b6d9ef49f696923f02e9095e4d7072109d0ccdc0e"},"seats":[{"kind":"person","player":"63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f","name":"","ready":true,"stand_in":"steward"},{"kind":"person","player":"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5","name":"Ben","ready":true,"stand_in":null},{"kind":"person","player":"e2d8602e739e0889bf94da7c1f49156af7a75308bc9d4f0d4de5dcef088152ac","name":"","ready":true,"stand_in":"steward"}],"host":"63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":{"ply":3,"moves":[["1G",39]],"asked":["63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f"]},"mutes":{"41273cc53a5ecae023e266a15ca27c46179c854a524b152d58e476a490438de5":["63e1ef68d86b0176adcbcc28ceb56f648414a94cf25bcc280e06870d33a2fa6f"]}}', 4, 4);
INSERT INTO majesty.tables VALUES ('k0jt2e8dzxkf76yc', 1794334446955, 1794334710483, 1794334606683, 1794334710409, 7, 'playing', false, '{"config":{"players":2,"sides":"AAAAAAAA","deck":"standard","ties":"shared","announce":false},"cards":"M GI KI B I M BW KI B MK W M I BW B N BK KI GK W GK G G M I WG IN N WG K WN MB WI","seed":2342388452264138357,"commitment":{"hash":"c3ea06f31cd45f2928b09486da78d9b6c79ce4efa3e1562fcaa9411481d0ca03","salt":"581e5d4984d3681027c91f984687a0120a1eeffe29576e54a22f097f77d20c65"},"seats":[{"kind":"person","player":"a7c05089a65b7fdd4501a1f6c30dbeb645d57be56eeb80419f1749eb4268e658","name":"Finn","ready":true,"stand_in":null},{"kind":"person","player":"c23ba1b4f5948f9f7f768f3519b086cf0a98f7f3aa09509107f8cbd57624a8a4","name":"C\u0000e\\0m ‮meC","ready":true,"stand_in":null}],"host":"a7c05089a65b7fdd4501a1f6c30dbeb645d57be56eeb80419f1749eb4268e658","turn_limit_ms":null,"substitute":"steward","practice":false,"previous":null,"next":null,"request":null,"advice":null,"another":"''quoted'' \"twice\" \\ once","tournament":{"deep":{"er":{}},"of":[1,2.5,null,"ü\u0000‮x",true],"round":3}}', 2, 0);

ALTER TABLE ONLY majesty._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);

ALTER TABLE ONLY majesty.accounts
    ADD CONSTRAINT accounts_name_key_key UNIQUE (name_key);

ALTER TABLE ONLY majesty.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (player_id);

ALTER TABLE ONLY majesty.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, n);

ALTER TABLE ONLY majesty.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY majesty.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (table_id, seat);

ALTER TABLE ONLY majesty.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY (table_id, ply);

ALTER TABLE ONLY majesty.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY majesty.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);

ALTER TABLE ONLY majesty.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);

CREATE INDEX chat_by_player ON majesty.chat USING btree (player_id);

CREATE INDEX keys_by_owner ON majesty.keys USING btree (owner);

CREATE INDEX members_by_player ON majesty.members USING btree (player_id);

CREATE INDEX tables_by_phase ON majesty.tables USING btree (phase, listed, created_at);

ALTER TABLE ONLY majesty.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES majesty.tables(id) ON DELETE CASCADE;

ALTER TABLE ONLY majesty.members
    ADD CONSTRAINT members_table_id_fkey FOREIGN KEY (table_id) REFERENCES majesty.tables(id) ON DELETE CASCADE;

ALTER TABLE ONLY majesty.moves
    ADD CONSTRAINT moves_table_id_fkey FOREIGN KEY (table_id) REFERENCES majesty.tables(id) ON DELETE CASCADE;

