import { sharedCount, sum } from '../text/sentences.ts'
import { isTelling } from './argument.ts'
import type { Told } from './marked-speech.ts'
import { isStance } from './stances.ts'
import type { Subject } from './subject.ts'

/** More sentences than this that take a stance, or that name the motion once more, make no speech more relevant. */
const ENOUGH = { stances: 4, again: 3 } as const

/**
 * What tells a speech on its motion from one on another: weights of a logistic model over honest speeches, each under its
 * own motion and under others, half of these with the motion repeated at the end. Where the book knows the motion, what its
 * sides say tells most; where it does not, the words near the motion have to.
 */
const WEIGHTS = {
  known: { words: 1.5, near: 3.4, distinct: 1.3, naming: 2.8, again: 0.6, stances: 3.8, none: -3.8 },
  unknown: { words: 5.3, near: 1.4, distinct: 0.1, naming: 1.1, again: 2.7, stances: 0, none: -2.6 },
} as const
/** Below this a speech is off the motion. */
const OFF = -0.8
/** A speech with fewer words of another matter is vague, and nowhere in particular. */
const ELSEWHERE_LEAST = 14

const share = (part: number, whole: number) => Math.min(1, part / Math.max(1, whole))
const wordCount = (all: readonly Told[]) => sum(all.map(({ sentence }) => sentence.words.length))

/** How much a speech bears on its motion: positive where it does. */
function relevanceOf(counted: readonly Told[], subject: Subject): number {
  const told = counted.filter(isTelling)
  const near = told.filter(({ nearCount }) => nearCount > 0)
  const particular = new Set(told.flatMap(({ particular: own }) => [...own]))
  const naming = counted.filter(({ sentence }) => sharedCount(sentence.terms, subject.motion) > 0)
  const stances = counted.filter(({ sentence }) => isStance(sentence.text, subject.stances))
  const weights = WEIGHTS[subject.leaning.size > 0 ? 'known' : 'unknown']
  return (
    weights.none +
    weights.words * share(wordCount(near), wordCount(told)) +
    weights.near * share(sum(near.map(({ nearCount }) => nearCount)), particular.size) +
    weights.distinct * share(sharedCount(particular, subject.near), particular.size) +
    weights.naming * share(naming.length, counted.length) +
    // one sentence with the motion's words is soon put in
    weights.again * share(Math.max(0, naming.length - 1), ENOUGH.again) +
    weights.stances * share(stances.length, ENOUGH.stances)
  )
}

/** The sentences of a speech that leaves its motion which have nothing to do with it; none where it keeps to it. */
export function sentencesOffTopic(counted: readonly Told[], subject: Subject): readonly Told[] {
  const told = counted.filter(isTelling)
  const far = told.filter(({ nearCount }) => nearCount === 0)
  const elsewhere = new Set(far.flatMap(({ particular }) => [...particular]))
  const isVague = elsewhere.size < ELSEWHERE_LEAST
  return isVague || relevanceOf(counted, subject) >= OFF ? [] : far
}
