import { type Sentence, sharedCount } from '../text/sentences.ts'
import { CRITERION_PARTS, type CriterionMark, markOf, type PartMark } from './criteria.ts'
import type { MarkedSpeech } from './marked-speech.ts'

const { structure: MOST } = CRITERION_PARTS

const STANCE =
  /\b(?:support|supports|oppose|opposes|reject|rejects|urge|urges|favou?rs?|in favou?r|against|propose|proposes|believe|believes|stands?|(?:are|am|is) for|cannot accept|call for|calls for|vote|must|should|ought|need to|needs to|would be (?:wrong|right)|is (?:wrong|right|necessary|unjust|just|dangerous))\b/i
const ABOUT = /\b(?:motion|proposal|treaty|text)\b/i
const LEAD = /^(?:and|now|so|chair|honou?rable chair|delegates|well)[,\s]+/i
/** Kinds of signposts, by how a sentence begins; each kind counts once. */
const SIGNPOSTS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['plan', /\b(?:two|three|four) (?:points|reasons|arguments|grounds|things)\b/i],
  [
    'first',
    /^(?:first(?:ly)?\b|first of all|to begin|let me begin|i begin|my first|the first (?:point|reason|argument|ground))/i,
  ],
  ['second', /^(?:second(?:ly)?\b|my second|the second (?:point|reason|argument|ground))/i],
  ['third', /^(?:third(?:ly)?\b|my third|the third (?:point|reason|argument|ground))/i],
  ['next', /^(?:next\b|moreover|furthermore|in addition|besides|what is more|another (?:point|reason))/i],
  [
    'answer',
    /^(?:on the (?:point|claim|question) of|as (?:to|for|regards)|turning to|to (?:answer|the)|let me answer)/i,
  ],
  ['last', /^(?:finally|lastly|my last|my final|the last (?:point|reason))/i],
]
const SIGNPOST_LEAST_TERMS = 3
const CLOSES =
  /^(?:in conclusion|to conclude|in sum\b|to sum up|in summary|in short|therefore|so\b|thus|that is why|this is why|for (?:all )?(?:these|this|those) reasons?|let us|i (?:ask|urge|call|invite)|we (?:ask|urge|call|invite))|\b(?:vote (?:for|against)|(?:support|reject|oppose|adopt) (?:this|the) (?:motion|proposal|text))\b/i
/** Used share of the time: full points within the first range, half within the second. */
const GOOD_TIME = [0.6, 1] as const
const FAIR_TIME = [0.4, 1.15] as const

/** Whether a sentence states the speaker's position on the motion. */
function claims({ text, terms }: Sentence, motion: ReadonlySet<string>): boolean {
  return STANCE.test(text) && (sharedCount(terms, motion) > 0 || ABOUT.test(text))
}

function claimPart({ counted, motion, at }: MarkedSpeech): PartMark {
  const early = counted.slice(0, 2).find((sentence) => claims(sentence, motion))
  const late = early ?? counted.slice(0, 4).find((sentence) => claims(sentence, motion))
  const points = early !== undefined ? MOST.claim : late === undefined ? 0 : 1
  return { id: 'claim', points, most: MOST.claim, sentences: at(late) }
}

function signpostPart({ counted, at }: MarkedSpeech): PartMark {
  const found = new Map<string, Sentence>()
  for (const sentence of counted) {
    const text = sentence.text.replace(LEAD, '')
    const kind = SIGNPOSTS.find(([, pattern]) => pattern.test(text))?.[0]
    // a signpost with nothing after it does not count
    const isCarrying = kind === 'plan' || sentence.terms.size >= SIGNPOST_LEAST_TERMS
    if (kind !== undefined && !found.has(kind) && isCarrying) found.set(kind, sentence)
  }
  const points = Math.min(MOST.signposts, found.size)
  return { id: 'signposts', points, most: MOST.signposts, sentences: [...found.values()].flatMap(at) }
}

function conclusionPart({ counted, motion, at }: MarkedSpeech): PartMark {
  const said = new Set(counted.slice(0, -1).flatMap(({ terms }) => [...terms]))
  const closing = counted
    .slice(2)
    .slice(-2)
    .findLast(
      ({ text, terms }) =>
        CLOSES.test(text) && (ABOUT.test(text) || sharedCount(terms, motion) > 0 || sharedCount(terms, said) > 1),
    )
  return {
    id: 'conclusion',
    points: closing === undefined ? 0 : MOST.conclusion,
    most: MOST.conclusion,
    sentences: at(closing),
  }
}

function timePart(usedSeconds: number, speechSeconds: number): PartMark {
  const ratio = usedSeconds / speechSeconds
  const isWithin = ([least, most]: readonly [number, number]) => ratio >= least && ratio <= most
  const points = isWithin(GOOD_TIME) ? MOST.time : isWithin(FAIR_TIME) ? 1 : 0
  return { id: 'time', points, most: MOST.time, sentences: [] }
}

/**
 * Structure: an early claim, signposts with content, a conclusion, and the timing. Without a clock the other parts
 * count.
 */
export function structureOf(speech: MarkedSpeech): CriterionMark {
  const { usedSeconds, speechSeconds } = speech
  const time = usedSeconds === undefined ? [] : [timePart(usedSeconds, speechSeconds)]
  return markOf([claimPart(speech), signpostPart(speech), conclusionPart(speech), ...time])
}
