import { sum } from '../text/sentences.ts'
import { between, CRITERION_PARTS, type CriterionMark, markOf, type PartMark } from './criteria.ts'
import { ABOUT_ITSELF } from './lexicon.ts'
import { type MarkedSpeech, restsOnUnlisted, type Told } from './marked-speech.ts'
import { reasonKindsIn } from './reasons.ts'

const { argument: MOST } = CRITERION_PARTS
/** Fewest particular words of a sentence that says something. */
const TELLING_LEAST = 2
/** So many reasons earn all points. */
const REASONS_ALL = 11
/** Particular words of an ordinary reason. */
const REASON_WORDS = 5
/** In a short speech the density of its reasons counts instead, where that is more. */
const SHORT_MOST = 100
const DENSE_ALL = 0.75
const DENSE_PARTICULAR = 0.3
/** Share of particular words in the speech from which substance earns, and where it earns all. */
const PARTICULAR = { least: 0.1, all: 0.34 } as const
/** Words that say something, from which depth earns, and where it earns all. */
const DEPTH = { least: 40, all: 180 } as const
/** Below this length a speech is short: few reasons can still be all of it. */
const SHORT_WORDS = 60

/** Whether a sentence says something of its own. */
export const isTelling = ({ particular }: Told): boolean => particular.size >= TELLING_LEAST

/** The sentences that give a reason with something in it, which no unlisted source carries. */
function reasonsIn({ counted }: MarkedSpeech): readonly Told[] {
  return counted.filter(
    (told) => isTelling(told) && !restsOnUnlisted(told) && reasonKindsIn(told.sentence.text).length > 0,
  )
}

/** The share of a short speech's sentences that give reasons, as far as they are full of matter. */
function density(reasons: readonly Told[], { counted, wordCount }: MarkedSpeech): number {
  if (wordCount > SHORT_MOST || counted.length === 0) return 0
  const words = new Set(counted.flatMap(({ particular }) => [...particular]))
  return (reasons.length / counted.length) * Math.min(1, words.size / wordCount / DENSE_PARTICULAR)
}

function reasonPart(reasons: readonly Told[], speech: MarkedSpeech): PartMark {
  // a long sentence holds more than a short one
  const weight = reasons.reduce((sum, { particular }) => sum + Math.min(2, particular.size / REASON_WORDS), 0)
  const many = between(weight, 0, REASONS_ALL, MOST.reasons)
  const dense = between(density(reasons, speech), 0, DENSE_ALL, MOST.reasons)
  return {
    id: 'reasons',
    points: Math.max(many, dense),
    most: MOST.reasons,
    sentences: reasons.map(({ index }) => index),
  }
}

function substancePart({ counted, wordCount }: MarkedSpeech): PartMark {
  const solid = counted.filter((told) => isTelling(told) && !restsOnUnlisted(told))
  const words = new Set(solid.flatMap(({ particular }) => [...particular]))
  // words come back in long speeches, so that the share falls with the length
  const share = words.size / Math.max(SHORT_WORDS, wordCount) + wordCount / 4000
  return {
    id: 'substance',
    points: between(share, PARTICULAR.least, PARTICULAR.all, MOST.substance),
    most: MOST.substance,
    sentences: [],
  }
}

/** A short speech can be sound; a long one that says something all the way has thought further. */
function depthPart({ counted }: MarkedSpeech): PartMark {
  const solid = counted.filter(
    (told) => isTelling(told) && !restsOnUnlisted(told) && !ABOUT_ITSELF.test(told.sentence.text),
  )
  const words = sum(solid.map(({ sentence }) => sentence.words.length))
  return { id: 'depth', points: between(words, DEPTH.least, DEPTH.all, MOST.depth), most: MOST.depth, sentences: [] }
}

/** Argument: reasons for the side that bear on the motion and say something, in whatever words. */
export function argumentOf(speech: MarkedSpeech): CriterionMark {
  const reasons = reasonsIn(speech)
  return markOf([reasonPart(reasons, speech), substancePart(speech), depthPart(speech)])
}
