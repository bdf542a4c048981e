/** Lines are handed on together when they have come to so many characters. */
const CHARACTERS_AT_ONCE = 16_384
/** What has not come to that many is handed on after this time. */
const HANDED_ON_EVERY_MS = 100

/** Where lines end up. */
export interface LineTarget {
  write(text: string): unknown
  /** Writes everything before it returns. */
  flushSync(): void
}

/** Takes lines for a target. */
export interface GatheredLines extends LineTarget {
  write(line: string): void
}

/**
 * Gathers lines for a target, because a system call for each would cost more than the line; the target itself would
 * measure all that waits anew at every line. What waits when the process ends is handed on then.
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
