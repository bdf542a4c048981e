import type { Change, MotionKind, MotionTerms } from '@placard/engine'
import { numberAt } from '../quantities.ts'
import type { Word } from '../text.ts'
import type { HeardText } from './heard-text.ts'

const MINUTE_WORDS = new Set(['minute', 'minutes', 'min', 'mins', "'"])
const SECOND_WORDS = new Set(['second', 'seconds', 'sec', 'secs', 's'])
const HOUR_WORDS = new Set(['hour', 'hours'])
const EACH = new Set(['each', 'speaker', 'speakers', 'speech', 'speeches', 'head', 'delegate', 'per', 'apiece', 'time'])
const FEW: Readonly<Record<string, number>> = { a: 1, half: 0.5 }

/** A duration in the text, and whether it is for each speaker. */
interface Length {
  readonly seconds: number
  readonly isEach: boolean
}

function unitSeconds(text: string): number | undefined {
  if (MINUTE_WORDS.has(text)) return 60
  if (SECOND_WORDS.has(text)) return 1
  return HOUR_WORDS.has(text) ? 3600 : undefined
}

/** "Ten minutes, one minute for each": every duration in the words, in order. */
function lengthsIn(words: readonly Word[]): readonly Length[] {
  const texts = words.map(({ text }) => text)
  const found: Length[] = []
  for (let at = 0; at < texts.length; at++) {
    const few = texts[at] ?? ''
    const number = Object.hasOwn(FEW, few) ? { value: FEW[few] ?? 0, length: 1 } : numberAt(words, at)
    if (number === undefined) continue
    const after = at + number.length
    const next = texts[after] === 'an' || texts[after] === 'a' ? after + 1 : after
    const unit = unitSeconds(texts[next] ?? '')
    if (unit === undefined) continue
    const follows = texts.slice(next + 1, next + 5)
    const border = follows.indexOf(',')
    const around = [...texts.slice(Math.max(0, at - 3), at), ...(border < 0 ? follows : follows.slice(0, border))]
    found.push({ seconds: Math.round(number.value * unit), isEach: around.some((text) => EACH.has(text)) })
    at = next
  }
  return found
}

/** Default duration. */
const USUAL_MINUTES = 10

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, Math.round(value)))

const TIMED: ReadonlySet<MotionKind> = new Set(['suspend', 'unmoderated-caucus', 'moderated-caucus'])
const ABOUT: ReadonlySet<MotionKind> = new Set(['moderated-caucus', 'division'])

/**
 * Parameters of a motion: its duration in minutes, the speaking time in seconds, the issue. The default duration is ten
 * minutes.
 */
export function termsOfMotion(motion: MotionKind, { heard, matches }: HeardText, change?: Change): MotionTerms {
  const lengths = heard.flatMap(({ words }) => lengthsIn(words))
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
