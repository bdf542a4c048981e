/** A line of what a command answers. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** A line of why a command did not do what it was asked to. */
export function complain(text: string): void {
  process.stderr.write(`${text}\n`)
}
