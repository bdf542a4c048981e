import type { Recording, TranscriptEntry } from '@placard/contract'

type Line = Pick<TranscriptEntry, 'seq' | 'now' | 'kind' | 'seat' | 'origin' | 'words'>

/** Letters and digits alone: how a line is written does not matter. */
function soundOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
}

/**
 * The recordings that a delegation's lines were heard from, by position. Each belongs to the first line after it that says
 * the same: a part of it where it was split into acts, or more where something was added. A line of which nothing is left
 * as it was heard has none.
 *
 * @param recordings those of the session.
 */
export function recordedLines(
  entries: readonly Line[],
  seat: string | undefined,
  recordings: readonly Pick<Recording, 'id' | 'at' | 'text'>[],
): ReadonlyMap<number, string> {
  const own = entries.filter((entry) => entry.kind === 'speech' && entry.seat === seat && entry.origin === 'person')
  const found = new Map<number, string>()
  for (const { id, at, text } of recordings.toSorted((one, other) => one.at.localeCompare(other.at))) {
    const [heard, since] = [soundOf(text), Date.parse(at)]
    const line = own.find(({ seq, now, words }) => {
      const said = soundOf(words)
      return now >= since && !found.has(seq) && (said.includes(heard) || heard.includes(said))
    })
    if (line !== undefined) found.set(line.seq, id)
  }
  return found
}
