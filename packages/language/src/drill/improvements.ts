import type { Sentence } from '../text/sentences.ts'
import { sharedCount } from '../text/sentences.ts'
import { termsOf } from '../text/terms.ts'
import { isTelling } from './argument.ts'
import { CRITERION_WEIGHTS, type CriterionId, type CriterionMark, tenths } from './criteria.ts'
import type { Finding } from './findings.ts'
import type { BookPoint } from './knowledge.ts'
import type { MarkedSpeech, Told } from './marked-speech.ts'
import { reasonKindsIn } from './reasons.ts'
import { isAttributed } from './side.ts'

/**
 * One sentence that would raise the mark: one of the speech, written anew, or one that is missing. `turn-round`: it
 * speaks for the other side; `choose-one`: it takes back another; `name-real`: its source is not in our list; `drop-name`:
 * its source does not bear on the motion; `return`: it is off the subject; `drop-insult`; `own-words`: it is the
 * opponent's; `say-something`: it is about the
 * speech, not the matter; `give-reason`: it claims without a reason; `answer`: a point of theirs is not met; `add-source`:
 * a fact on record for this side; `add-picture`: no example or comparison yet; `move-first`: the thought comes too late.
 */
export type ImprovementId =
  | 'turn-round'
  | 'choose-one'
  | 'name-real'
  | 'drop-name'
  | 'return'
  | 'drop-insult'
  | 'own-words'
  | 'say-something'
  | 'give-reason'
  | 'answer'
  | 'add-source'
  | 'add-picture'
  | 'move-first'

export interface Improvement {
  readonly id: ImprovementId
  /** The index of the sentence to write anew; undefined for a missing one. */
  readonly sentence: number | undefined
  /** What the new sentence is about: the opponent's point, a claim, a name. */
  readonly about: string | undefined
  /** The fact on record and its source. */
  readonly record: { readonly fact: string; readonly source: string } | undefined
  /** About how much the whole mark would rise. */
  readonly gain: number
}

export interface ToImprove {
  readonly speech: MarkedSpeech
  readonly criteria: Readonly<Record<CriterionId, CriterionMark>>
  readonly findings: readonly Finding[]
  readonly unmet: readonly string[]
  /** The points of the speaker's side in the book. */
  readonly points: readonly BookPoint[]
  readonly overall: number
  /** What the criteria alone give, before the findings. */
  readonly raw: number
}

const NOTHING = { about: undefined, record: undefined } as const
const FOR_FINDING: Readonly<Record<Finding['id'], ImprovementId>> = {
  'other-side': 'turn-round',
  copied: 'own-words',
  'off-topic': 'return',
  'not-in-list': 'name-real',
  'names-only': 'drop-name',
  contradicts: 'choose-one',
  insults: 'drop-insult',
  padding: 'say-something',
}
const SMALL_GAIN = 0.4
/** A grave finding keeps the whole mark down: nothing else raises it before. */
const GRAVE_GAIN = 2

function ofFindings({ findings, raw, overall, speech }: ToImprove): readonly Improvement[] {
  return findings.map(({ id, sentences, names, most }) => {
    const [first, second] = sentences
    const other = id === 'contradicts' && second !== undefined ? speech.sentences[second]?.text : names[0]
    return {
      ...NOTHING,
      id: FOR_FINDING[id],
      sentence: first,
      about: other,
      gain: tenths(most === undefined ? SMALL_GAIN : Math.max(GRAVE_GAIN, raw - overall)),
    }
  })
}

/** What a part can still earn of the whole mark. */
function leftIn({ criteria }: ToImprove, id: CriterionId, part: string): number {
  const found = criteria[id].parts.find((one) => one.id === part)
  return found === undefined ? 0 : ((found.most - found.points) / 10) * (CRITERION_WEIGHTS[id] / 10)
}

function answer(order: ToImprove): readonly Improvement[] {
  const [point] = order.unmet
  if (point === undefined) return []
  const gain =
    (leftIn(order, 'rebuttal', 'meets') + leftIn(order, 'rebuttal', 'refutes') + leftIn(order, 'rebuttal', 'grounds')) /
    2
  return [{ id: 'answer', sentence: undefined, about: point, record: undefined, gain: tenths(gain + 0.2) }]
}

/** The fact of the side's that the speech says least about. */
function addSource(order: ToImprove): readonly Improvement[] {
  const gain = leftIn(order, 'evidence', 'sources') + leftIn(order, 'evidence', 'figures') / 2
  const said = new Set(order.speech.sentences.flatMap(({ terms }) => [...terms]))
  const [fresh] = order.points
    .filter(({ fact }) => fact !== '')
    .map((point) => ({ point, known: sharedCount(new Set(termsOf(point.fact)), said) }))
    .toSorted((one, other) => one.known - other.known)
  if (gain === 0) return []
  const record = fresh && { fact: fresh.point.fact, source: fresh.point.source }
  return [{ id: 'add-source', sentence: undefined, about: fresh?.point.claim, record, gain: tenths(gain) }]
}

function giveReason(order: ToImprove): readonly Improvement[] {
  const gain = (leftIn(order, 'argument', 'reasons') + leftIn(order, 'argument', 'substance')) / 3
  const bare = order.speech.counted.filter(
    (told: Told) =>
      told.nearCount > 0 &&
      !isAttributed(told.sentence.text) &&
      (!isTelling(told) || reasonKindsIn(told.sentence.text).length === 0),
  )
  const [first] = bare.toSorted((one, other) => other.nearCount - one.nearCount)
  return gain === 0 ? [] : [{ ...NOTHING, id: 'give-reason', sentence: first?.index, gain: tenths(gain) }]
}

function addPicture(order: ToImprove): readonly Improvement[] {
  const gain = leftIn(order, 'evidence', 'pictures')
  return gain === 0 ? [] : [{ ...NOTHING, id: 'add-picture', sentence: undefined, gain: tenths(gain) }]
}

function tidy(order: ToImprove): readonly Improvement[] {
  const late = leftIn(order, 'delivery', 'order')
  const idle = leftIn(order, 'delivery', 'brevity')
  const last: Sentence | undefined = order.speech.sentences.at(-1)
  return [
    ...(late === 0 || last === undefined
      ? []
      : [{ ...NOTHING, id: 'move-first' as const, sentence: order.speech.sentences.length - 1, gain: tenths(late) }]),
    ...(idle === 0 ? [] : [{ ...NOTHING, id: 'say-something' as const, sentence: 0, gain: tenths(idle) }]),
  ]
}

const SHOWN = 2

/** The two sentences that would raise the mark most. */
export function improvementsOf(order: ToImprove): readonly Improvement[] {
  const all = [
    ...ofFindings(order),
    ...answer(order),
    ...addSource(order),
    ...giveReason(order),
    ...addPicture(order),
    ...tidy(order),
  ]
  const byKind = new Map<ImprovementId, Improvement>()
  for (const one of all.toSorted((first, second) => second.gain - first.gain))
    if (!byKind.has(one.id)) byKind.set(one.id, one)
  return [...byKind.values()].filter(({ gain }) => gain > 0).slice(0, SHOWN)
}
