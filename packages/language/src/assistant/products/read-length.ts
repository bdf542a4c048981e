import type { Length } from './length.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
  'forty five': 45,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  'a hundred': 100,
}
const WORDS = Object.keys(NUMBERS)
  .sort((one, other) => other.length - one.length)
  .join('|')

/** A number in digits or as a word. */
export const NUMBER = `(?:\\d+(?:[.,]\\d+)?|${WORDS})`

/** The value of such a number. */
export function numberOf(text: string): number {
  const word = text.toLowerCase().trim()
  return Object.hasOwn(NUMBERS, word) ? (NUMBERS[word] ?? 1) : Number(word.replace(',', '.'))
}

const BEFORE =
  '(?:,?\\s*\\b(?:in|of|for|at|to|about|around|under|max(?:imum)?|at most|up to|no more than|less than|within|lasting|exactly|only|keep it under|keep it to|,)\\s+)*'
const HALVES = new RegExp(
  `${BEFORE}\\b(?:(a|one|two|1|2)(?: minutes?| mins?)? and a half(?: minutes?| mins?)?|(\\d)[.,]5 ?min(?:ute)?s?|half a minute)\\b`,
  'i',
)
const LENGTH = new RegExp(
  `${BEFORE}\\b(?:(\\d+(?:[.,]\\d+)?)[ -]*(seconds?|secs?|s|minutes?|minits?|mins?|m|hours?|hrs?|words?|sentences?)|(${WORDS})[ -]+(seconds?|secs?|minutes?|mins?|hours?|words?|sentences?))\\b(?:[ -]long\\b)?`,
  'i',
)

/** "1 min 15", "two minutes and 30 seconds". */
const MINUTES_SECONDS = new RegExp(
  `${BEFORE}\\b(${NUMBER}) ?(?:minutes?|mins?|m)(?:,| and)? ?(\\d{1,2})(?: ?(?:seconds?|secs?|s))?\\b`,
  'i',
)

/** A length in a text, with the text that says it. */
export interface LengthFound {
  readonly length: Length
  readonly said: string
}

/** The length that a text asks for. */
export function lengthIn(text: string): LengthFound | undefined {
  const [both, minute, rest] = text.match(MINUTES_SECONDS) ?? []
  if (both !== undefined && minute !== undefined && rest !== undefined)
    return { length: { unit: 'seconds', count: numberOf(minute) * 60 + Number(rest) }, said: both }
  const half = text.match(HALVES)
  if (half !== null) {
    const minutes = half[1] ?? half[2]
    const seconds = minutes === undefined ? 30 : numberOf(minutes) * 60 + 30
    return { length: { unit: 'seconds', count: seconds }, said: half[0] }
  }
  const [said, digits, short, word, long] = text.match(LENGTH) ?? []
  const [number, unit] = [digits ?? word, short ?? long]
  if (said === undefined || number === undefined || unit === undefined) return undefined
  const count = numberOf(number)
  if (/^w/i.test(unit)) return { length: { unit: 'words', count }, said }
  if (/^sent/i.test(unit)) return { length: { unit: 'sentences', count }, said }
  return { length: { unit: 'seconds', count: count * secondsOf(unit) }, said }
}

const secondsOf = (unit: string): number => (/^h/i.test(unit) ? 3600 : /^m/i.test(unit) ? 60 : 1)

const DAYS_OF_WEEK = 7

/** A number of days or weeks in days; the unit as it was said. */
export function daysOf(count: number, unit: string): number {
  return Math.round(count * (/week/i.test(unit) ? DAYS_OF_WEEK : 1))
}
