learn-none = There is no tutorial for this game yet. Its rules are short:
