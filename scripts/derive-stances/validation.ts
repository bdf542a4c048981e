import { fitCutPoint as fitWeightedCutPoint, isYesAt } from '@placard/engine/research'
import { mean, yearOfSession } from './idealPoints.ts'
import { onTopic, orientRollCalls, type PointLookup, pointLookup, recordOf } from './topicStances.ts'
import { type IdealPoint, type Member, type RollCall, type SourceData, TOPICS, type Topic } from './types.ts'

/** Cross-validation: in each of five folds a fifth of each roll call's members is predicted from the other four. */
const FOLDS = 5

/** The newest five sessions, on which the expected figures were measured. */
const VALIDATION_SESSIONS = 5

export type HoldOut = {
  readonly votes: number
  /** Accuracy on held-out votes, as yes or not yes. */
  readonly cutPoint: number
  readonly ownHabit: number
  readonly alwaysYes: number
}

/** The cut point with the fewest errors, all votes with weight 1. */
function fitCutPoint(votes: readonly Vote[]) {
  return fitWeightedCutPoint(votes.map(({ position, yes }) => ({ position, yes: yes ? 1 : 0, other: yes ? 0 : 1 })))
}

/** One member's vote in one roll call with its year's ideal point; `fold` is the fold that holds it out. */
type Vote = { readonly iso3: string; readonly position: number; readonly yes: boolean; readonly fold: number }

/**
 * Accuracy on held-out votes: by ideal points with a cut point for each roll call, by a country's habit, and by always
 * yes.
 */
export function holdOutVotes(data: SourceData): HoldOut {
  const newest = Math.max(...data.rollCalls.map(({ session }) => session))
  const pointOf = pointLookup(data.idealPoints)
  const rollCalls = data.rollCalls
    .filter(({ session }) => session > newest - VALIDATION_SESSIONS)
    .map((rollCall, rank) => placeVotes(rollCall, rank, pointOf))
  const right = { cutPoint: 0, ownHabit: 0, alwaysYes: 0 }
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const habits = yesHabits(rollCalls.flatMap((votes) => votes.filter((vote) => vote.fold !== fold)))
    for (const votes of rollCalls) {
      const cut = fitCutPoint(votes.filter((vote) => vote.fold !== fold))
      for (const { iso3, position, yes } of votes.filter((vote) => vote.fold === fold)) {
        if (isYesAt(cut, position) === yes) right.cutPoint += 1
        if ((habits.get(iso3) ?? 0) >= 0 === yes) right.ownHabit += 1
        if (yes) right.alwaysYes += 1
      }
    }
  }
  const votes = rollCalls.reduce((sum, { length }) => sum + length, 0)
  return {
    votes,
    cutPoint: right.cutPoint / votes,
    ownHabit: right.ownHabit / votes,
    alwaysYes: right.alwaysYes / votes,
  }
}

function placeVotes({ ballots, session }: RollCall, rank: number, pointOf: PointLookup): Vote[] {
  return [...ballots].flatMap(([iso3, ballot], index) => {
    const position = pointOf(iso3, yearOfSession(session))
    return position === undefined ? [] : [{ iso3, position, yes: ballot === 1, fold: (index + rank) % FOLDS }]
  })
}

/** Yes votes minus all others, by country. */
function yesHabits(votes: readonly Vote[]): Map<string, number> {
  const habits = new Map<string, number>()
  for (const { iso3, yes } of votes) habits.set(iso3, (habits.get(iso3) ?? 0) + (yes ? 1 : -1))
  return habits
}

export type TopicHoldOut = {
  readonly topic: Topic
  readonly stance: number
  readonly idealPoint: number
  readonly alwaysYes: number
}

/**
 * Validates a topic's own scale: stances from two thirds of its roll calls predict the other third, with a cut point
 * for each as above, compared with one general position for the same votes.
 */
export function holdOutTopics(data: SourceData, sessionsRead: number): TopicHoldOut[] {
  const newest = Math.max(...data.rollCalls.map(({ session }) => session))
  const recent = data.rollCalls.filter(({ session }) => session > newest - sessionsRead)
  const pointOf = pointLookup(data.idealPoints)
  return TOPICS.map((topic) => {
    const rollCalls = onTopic(recent, topic)
    const known = orientRollCalls(
      rollCalls.filter((_, rank) => rank % 3 !== 0),
      pointOf,
    )
    const stanceOf = memoise((iso3) => recordOf(iso3, known).stance ?? undefined)
    const heldOut = rollCalls.filter((_, rank) => rank % 3 === 0)
    return {
      topic,
      ...topicShares(heldOut, stanceOf, pointOf),
    }
  })
}

function topicShares(
  rollCalls: readonly RollCall[],
  stanceOf: (iso3: string) => number | undefined,
  pointOf: PointLookup,
) {
  const both = rollCalls.map((rollCall, rank) => {
    const general = placeVotes(rollCall, rank, pointOf).filter(({ iso3 }) => stanceOf(iso3) !== undefined)
    return { general, own: general.map((vote) => ({ ...vote, position: stanceOf(vote.iso3) ?? 0 })) }
  })
  const all = both.flatMap(({ general }) => general)
  return {
    stance: cutPointShare(both.map(({ own }) => own)),
    idealPoint: cutPointShare(both.map(({ general }) => general)),
    alwaysYes: all.filter(({ yes }) => yes).length / all.length,
  }
}

function cutPointShare(rollCalls: readonly Vote[][]): number {
  let right = 0
  let total = 0
  for (const votes of rollCalls) {
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const cut = fitCutPoint(votes.filter((vote) => vote.fold !== fold))
      const held = votes.filter((vote) => vote.fold === fold)
      right += held.filter(({ position, yes }) => isYesAt(cut, position) === yes).length
      total += held.length
    }
  }
  return right / total
}

function memoise(compute: (iso3: string) => number | undefined): (iso3: string) => number | undefined {
  const known = new Map<string, number | undefined>()
  return (iso3) => {
    if (!known.has(iso3)) known.set(iso3, compute(iso3))
    return known.get(iso3)
  }
}

/** Mean distance between the members of each bloc, and of all pairs, on each country's newest estimate from every vote. */
export function cohesion(points: readonly IdealPoint[], members: readonly Member[]): (bloc: string | 'all') => number {
  const newest = new Map<string, number>()
  for (const { iso3, everyVote } of points) if (everyVote !== null) newest.set(iso3, everyVote)
  return (bloc) => {
    const positions = members
      .filter(({ blocs }) => bloc === 'all' || blocs.includes(bloc))
      .map(({ iso3 }) => newest.get(iso3))
      .filter((position) => position !== undefined)
    return meanDistance(positions)
  }
}

export function meanDistance(positions: readonly number[]): number {
  const distances = positions.flatMap((a, index) => positions.slice(index + 1).map((b) => Math.abs(a - b)))
  return distances.length === 0 ? 0 : mean(distances)
}
