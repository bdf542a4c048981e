/** Stands in for `node:tty`, of which a library asks only whether its log is read by a person. */
export const isatty = () => false
