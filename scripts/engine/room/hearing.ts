import { confidenceNeeded, needsConfirmation, type Reading } from '@placard/application'
import type { Act } from '@placard/engine'
import type { PrintedReading } from '../read-lines.ts'
import { type Share, shareOf } from '../understand-measure.ts'
import type { Hand } from './hand.ts'
import { type ReadText, readText } from './reader.ts'

/** The members of a label that are judged; absent ones are not. */
type Label = Readonly<Record<string, unknown>>

/** How well a hand is heard. */
export interface Hearing {
  readonly first: Share
  readonly three: Share
  /** Texts that counted at once and were misread, and those of them that were turned round or gave something away. */
  readonly actedWrongly: Share
  readonly turnedRound: number
  readonly bothFound: Share
  readonly splitWrongly: Share
  readonly pairsRight: Share
  readonly pairsTurned: number
}

/**
 * Labels that the room has another name for: whoever asks after a promise reminds of it, and a view is asked for by
 * whether an option is accepted, or by what is needed on an issue.
 */
function inTheRoomsTerms({ topic, ...label }: Label): Label {
  if (label['act'] !== 'question' || topic === undefined) return topic === undefined ? label : { ...label, topic }
  // a reminder names its promise, not its issue
  if (topic === 'promise')
    return { act: 'remind', ...(label['target'] === undefined ? {} : { target: label['target'] }) }
  if (topic === 'view') return { ...label, topic: label['option'] === undefined ? 'need' : 'accept' }
  return { ...label, topic }
}

function matches(reading: PrintedReading, label: Label): boolean {
  return Object.entries(inTheRoomsTerms(label)).every(([key, value]) =>
    key === 'give' ? reading.give?.option === value : reading[key] === value,
  )
}

const YES: ReadonlySet<string> = new Set(['support', 'concede', 'propose', 'promise', 'accept', 'sponsor', 'sign'])
const NO: ReadonlySet<string> = new Set(['oppose', 'threaten', 'decline', 'withdraw'])
const VALUES: Readonly<Record<string, 1 | -1>> = { for: 1, favour: 1, welcome: 1, 'live-with': 1, against: -1 }

/** The direction of an act: for (1), against (−1) or neither. */
function signOf(kind: string, value: unknown): number {
  if (value === 'cannot-accept') return -1
  if (YES.has(kind)) return 1
  return NO.has(kind) ? -1 : (VALUES[String(value)] ?? 0)
}

function choiceOf(act: Act): unknown {
  if (act.kind === 'react') return act.reaction
  if (act.kind === 'declare') return act.stance
  return act.kind === 'vote' ? act.choice : undefined
}

/** Whether a text counts at once, without a question to its speaker. */
function counts({ understanding: { readings, parts, beyond } }: ReadText): boolean {
  const isClear = ({ act, confidence }: Reading) => confidence >= confidenceNeeded(act) && !needsConfirmation(act)
  if (beyond !== undefined) return false
  const [best] = readings
  return parts && parts.length > 1 ? parts.every(isClear) : best !== undefined && isClear(best)
}

/** What gives something away when it was not meant. */
const GIVES: ReadonlySet<string> = new Set(['concede', 'accept', 'promise', 'trade'])

/** Where a misread text goes; the sealed hand's go nowhere. */
export type Misread = (what: string, text: string, meant: unknown, read: unknown) => void

async function singles({ singleActs }: Hand, misread: Misread) {
  let [first, three, wrong, turned] = [0, 0, 0, 0]
  for (const { campaign, text, hand: _, ...label } of singleActs) {
    const read = await readText(campaign, text)
    const [best] = read.readings
    const isRight = read.parts.length < 2 && best !== undefined && matches(best, label)
    first += isRight ? 1 : 0
    three += [...read.readings, ...read.parts].some((reading) => matches(reading, label)) ? 1 : 0
    if (!isRight)
      misread(counts(read) ? 'single, acted' : 'single', text, label, read.parts.length > 1 ? read.parts : best)
    if (isRight || !counts(read)) continue
    wrong += 1
    const meant = signOf(label.act, label.stance ?? label.choice)
    const acts = read.understanding.parts ?? read.understanding.readings.slice(0, 1)
    const isTurned = acts.some(({ act }) => signOf(act.kind, choiceOf(act)) * meant < 0 || GIVES.has(act.kind))
    turned += isTurned ? 1 : 0
  }
  const of = (hits: number) => shareOf(hits, singleActs.length)
  return { first: of(first), three: of(three), actedWrongly: of(wrong), turnedRound: turned }
}

async function severalActs({ twoActs }: Hand, misread: Misread) {
  let [found, split] = [0, 0]
  const two = twoActs.filter(({ acts }) => acts.length > 1)
  for (const { campaign, text, acts } of twoActs) {
    const { parts } = await readText(campaign, text)
    const isFound = acts.every((label) => parts.some((part) => matches(part, label)))
    const isSplit = acts.length === 1 && parts.length > 1
    if (acts.length === 1) split += isSplit ? 1 : 0
    else found += isFound ? 1 : 0
    if (acts.length === 1 ? isSplit : !isFound) misread(acts.length === 1 ? 'split' : 'two', text, acts, parts)
  }
  return { bothFound: shareOf(found, two.length), splitWrongly: shareOf(split, twoActs.length - two.length) }
}

async function minimalPairs({ pairs }: Hand, misread: Misread) {
  let [right, turned] = [0, 0]
  const sign = async (campaign: string, text: string) => {
    const { understanding } = await readText(campaign, text)
    const [best] = understanding.parts ?? understanding.readings
    return best === undefined ? 0 : signOf(best.act.kind, choiceOf(best.act))
  }
  for (const { campaign, yes, no } of pairs) {
    const [one, other] = [await sign(campaign, yes), await sign(campaign, no)]
    right += one === 1 && other === -1 ? 1 : 0
    turned += (one === -1 ? 1 : 0) + (other === 1 ? 1 : 0)
    if (one !== 1) misread(one === -1 ? 'pair, turned' : 'pair', yes, 'for', one)
    if (other !== -1) misread(other === 1 ? 'pair, turned' : 'pair', no, 'against', other)
  }
  return { pairsRight: shareOf(right, pairs.length), pairsTurned: turned }
}

/** Reads a hand's texts at the opening of their campaigns. */
export async function hearing(hand: Hand, misread: Misread = () => undefined): Promise<Hearing> {
  return {
    ...(await singles(hand, misread)),
    ...(await severalActs(hand, misread)),
    ...(await minimalPairs(hand, misread)),
  }
}
