import { spokenText } from '@placard/voice'
import { wordsOf } from '../../../client/voice/words.ts'

/**
 * How much of an answer's markdown was heard, in UTF-16 code units, when so much of it was said: to the end of the last
 * word that was heard, never further.
 */
export function heardLength(markdown: string, heard: string): number {
  const count = wordsOf(heard).length
  const ends = wordsOf(markdown).map(({ to }) => to)
  const saidBefore = (end: number) => wordsOf(spokenText(markdown.slice(0, end))).length
  // words of the markdown never become fewer words when more of it is said
  let [least, most] = [0, ends.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (saidBefore(ends[middle - 1] ?? 0) <= count) least = middle
    else most = middle - 1
  }
  return count === 0 ? 0 : (ends[least - 1] ?? 0)
}
