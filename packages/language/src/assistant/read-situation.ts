import { completed } from './completed.ts'
import { groundedIn } from './in-project.ts'
import { isWhole } from './product-state.ts'
import type { ProjectSense } from './project-sense.ts'
import { isDebating } from './read-argument.ts'
import type { Reader } from './reader.ts'
import type { Conversation, Intent } from './request.ts'
import { asksOfOwnCountry, repliedIn, type Told, toldIn, withTold } from './situation.ts'

const NOTHING_KNOWN: ProjectSense = { country: undefined, committee: '', topics: [] }

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
  const newly = newlyToldIn(reader.mended(raw), before, reader)
  if (newly === undefined) return { told: before?.told, intent: askedBack(raw, before, project) }
  const told = withTold(before?.told ?? project ?? NOTHING_KNOWN, newly.sense)
  // what is said of a text that was asked for belongs to that text
  const isAbout = newly.isAll || (newly.isStatement && before?.matter?.kind !== 'product')
  return { told, intent: isAbout ? meantBy(told, before, raw) : undefined }
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
