/dev/stdin
