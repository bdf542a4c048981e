import { wordsOf } from './sentences.ts'
import { tongueOf } from './tongues.ts'

/**
 * Whether a speech can be marked. `empty`: no words; `not-english`: the criteria need English; `gibberish`: unreadable
 * words; `too-short`: fewer than twenty words; `copied`: most of it is the opponent's speech.
 */
export type Verdict = 'marked' | 'empty' | 'not-english' | 'gibberish' | 'too-short' | 'copied'

/** Fewest words of a speech that is marked. */
export const SPEECH_LEAST_WORDS = 20

/** Function words of English: about two of five words of any prose. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of to in on at for from by with as is are was were be been being am it its this that these those there i me ' +
    'my we us our you your he she they them their his her what which who whose how when where why do does did can could ' +
    'should would will shall may might must have has had having and or but if then than so not no nor yet any some all more ' +
    'most very too also only own same such other each every both into out up down over about under between through because ' +
    'while since until after before against without within upon also just even still ever never here'
  ).split(' '),
)
const SMALL_LEAST_RATIO = 0.2
const BROKEN_MOST_RATIO = 0.3
/** Fewest words for detecting a language by its function words. */
const TELLING_WORDS = 8

const BROKEN = /^[^aeiouyàâäéèêëîïôöùûü]+$|[bcdfghjklmnpqrstvwxz]{5,}|(\p{L})\1{3,}/iu

function ratio(words: readonly string[], is: (word: string) => boolean): number {
  return words.length === 0 ? 0 : words.filter(is).length / words.length
}

/** The verdict on a text before its sentences are analysed. */
export function verdictOnWords(text: string): Exclude<Verdict, 'copied'> {
  const words = wordsOf(text)
  const letters = words.filter((word) => /\p{L}/u.test(word))
  if (letters.length === 0) return words.length === 0 ? 'empty' : 'gibberish'
  if (tongueOf(text) !== 'en') return 'not-english'
  const long = letters.filter((word) => word.length >= 4)
  if (long.length > 0 && ratio(long, (word) => BROKEN.test(word)) > BROKEN_MOST_RATIO) return 'gibberish'
  if (letters.length >= TELLING_WORDS && ratio(letters, (word) => SMALL_WORDS.has(word)) < SMALL_LEAST_RATIO / 2) {
    return new Set(letters).size < letters.length / 2 ? 'gibberish' : 'not-english'
  }
  return words.length < SPEECH_LEAST_WORDS ? 'too-short' : 'marked'
}
