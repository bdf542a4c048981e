/** A fault a person can do something about: its message is shown as it is, without a stack. */
export class PlainError extends Error {}

/**
 * Tells what is going on, on standard error: standard output belongs to the command itself.
 *
 * @param {unknown} text
 */
export function say(text) {
  process.stderr.write(`${text}\n`)
}
