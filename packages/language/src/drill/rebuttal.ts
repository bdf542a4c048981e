import { metBy, type Point, unmetBy } from '../text/points.ts'
import { type Sentence, sharedCount } from '../text/sentences.ts'
import { refutes } from '../text/signs.ts'
import { isTelling } from './argument.ts'
import { between, CRITERION_PARTS, type CriterionMark, markOf } from './criteria.ts'
import { NEGATES } from './lexicon.ts'
import { type MarkedSpeech, restsOnUnlisted, type Told } from './marked-speech.ts'
import { reasonKindsIn } from './reasons.ts'
import { isAttributed } from './side.ts'

const { rebuttal: MOST } = CRITERION_PARTS
/** Sentences after a point that is taken up in which it can be answered. */
const ANSWER_WITHIN = 4

const isAsked = ({ text }: Sentence) => text.trim().endsWith('?')

/**
 * Rebuttal: opponent's points that are taken up, explicitly refuted, and with a reason. Not measured when the opponent
 * made no points. A sentence takes a point up when it
 * shares its words, says that the other side says so, or asks about it.
 */
export function rebuttalOf({ counted }: MarkedSpeech, points: readonly Point[]): CriterionMark {
  if (points.length === 0) return markOf([])
  const touches = ({ terms }: Sentence) => points.some((point) => sharedCount(terms, point.terms) > 0)
  const isMeeting = ({ sentence }: Told) =>
    isAttributed(sentence.text) || metBy(points, sentence.terms).length > 0 || (isAsked(sentence) && touches(sentence))
  const meeting = counted.filter(isMeeting)
  const met =
    points.length -
    unmetBy(
      points,
      counted.map(({ sentence }) => sentence),
    ).length
  const named = Math.min(points.length, counted.filter(isMeeting).length)
  const after = (told: Told) => counted.slice(counted.indexOf(told), counted.indexOf(told) + ANSWER_WITHIN)
  const refuting = meeting.filter((told) =>
    after(told).some(({ sentence }) => refutes(sentence) || sentence.words.some((word) => NEGATES.has(word))),
  )
  const grounded = refuting.filter(
    (told) =>
      after(told).filter(
        (one) => isTelling(one) && !restsOnUnlisted(one) && reasonKindsIn(one.sentence.text).length > 0,
      ).length > 1,
  )
  const at = (list: readonly Told[]) => list.map(({ index }) => index)
  const all = Math.min(2, points.length)
  return markOf([
    {
      id: 'meets',
      points: between((met + named) / 2 + Math.max(met, named) / 2, 0, 2 * all, MOST.meets),
      most: MOST.meets,
      sentences: at(meeting),
    },
    {
      id: 'refutes',
      points: between(refuting.length, 0, all, MOST.refutes),
      most: MOST.refutes,
      sentences: at(refuting),
    },
    {
      id: 'grounds',
      points: between(grounded.length, 0, all, MOST.grounds),
      most: MOST.grounds,
      sentences: at(grounded),
    },
  ])
}
