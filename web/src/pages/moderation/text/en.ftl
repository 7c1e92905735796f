against = About { $name }
against-mute = Mute
against-hear = Hear again
against-block = Block
against-line = Report this line
against-name = Report the name
against-game = Report how they play
against-done =
    { $how ->
        [mute] You no longer see messages by { $name }. Nobody else is told.
        [block] { $name } is muted and cannot sit down where you sit.
       *[hear] You see messages by { $name } again.
    }
against-reported = Thank you. The moderators will read it.
against-kept = Thank you. Your report is kept for the operator of this server.
decisions = Moderation
decisions-mine = Decisions of moderators
decisions-none = There are none about you.
decisions-new = The moderators have decided something that concerns you.
decided =
    { $yours ->
        [yes]
            { $deed ->
                [dismiss] No action was taken on your report
               *[other] Your report was followed
            }
       *[no]
            { $deed ->
                [hide-line] A line of yours was hidden
                [rename] Your name was taken away
                [mute] You are muted
                [ban] You are banned
                [undo] A decision was undone
                [moderator] You are a moderator
                [no-moderator] You are no longer a moderator
               *[other] Something was decided about you
            }
    }
decided-until = until { $date }
decided-undone = undone
muted = People you have muted
muted-none = You have not muted anybody.
muted-blocked = blocked
chat-hidden = Hidden by a moderator
chat-muted-line = Muted
chat-about = About this line of { $name }
moderation = Moderation
moderation-forged = The log is not as it was written. Tell the operator of this server.
moderation-people = People
moderation-name = Part of a name
moderation-search = Search
moderation-tables =
    { $count ->
        [one] one table
       *[other] { $count } tables
    }
moderation-since = here since { $date }
moderation-banned = banned
moderation-muted = muted
moderation-table = A table
moderation-code = Code
moderation-closed = A moderator has closed this table.
moderation-log = Log
moderation-log-none = Nothing was decided yet.
moderation-whole = Nobody has changed it. Latest entry: { $fingerprint }
moderation-operator = the operator
reports =
    { $count ->
        [0] No reports
        [one] One report
       *[other] { $count } reports
    }
reports-none = Nothing to do.
report-of = Report about { $name }
report-kind =
    { $kind ->
        [line] A line of
        [name] The name of
       *[game] How somebody plays:
    }
report-by = reported by { $name }, { $date }
report-around = What was said around it
deed =
    { $deed ->
        [hide-line] Hide the line
        [rename] Take the name away
        [mute] Mute for all
        [ban] Ban
        [close-table] Close the table
        [hide-table] Take it out of the list
        [close-league] Close its league
        [dismiss] Nothing wrong
        [undo] Undo
        [moderator] Made moderator
        [no-moderator] No longer a moderator
       *[other] { $deed }
    }
deed-do =
    { $deed ->
        [hide-line] Hide it
        [rename] Rename
        [mute] Mute
        [ban] Ban
        [dismiss] Close the report
       *[other] Apply
    }
deed-name = New name
deed-days = For how long
deed-day =
    { $count ->
        [0] For good
        [one] One day
       *[other] { $count } days
    }
deed-network = Let nobody new come from their network either
deed-reason = Reason, which they are told
deed-undo = Undo
house =
    { $page ->
        [imprint] Imprint
        [privacy] Privacy
        [rules] House rules
       *[other] About this server
    }
moderated =
    { $what ->
        [banned]
            { $holds ->
                [good] You are banned for good: { $reason }
               *[date] You are banned until { $date }: { $reason }
            }
        [silent]
            { $holds ->
                [good] You are muted: { $reason }
               *[date] You are muted until { $date }: { $reason }
            }
        [closed] A moderator has closed this table: { $reason }
        [network] Nobody new may come from your network now.
        [scripts] That name mixes letters of several alphabets; take another.
        [moderators] That name looks like a moderator’s; take another.
        [reserved] That name is reserved; take another.
        [kept]
            { $holds ->
                [good] You keep your name: { $reason }
               *[date] You keep your name until { $date }: { $reason }
            }
        [taken] A moderator has taken that name away; take another.
        [like] Your name looks like { $name }’s; take another.
        [double] { $name } sits here; speak under another name.
        [blocked] Somebody at this table has blocked you.
       *[other] A moderator does not allow that: { $reason }
    }
order = Mute, block, report
order-nobody = There is nobody here against whom you could do something.
order-change =
    { $how ->
        [mute] Mute { $name }
        [block] Block { $name }
       *[hear] Hear { $name } again
    }
order-report =
    { $kind ->
        [line] Report this line of { $name }: “{ $text }”
        [name] Report the name { $name }
       *[game] Report how { $name } plays
    }
