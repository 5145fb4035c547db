### Accounts, for anyone who wants one.

account = Account
account-guest = You’re playing as a guest, and every table is open to you. With an account, your games follow you to every browser.
# $name (String)
account-signed-in = Signed in as { $name }
account-create = Create an account
account-create-about = The games from this browser will be added to your account.
account-sign-in = Sign in
account-sign-in-about = The games from this browser will be added to your account.
account-guest-tokens-end = Tokens you created as a guest will be revoked. You can create new ones in your account.
account-sign-out = Sign out
account-password = Password
account-password-hint = At least 8 characters. We don’t have your email address, so if you forget your password, only the operator of this server can give you a link to set a new one.
account-password-old = Current password
account-password-new = New password
account-password-change = Change password
account-password-change-about = This signs you out in all other browsers and revokes all tokens.
account-sessions = Where you’re signed in
account-session-this = this browser
account-session-unknown = Unknown browser
account-session-end = Sign out
account-others-end = Sign out everywhere else
account-others-about = Tokens keep working unless you revoke them as well.
account-others-tokens = Revoke all tokens as well
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
account-tokens-about = A token lets a program you wrote sit down at tables. Anyone who has it can use it, so treat it like a password.
account-token-name = What it’s for
account-token-acts = Who it plays as
account-token-me = as me, in my seats
account-token-own = as its own player
account-token-create = Create a token
account-token-made = This is your new token. It’s shown only once: copy it now.
account-token-withdraw = Revoke
account-export = Your data
account-export-about = Everything stored about you in one file: settings, tokens without their secrets, your tables with all moves, the records of finished games, and your chat messages.
account-export-file = Download as JSON
account-delete = Delete everything
account-delete-keys = Your account, sessions, tokens and settings will be deleted immediately.
account-delete-words = Your messages will be removed from every chat, and your name from every seat.
account-delete-games = Games with only you and bots will be deleted. Games with other people will be kept for them; if one is still running, a bot will take your seat.
account-delete-final = This can’t be undone.
account-delete-yes = Yes, delete everything about me.
account-done-created = Welcome! Your games now belong to your account.
account-done-password = Your password has been changed. All other browsers have been signed out, and all tokens have been revoked.
account-done-ended = Done: access has been revoked.
account-done-others = All other browsers have been signed out.
account-done-others-stay = All other browsers have been signed out. Your tokens keep working; you can revoke them below.
account-done-others-tokens = All other browsers have been signed out, and all tokens have been revoked.
account-done-guest-tokens = You’re signed in, and the games from this browser now belong to your account. The tokens you created as a guest have been revoked; you can create new ones below.
account-done-deleted = Everything about you has been deleted.
account-name-taken = This name is taken. Choose another, or sign in if it’s yours.
account-name-wrong = A name must be 1 to 24 characters long. Choose another.
account-password-length = A password must be 8 to 256 characters long. Choose another.
account-no-match = Wrong name or password. Try again; if you’ve forgotten your password, ask the operator of this server for a link to set a new one.
account-password-wrong = That isn’t your current password, so nothing was changed. Try again.
account-not-signed-in = You’re no longer signed in. Sign in again to do this.
account-only-browser = A token can’t do this. Open the account page in a browser.
account-tokens-full = You have 20 tokens, which is the limit. Revoke one first.
account-token-nameless = Say what the token is for so you’ll recognise it later.
account-key-gone = This session or token is no longer valid, or it isn’t yours.
account-not-sure = Nothing was deleted. To delete your account, tick the box first.
account-busy = Many people are signing in right now. Try again in a few seconds.
account-export-running = You’re already downloading another export. Wait until it’s done, then try again.
account-export-busy = Many people are downloading their data right now. Try again in a minute.
