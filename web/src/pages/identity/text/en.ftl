device = Another device of yours
device-text = Your name and your seats come along; this device keeps them too.
device-make = Make a link
device-qr = QR code with the link for your other device
device-once =
    { $minutes ->
        [one] Scan it with the other device. It works once, for one minute.
       *[other] Scan it with the other device. It works once, for { $minutes } minutes.
    }
myself = You, here and elsewhere
myself-text = Sign out where you do not play any more. Whoever has the device then sees nothing of yours.
myself-switch = Switch back to { $name }
myself-new = Start here as somebody new
myself-now = Here you are { $name } now.
myself-devices = Where you are signed in
myself-here = this browser
myself-seen = last used on { $day }
myself-unnamed = A browser
myself-sign-out = Sign out
myself-sign-out-of = Sign out: { $device }
myself-sign-out-all = Sign out everywhere
myself-out = You are signed out here.
myself-delete = Delete my data
myself-delete-title = Delete everything about you?
myself-delete-what = What goes: your name, your devices, your notes and suspicions, everything you wrote in the chat, your history and what it counts.
myself-delete-stays = What stays: the games, for those who played them with you. There you become “Somebody”, also in replays.
myself-delete-now = Where a game is still on, a bot takes your seat at once.
myself-delete-backups = Backups that the host of this server made before keep what was in them.
myself-delete-never = This cannot be undone: nobody can give it back to you.
myself-delete-understood = I have read this, delete everything
myself-delete-yes = Delete everything
myself-delete-no = Keep everything
myself-deleted = Everything about you is deleted.
myself-open = Others at my tables may see how I play
myself-open-help = Off: nobody sees it. On: whoever sits at a table with you may glance at your games of that kind: how many, how many won, since when.
claim-title = A link from another device
claim-waiting = Looking whose link this is…
claim-becomes = This link makes this browser { $name }’s: with the name, the seats and everything that is seen from them.
claim-only-own = Go on only if you are { $name } and made this link yourself. Otherwise whoever sent it could look over your shoulder.
claim-now = Here you are { $name } now.
claim-stops =
    { $tables ->
        [0] If you go on, this browser stops being { $name }. In the settings you can switch back.
        [one] If you go on, this browser stops being { $name }. The table of { $name } stays with { $name }; in the settings you can switch back.
       *[other] If you go on, this browser stops being { $name }. The { $tables } tables of { $name } stay with { $name }; in the settings you can switch back.
    }
claim-yes = Yes, I am { $name }
claim-no = No, leave everything as it is
claim-yours = You are { $name } in this browser already. There is nothing to do.
claim-old-title = This link does not work any more
claim-old = A link works once, and for ten minutes. Make a new one in the settings of your other device. Nothing has changed here.
claim-limit = There were too many wrong links from here. Wait a minute and try again.
claim-done = This device is yours too, { $name }.
myself-invitable = People I have played with may invite me to their tables
myself-hear-all =
    { $count ->
        [one] Hear invitations by one person again
       *[other] Hear invitations by { $count } people again
    }
who-title = Who are you?
who-text = This is what the others at the table see. You can change it later.
who-face = Your face
who-face-number = Face { $number }
who-faces-other = Other faces
who-yes = That’s me
who-names = Night Owl | Red Fox | Lantern Cat | Quiet Bear | Lucky Hare | River Frog | Moonbeam | Snowy Owl | Brave Shrew | Old Badger | Merry Crow | Amber Wolf | Silver Trout | Copper Hen | Sly Stoat | Gentle Ox | Swift Swallow | Tiny Wren | Mossy Toad | Golden Carp | Clever Magpie | Sleepy Bat | Bold Otter | Velvet Mole | Dusty Moth | Green Lizard | Curious Goat | Harbour Gull | Autumn Squirrel | Winter Robin | Sunny Bee | Stubborn Mule
come-back = Ways back
back-text = If this browser forgets you, your name and your seats are gone with it. A passkey or a code lets you recover them. You need neither to play.
back-passkey = Make a passkey
back-made = made on { $day }
back-remove = Remove
back-declined = No passkey was used.
back-code = Make a recovery code
back-code-new = Make a new recovery code
back-code-drop = Delete my recovery code
back-code-keep = Write it down or save it: it is shown this once. It works once, and a new one replaces it.
back-copy = Copy the code
back-was-here = I have been here before
back-sign-in = Use my passkey
back-code-label = Recovery code
back-code-use = Use the code
