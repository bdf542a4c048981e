import type { Change, MotionKind, MotionTerms } from '@placard/engine'
import type { HeardText } from './heard-text.ts'

const MINUTE_WORDS = new Set(['minute', 'minutes', 'min', 'mins', "'"])
const SECOND_WORDS = new Set(['second', 'seconds', 'sec', 'secs', 's'])
const HOUR_WORDS = new Set(['hour', 'hours'])
const EACH = new Set(['each', 'speaker', 'speakers', 'speech', 'speeches', 'head', 'delegate', 'per', 'apiece', 'time'])
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
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
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  half: 0.5,
}

/** A length of time that was said, and whether it is for each speaker. */
interface Length {
  readonly seconds: number
  readonly isEach: boolean
}

function numberAt(texts: readonly string[], at: number): number | undefined {
  const text = texts[at] ?? ''
  if (/^\d{1,3}$/.test(text)) return Number(text)
  return Object.hasOwn(NUMBERS, text) ? NUMBERS[text] : undefined
}

function unitSeconds(text: string): number | undefined {
  if (MINUTE_WORDS.has(text)) return 60
  if (SECOND_WORDS.has(text)) return 1
  return HOUR_WORDS.has(text) ? 3600 : undefined
}

/** "Ten minutes, one minute for each": every length in the words, in order. */
function lengthsIn(texts: readonly string[]): readonly Length[] {
  const found: Length[] = []
  for (let at = 0; at < texts.length; at++) {
    const value = numberAt(texts, at)
    if (value === undefined) continue
    const next = texts[at + 1] === 'an' || texts[at + 1] === 'a' ? at + 2 : at + 1
    const unit = unitSeconds(texts[next] ?? '')
    if (unit === undefined) continue
    const after = texts.slice(next + 1, next + 5)
    const border = after.indexOf(',')
    const around = [...texts.slice(Math.max(0, at - 3), at), ...(border < 0 ? after : after.slice(0, border))]
    found.push({ seconds: Math.round(value * unit), isEach: around.some((text) => EACH.has(text)) })
  }
  return found
}

/** Where no length was said. */
const USUAL_MINUTES = 10

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, Math.round(value)))

const TIMED: ReadonlySet<MotionKind> = new Set(['suspend', 'unmoderated-caucus', 'moderated-caucus'])
const ABOUT: ReadonlySet<MotionKind> = new Set(['moderated-caucus', 'division'])

/**
 * What a motion names besides its kind: its length in minutes, the time of a speech in seconds, the issue. A length
 * unsaid is ten minutes.
 */
export function termsOfMotion(motion: MotionKind, { heard, matches }: HeardText, change?: Change): MotionTerms {
  const lengths = heard.flatMap(({ words }) => lengthsIn(words.map(({ text }) => text)))
  const each = lengths.find(({ isEach }) => isEach) ?? (motion === 'moderated-caucus' ? lengths[1] : undefined)
  const speech = motion === 'limit-time' ? (each ?? lengths[0]) : each
  const whole = lengths.find((length) => length !== each)
  const issue = matches[0]?.issue
  return {
    ...(TIMED.has(motion) ? { minutes: whole === undefined ? USUAL_MINUTES : clamp(whole.seconds / 60, 1, 30) } : {}),
    ...((motion === 'moderated-caucus' || motion === 'limit-time') && speech !== undefined
      ? { seconds: clamp(speech.seconds, 10, 600) }
      : {}),
    ...(ABOUT.has(motion) && issue !== undefined ? { issue } : {}),
    ...(motion === 'straw-poll' && change !== undefined ? { change } : {}),
  }
}
