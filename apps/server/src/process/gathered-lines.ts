/** Buffer size in characters at which lines are written. */
const CHARACTERS_AT_ONCE = 16_384
/** Flush interval of a buffer that is not full. */
const HANDED_ON_EVERY_MS = 100

/** Destination of lines. */
export interface LineTarget {
  write(text: string): unknown
  /** Writes everything before it returns (a synchronous flush). */
  flushSync(): void
}

/** Buffers lines for a target. */
export interface GatheredLines extends LineTarget {
  write(line: string): void
}

/**
 * Buffers lines for a target, because a system call for each would cost more than the line; the target's own buffer
 * would measure all that waits at every line. Flushed when the process ends.
 */
export function gatherLines(target: LineTarget): GatheredLines {
  let text = ''
  const handOn = () => {
    if (text === '') return
    const gathered = text
    text = ''
    target.write(gathered)
  }
  for (const event of ['beforeExit', 'exit']) process.on(event, handOn)
  setInterval(handOn, HANDED_ON_EVERY_MS).unref()
  return {
    write(line) {
      text += line
      if (text.length >= CHARACTERS_AT_ONCE) handOn()
    },
    flushSync() {
      handOn()
      target.flushSync()
    },
  }
}
