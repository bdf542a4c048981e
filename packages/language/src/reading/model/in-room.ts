import type { HeardText } from './heard-text.ts'
import type { ActLabel } from './labels.ts'

/** Factor on the probability of a ballot while a vote is open. */
const WHILE_VOTING = 12
const OBJECTIONS: ReadonlySet<string> = new Set(['object', 'objects', 'objection', 'objections', 'objecting'])
const DENIALS: ReadonlySet<string> = new Set(['no', 'not', 'without', 'never', 'none'])

const STANCE_OF: Readonly<Record<string, ActLabel>> = {
  'react:welcome': 'declare:favour',
  'react:live-with': 'declare:favour',
  'react:cannot-accept': 'declare:against',
}
const COURTESY_OF: Readonly<Record<string, ActLabel>> = { accept: 'remark', decline: 'remark' }
const BALLOT_OF: Readonly<Record<string, ActLabel>> = {
  'declare:favour': 'vote:for',
  'declare:against': 'vote:against',
  accept: 'vote:for',
  decline: 'vote:against',
}

function moved(
  shares: ReadonlyMap<ActLabel, number>,
  where: Readonly<Record<string, ActLabel>>,
): Map<ActLabel, number> {
  const after = new Map<ActLabel, number>()
  for (const [label, share] of shares) {
    const to = Object.hasOwn(where, label) ? (where[label] ?? label) : label
    after.set(to, (after.get(to) ?? 0) + share)
  }
  return after
}

/** "No objection", "we object": the answer to a question of consensus. */
function answerToConsensus({ heard }: HeardText): ActLabel | undefined {
  for (const { texts } of heard) {
    const at = texts.findIndex((text) => OBJECTIONS.has(text))
    if (at < 0) continue
    return texts.slice(Math.max(0, at - 4), at).some((text) => DENIALS.has(text)) ? 'vote:for' : 'vote:against'
  }
  return undefined
}

/**
 * Adjusts probabilities to the state of the room: "Deal!" without an open offer is a courtesy, without a proposal on
 * the floor a reaction is a stance on the draft, and while a vote is open a stance is a ballot. They still add up to 1.
 */
export function inRoom(shares: ReadonlyMap<ActLabel, number>, text: HeardText): ReadonlyMap<ActLabel, number> {
  const { room } = text
  const isAnswer = room.offer !== undefined || room.isVoting || text.matches.length > 0
  const answered = isAnswer ? shares : moved(shares, COURTESY_OF)
  const onFloor = room.proposal === undefined ? moved(answered, STANCE_OF) : answered
  if (!room.isVoting) return onFloor
  const answer = room.view.vote?.question.kind === 'consensus' ? answerToConsensus(text) : undefined
  if (answer !== undefined) return new Map([[answer, 1]])
  const weighed = [...moved(onFloor, BALLOT_OF)].map(
    ([label, share]) => [label, label.startsWith('vote:') ? share * WHILE_VOTING : share] as const,
  )
  const total = weighed.reduce((sum, [, share]) => sum + share, 0)
  return new Map(weighed.map(([label, share]) => [label, share / total]))
}
