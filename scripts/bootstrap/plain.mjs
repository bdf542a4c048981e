/** An error that the user can fix: its message is shown without a stack trace. */
export class PlainError extends Error {}

/**
 * Prints progress on standard error: standard output belongs to the command itself.
 *
 * @param {unknown} text
 */
export function say(text) {
  process.stderr.write(`${text}\n`)
}
