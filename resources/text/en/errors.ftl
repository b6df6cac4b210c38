# Why something can't be read, made or written. What another library says stays in its words.
words = { $words }
placed = { $place }: { $why }
