### Accounts, for those who want one.

account = Account
account-guest = You play as a guest, and nothing is missing: every table is open to you. With an account your games are with you in every browser.
# $name (String)
account-signed-in = Signed in as { $name }
account-create = Create an account
account-create-about = The games of this browser come along.
account-sign-in = Sign in
account-sign-in-about = The games of this browser join those of the account.
account-guest-tokens-end = Tokens that you made as a guest are withdrawn. Create new ones in your account.
account-sign-out = Sign out
account-password = Password
account-password-hint = At least 8 characters. We don’t have your email address; if you forget your password, only the operator of this server can give you a link to set a new one.
account-password-old = Present password
account-password-new = New password
account-password-change = Change password
account-password-change-about = This signs out all other browsers and withdraws all tokens.
account-sessions = Where you are signed in
account-session-this = this browser
account-session-unknown = A browser
account-session-end = Sign out
account-others-end = Sign out everywhere else
account-others-about = Tokens keep working unless you withdraw them as well.
account-others-tokens = Withdraw all tokens as well
# $date (String)
account-since = since { $date }
account-used-now = used just now
account-used-minutes = { $count ->
    [one] used { $count } minute ago
   *[other] used { $count } minutes ago
}
account-used-hours = { $count ->
    [one] used { $count } hour ago
   *[other] used { $count } hours ago
}
account-used-days = { $count ->
    [one] used { $count } day ago
   *[other] used { $count } days ago
}
account-tokens = Tokens for programs
account-tokens-about = With a token a program you wrote sits down at tables. Whoever has it can use it, so keep it like a password.
account-token-name = What it is for
account-token-acts = Who it plays as
account-token-me = for me, on my seats
account-token-own = as a player of its own
account-token-create = Create a token
account-token-made = This is the new token. It is shown this once and kept nowhere: copy it now.
account-token-withdraw = Withdraw
account-export = Take it with you
account-export-about = Everything that is kept about you in one file: settings, tokens without their secrets, your tables with all moves, the records of finished games, and what you said.
account-export-file = Download as JSON
account-delete = Delete everything
account-delete-keys = Account, sessions, tokens and settings are gone at once.
account-delete-words = What you said is removed from every chat, and your name from every seat.
account-delete-games = Games in which only you and bots sat are deleted. Those with other people stay theirs; where one is still on, a bot plays for you.
account-delete-final = Nobody can undo it.
account-delete-yes = Yes, delete everything about me.
account-done-created = Welcome! Your games are with your account now.
account-done-password = The password is changed. All other browsers are signed out, and all tokens are withdrawn.
account-done-ended = Done: it does not count any more.
account-done-others = All other browsers are signed out.
account-done-others-stay = All other browsers are signed out. Your tokens keep working; you can withdraw them below.
account-done-others-tokens = All other browsers are signed out, and all tokens are withdrawn.
account-done-guest-tokens = You are signed in, and the games of this browser are with your account. The tokens that you made as a guest no longer work: create new ones below.
account-done-deleted = Everything about you is deleted.
account-name-taken = Somebody has this name already. Choose another one, or sign in if it is yours.
account-name-wrong = A name has 1 to 24 characters. Choose another one.
account-password-length = A password has 8 to 256 characters. Choose another one.
account-no-match = Wrong name or password. Try again; if you forgot your password, ask the operator of this server for a link to set a new one.
account-password-wrong = This is not the present password, so nothing was changed. Try again.
account-not-signed-in = You are not signed in any more. Sign in again to do this.
account-only-browser = A token cannot do this. Open the account page in a browser.
account-tokens-full = There are 20 tokens, and no more can be kept. Withdraw one first.
account-token-nameless = Say what the token is for, so that you recognise it later.
account-key-gone = It does not count any more, or it is not yours.
account-not-sure = Nothing was deleted: tick the box if you are sure.
account-busy = Many people sign in at this moment. Try again in a few seconds.
account-export-running = Another export of yours is still being downloaded. Wait until it is done, then try again.
account-export-busy = Many people are downloading their data right now. Try again in a minute.
