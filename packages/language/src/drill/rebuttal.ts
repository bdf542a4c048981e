import { metBy, type Point, unmetBy } from '../text/points.ts'
import type { Sentence } from '../text/sentences.ts'
import { givesReason, hasEvidence, refutes } from '../text/signs.ts'
import { CRITERION_PARTS, type CriterionMark, markOf, stepped } from './criteria.ts'
import type { MarkedSpeech } from './marked-speech.ts'

const { rebuttal: MOST } = CRITERION_PARTS

/** The sentence and its neighbours. */
function around(counted: readonly Sentence[], sentence: Sentence): readonly Sentence[] {
  const place = counted.indexOf(sentence)
  return counted.slice(Math.max(0, place - 1), place + 2)
}

/**
 * Rebuttal: opponent's points that are taken up, explicitly refuted, and with a reason. Not measured when the opponent
 * made no points.
 */
export function rebuttalOf({ counted, at }: MarkedSpeech, points: readonly Point[]): CriterionMark {
  if (points.length === 0) return markOf([])
  const meeting = counted.filter(({ terms }) => metBy(points, terms).length > 0)
  const metCount = points.length - unmetBy(points, meeting).length
  const refuting = meeting.filter((sentence) => around(counted, sentence).some(refutes))
  const grounded = refuting.filter((sentence) => {
    const next = counted.slice(counted.indexOf(sentence), counted.indexOf(sentence) + 3)
    return next.some((one) => givesReason(one) || hasEvidence(one))
  })
  return markOf([
    {
      id: 'meets',
      points: stepped(metCount, points.length === 1 ? [4] : [2, 4]),
      most: MOST.meets,
      sentences: meeting.flatMap(at),
    },
    { id: 'refutes', points: stepped(refuting.length, [2, 3]), most: MOST.refutes, sentences: refuting.flatMap(at) },
    { id: 'grounds', points: stepped(grounded.length, [2, 3]), most: MOST.grounds, sentences: grounded.flatMap(at) },
  ])
}
