import { completed } from './completed.ts'
import { groundedIn } from './in-project.ts'
import { isWhole } from './product-state.ts'
import { newProduct } from './products/new-product.ts'
import { withOperations } from './products/product.ts'
import { daysOf, numberOf } from './products/read-length.ts'
import { NOTHING_KNOWN, type ProjectSense } from './project-sense.ts'
import { isDebating } from './read-argument.ts'
import { toldAbroad } from './read-foreign.ts'
import type { Reader } from './reader.ts'
import type { Conversation, Intent } from './request.ts'
import { asksOfOwnCountry, repliedIn, type Told, toldIn, withTold } from './situation.ts'

/** What is known of the sender's conference after a message, and what the message means if it is about that alone. */
interface Situated {
  readonly told: ProjectSense | undefined
  readonly intent: Intent | undefined
}

/** Reads what a message tells of the conference that its sender prepares for; a project is what is known before. */
export function situatedBy(
  raw: string,
  before: Conversation | undefined,
  reader: Reader,
  project: ProjectSense | undefined,
): Situated {
  // a reply in an argument is taken as it was put
  if (isDebating(before)) return { told: before?.told, intent: undefined }
  const abroad = toldAbroad(raw, reader)
  if (abroad !== undefined)
    return { told: withTold(before?.told ?? project ?? NOTHING_KNOWN, abroad.sense), intent: abroad.intent }
  const newly = newlyToldIn(reader.mended(raw), before, reader)
  if (newly === undefined) return { told: before?.told, intent: askedBack(raw, before, project) }
  const told = withTold(before?.told ?? project ?? NOTHING_KNOWN, newly.sense)
  // what is said of a text that was asked for belongs to that text
  const isAbout = newly.isAll || (newly.isStatement && before?.matter?.kind !== 'product')
  return { told, intent: begunBy(newly.sense, told, raw) ?? (isAbout ? meantBy(told, before, raw) : undefined) }
}

const ASKS_START =
  /\bwhere (?:do|should|can) (?:i|we) (?:even )?(?:start|begin)\b|\bwhat (?:do|should) (?:i|we) (?:actually |even )?do(?: first| now)?[\s?!.]*$/i
const ASKS_OVERVIEW = /\b(?:start|begin) with an? (?:\w+ )?(?:overview|summary|introduction)\b/i
/** A committee that begins within the hour. */
const IN_MINUTES = /\b(?:in|starts?|begins?)\b.{0,16}\b\d{1,2} ?min/i
const IN_DAYS =
  /\bin (?:about |like )?(?<count>\d{1,2}|an?|one|two|three|four|five|six|seven|ten) (?<unit>day|week)s?\b/i

/** Where somebody begins who has just told of their seat: with a brief in a hurry, else with a plan of the days left. */
function begunBy(newly: ProjectSense, { country, topics }: ProjectSense, raw: string): Intent | undefined {
  const [topic] = topics
  if (topic === undefined || (newly.country === undefined && newly.topics.length === 0)) return undefined
  if (ASKS_OVERVIEW.test(raw)) return { kind: 'question', text: topic }
  if (IN_MINUTES.test(raw) && country !== undefined)
    return { kind: 'product', product: newProduct('brief', { topic, country }) }
  if (!ASKS_START.test(raw)) return undefined
  const { count, unit = '' } = raw.match(IN_DAYS)?.groups ?? {}
  if (count === undefined) return { kind: 'question', text: 'what do i do first' }
  const days = daysOf(numberOf(count), unit)
  const product = withOperations(newProduct('study-plan', { topic, country }), [{ kind: 'count', count: days }])
  return product && { kind: 'product', product }
}

/** "And my country?" of somebody who has not said which it is. */
function askedBack(
  raw: string,
  before: Conversation | undefined,
  project: ProjectSense | undefined,
): Intent | undefined {
  const known = before?.told ?? project ?? NOTHING_KNOWN
  const isNamed = known.country !== undefined || before?.country !== undefined
  return isNamed || !asksOfOwnCountry(raw) ? undefined : { kind: 'situation', known, isAsking: true }
}

function newlyToldIn(text: string, before: Conversation | undefined, reader: Reader): Told | undefined {
  const wasAsked = before?.intent.kind === 'situation' ? before.intent.known : undefined
  return toldIn(text, reader) ?? (wasAsked && repliedIn(text, wasAsked, reader))
}

/** What somebody tells of their conference completes the text that they were asked for, if they were. */
function meantBy(known: ProjectSense, before: Conversation | undefined, raw: string): Intent {
  const wanted = before?.matter
  if (wanted?.kind !== 'product' || isWhole(wanted.product)) return { kind: 'situation', known }
  return { kind: 'product', product: completed(wanted.product, groundedIn(before, known, raw)) }
}
