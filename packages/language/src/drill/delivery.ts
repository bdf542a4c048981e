import { sharedCount } from '../text/sentences.ts'
import { between, CRITERION_PARTS, type CriterionMark, markOf, type PartMark } from './criteria.ts'
import { ABOUT_ITSELF } from './lexicon.ts'
import type { MarkedSpeech, Told } from './marked-speech.ts'
import { statedSide } from './side.ts'

const { delivery: MOST } = CRITERION_PARTS

/** Used share of the time: full points within the first range, half within the second. */
const GOOD_TIME = [0.6, 1] as const
const FAIR_TIME = [0.4, 1.15] as const

/** Signs that the speaker noticed too late what belonged where. */
const LATE =
  /\b(?:i (?:maybe |probably )?(?:should(?:'ve| have| of)|forgot|forget|wanted to (?:begin|start)|actually wanted|could have (?:begun|started)|meant to)|should(?:'ve| have) (?:said|begun|started|explained|mentioned)|(?:i'd|i would) have liked|before that|what i forgot|forgot to|(?:actual|real) main|(?:my|the) main (?:point|reason|thing)|biggest thing|going back|back to|as an aside|that comes at the end|wait|oh|anyway|one more thing|sorry)\b/i
/** Beginnings that only something before them could explain. */
const DANGLING = /^(?:so|and|also|anyway|oh|another|because|but|not saying|plus|or|then)\b/i

function claimPart({ counted, subject }: MarkedSpeech): PartMark {
  const states = ({ sentence }: Told) =>
    statedSide(sentence.text) !== 0 || sharedCount(sentence.terms, subject.near) > 0
  const early = counted.slice(0, 2).find(states)
  const late = early ?? counted.slice(0, 4).find(states)
  const points = early !== undefined ? MOST.claim : late === undefined ? 0 : 1
  return { id: 'claim', points, most: MOST.claim, sentences: late === undefined ? [] : [late.index] }
}

function orderPart({ counted }: MarkedSpeech): PartMark {
  const late = counted.filter(({ sentence }) => LATE.test(sentence.text))
  const first = counted[0]
  const isDangling = first !== undefined && DANGLING.test(first.sentence.text)
  return {
    id: 'order',
    points: Math.max(0, MOST.order - late.length - (isDangling ? 1.5 : 0)),
    most: MOST.order,
    sentences: [],
  }
}

/** The share of a speech's words in sentences about itself. */
function idleShare({ sentences, wordCount }: MarkedSpeech): number {
  const idle = sentences.filter(({ text }) => ABOUT_ITSELF.test(text))
  return idle.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, wordCount)
}

function brevityPart(speech: MarkedSpeech): PartMark {
  return {
    id: 'brevity',
    points: between(0.45 - idleShare(speech), 0, 0.35, MOST.brevity),
    most: MOST.brevity,
    sentences: [],
  }
}

function timePart(usedSeconds: number, speechSeconds: number): PartMark {
  const ratio = usedSeconds / speechSeconds
  const isWithin = ([least, most]: readonly [number, number]) => ratio >= least && ratio <= most
  const points = isWithin(GOOD_TIME) ? MOST.time : isWithin(FAIR_TIME) ? 1 : 0
  return { id: 'time', points, most: MOST.time, sentences: [] }
}

/** Delivery in words: the position early, thoughts in their order, no idle talk, and the time. */
export function deliveryOf(speech: MarkedSpeech): CriterionMark {
  const { usedSeconds, speechSeconds } = speech
  const time = usedSeconds === undefined ? [] : [timePart(usedSeconds, speechSeconds)]
  return markOf([claimPart(speech), orderPart(speech), brevityPart(speech), ...time])
}
