### Reports, locks, one-time links, and the pages on privacy and about the operator.

report-line = Report a message
report-reason = Why? (optional)
report-send = Report
report-how = Then press “Report” next to the message.
report-thanks = Thank you. The operator of this server will look at this message.
report-no-line = This message is no longer there.

locked-address = The operator of this server has blocked your network.
locked-player = The operator of this server has blocked you from playing and chatting.
# $date (String)
locked-until = The block ends on { $date } UTC.
locked-open = The block stays until the operator lifts it.

reset-title = Set a new password
# $name (String)
reset-about = This link sets a new password for the account { $name }. It also signs out all browsers and revokes all tokens.
reset-set = Set password
reset-gone = This link doesn’t work: it has already been used, it has expired, or part of it is missing. Ask the operator of this server for a new one.
reset-done = Your new password has been set. Sign in with it.

privacy = Privacy
imprint = Imprint
privacy-lead = What this server stores about you, why, and for how long.
# $name (String)
privacy-operator = This server is run by { $name }.
privacy-operator-unknown = The operator of this server hasn’t given a name here.
privacy-rights = You don’t need an account or an email address. On the account page you can download everything stored about you, or delete it.
privacy-nobody = Nothing is shared with anyone else: no trackers, no advertising, no files from other sites.
privacy-what = What
privacy-why = Why
privacy-how-long = For how long
privacy-cookies = Cookies: a random secret, your name, language, theme, last opponents and progress in the lessons
privacy-cookies-why = So that this browser keeps your seats and settings. Nothing works without this cookie, and there are no others.
privacy-cookies-time = Up to two years in your browser, or until you delete them
privacy-address = Your network address
privacy-address-why = To limit how many requests one address can send.
privacy-address-time = A few minutes, in memory; it isn’t stored
privacy-account = Account: a name, a hash of the password, settings
privacy-account-why = So your games follow you to any browser.
privacy-account-time = Until you delete the account
privacy-sessions = Sessions: where you’re signed in
privacy-sessions-why = So you stay signed in, and can sign out elsewhere.
# $time (String)
privacy-sessions-time = { $time } after the last use
privacy-tokens = Tokens for programs
privacy-tokens-why = So programs can play for you.
# $time (String)
privacy-tokens-time = { $time } after the last use
privacy-gathering = Tables whose game never began
privacy-gathering-why = So friends can still join.
# $time (String)
privacy-gathering-time = { $time } after the last change
privacy-abandoned = Abandoned games: names, moves
privacy-abandoned-why = So you can finish them.
# $time (String)
privacy-abandoned-time = { $time } after the last change
privacy-games = Finished games played with an account: names, moves
privacy-games-why = So you can watch the replays.
# $time (String)
privacy-games-time = { $time } after the last change
privacy-guest-games = Finished games played as a guest: names, moves
privacy-guest-games-why = So you can watch the replays.
# $time (String)
privacy-guest-games-time = { $time } after the last change
privacy-guests = Names of guests in finished games with others
privacy-guests-why = So everyone sees who played.
# $time (String)
privacy-guests-time = { $time } after the last change
privacy-chat = Your chat messages at a table, with your name
privacy-chat-why = So others at the table can read them.
# $time (String)
# $lines (Number)
privacy-chat-time = { $time }; at most the last { $lines } messages at a table
# $lines (Number)
privacy-chat-lines = No time limit; at most the last { $lines } messages at a table
privacy-reports = Reports: a copy of the reported message, who reported it and why
privacy-reports-why = So the operator can act on abuse. An open report stays even if the author of the message deletes everything else.
# $time (String)
privacy-reports-time = Until the report is handled, and { $time } after that
privacy-locks = Blocked accounts, guests and networks
privacy-locks-why = To keep out people who break the rules.
privacy-locks-time = Until a week after the block ends
privacy-audit = Actions taken by operators
privacy-audit-why = So they can be reviewed.
# $time (String)
privacy-audit-time = { $time }
privacy-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
privacy-no-limit = No time limit; kept until you delete it
meta-privacy = What this Majesty server stores about you, why, and for how long.
meta-imprint = Who runs this Majesty server, and how to reach them.
