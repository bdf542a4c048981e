import type { SpeakableLine } from '../../room/voice/speakable-lines.ts'

/** The end of a text's first sentence, or the whole of it. */
export function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
  return first?.segment.trim() ?? text
}

const shortened = (line: SpeakableLine): SpeakableLine => ({ ...line, text: firstSentence(line.text) })

/**
 * The lines that still wait once further ones have arrived: speech must not lag behind the room. A roll call ends all
 * that waits. The newest line stays whole; of the older ones only the last, and those to the player, are said, each in
 * its first sentence. For the others their captions stand.
 */
export function linesAfter(
  waiting: readonly SpeakableLine[],
  arrived: readonly SpeakableLine[],
): readonly SpeakableLine[] {
  const all = [...waiting, ...arrived]
  const since = Math.max(
    0,
    all.findLastIndex(({ isRollCall }) => isRollCall),
  )
  const standing = all.slice(since)
  return standing.flatMap((line, at) => {
    if (line.isSilent) return []
    const newer = standing.length - 1 - at
    if (newer === 0 || line.isRollCall) return [line]
    return newer === 1 || line.isToYou ? [shortened(line)] : []
  })
}
