import { BALLOT_SCALE } from './assembly-axis.ts'
import { fitCutPoint, isYesAt } from './cut-point.ts'
import { createForecast, type RollCallForecast } from './forecast.ts'
import { rankCorrelation } from './rank-correlation.ts'
import type { RollCall } from './roll-call.ts'

/** Cross-validation folds of the baseline that sees the roll call: each fold is predicted from the others. */
const FOLDS = 5

/** One vote of a held-out roll call with each rule's prediction. */
interface ToldVote {
  readonly isYes: boolean
  readonly step: number
  readonly toldStep: number
  /** Whether each rule predicts yes. */
  readonly says: Readonly<Record<VoteRule, boolean>>
}

/**
 * The engine and its baselines. Without the roll call, like the engine: the country's habit in earlier sessions, always
 * yes, and the engine's cut without the country's own record. With the roll call: its majority, and a cut through four
 * fifths of its votes.
 */
export type VoteRule = 'engine' | 'place' | 'habit' | 'always' | 'majority' | 'seenCut'

export interface MeasuredVotes {
  readonly rollCalls: readonly RollCall[]
  /** Sessions to predict. */
  readonly heldOut: { readonly first: number; readonly last: number }
  readonly memberCount: number
  /** The member on whose side the axis is positive. */
  readonly anchor: number
}

/** Prediction quality on held-out sessions; shares in 0 … 1, correlations in −1 … 1. */
export interface RealVotesReport {
  readonly rollCalls: number
  readonly votes: number
  /** Accuracy on yes or not yes. */
  readonly accuracy: Readonly<Record<VoteRule, number>>
  /** Accuracy on three classes: yes, abstention, no. */
  readonly threeWay: number
  /** Rank correlation of predicted and actual votes. */
  readonly voteOrder: number
  /** Rank correlation of each roll call's predicted and actual share of yes. */
  readonly shareOrder: number
}

/**
 * Predicts every vote of the held-out sessions. Each session is predicted from earlier ones: no ballot of the session
 * itself or of a later one is read, only title and subject of the text.
 */
export function measureRealVotes({ rollCalls, heldOut, memberCount, anchor }: MeasuredVotes): RealVotesReport {
  const votes: ToldVote[] = []
  const shares: { readonly told: number; readonly real: number }[] = []
  for (let session = heldOut.first; session <= heldOut.last; session++) {
    const past = rollCalls.filter((rollCall) => rollCall.session < session)
    const told = createForecast({ past, memberCount, anchor, session })
    const habits = habitsOf(past, memberCount)
    for (const [rank, rollCall] of rollCalls.filter((one) => one.session === session).entries()) {
      const { title, subject } = rollCall
      const forecast = told.forecast({ title, subject })
      const found = compare(rollCall, forecast, { habits, axis: told.axis, rank })
      votes.push(...found)
      shares.push({
        told: meanOf(rollCall.ballots.flatMap((cast, at) => (cast === null ? [] : [forecast.support[at] ?? 0]))),
        real: shareOf(found, ({ isYes }) => isYes),
      })
    }
  }
  return reportOf(votes, shares)
}

interface Beside {
  readonly habits: readonly boolean[]
  readonly axis: readonly number[]
  readonly rank: number
}

function compare(rollCall: RollCall, forecast: RollCallForecast, beside: Beside): ToldVote[] {
  const cast = rollCall.ballots.flatMap((ballot, member) => (ballot === null ? [] : [{ ballot, member }]))
  const majority = 2 * cast.filter(({ ballot }) => ballot === 'for').length >= cast.length
  const seen = seenCuts(cast, beside)
  return cast.map(({ ballot, member }, index) => {
    const choice = forecast.choices[member] ?? 'for'
    return {
      isYes: ballot === 'for',
      step: BALLOT_SCALE[ballot],
      toldStep: BALLOT_SCALE[choice],
      says: {
        engine: choice === 'for',
        place: forecast.isYesByPlace[member] ?? true,
        habit: beside.habits[member] ?? true,
        always: true,
        majority,
        seenCut: seen[index] ?? true,
      },
    }
  })
}

type Cast = readonly { readonly ballot: string; readonly member: number }[]

/** Each vote predicted from a cut through the votes of the other folds. */
function seenCuts(cast: Cast, { axis, rank }: Beside): readonly boolean[] {
  const foldOf = (index: number) => (index + rank) % FOLDS
  const cuts = Array.from({ length: FOLDS }, (_, fold) =>
    fitCutPoint(
      cast
        .filter((_vote, index) => foldOf(index) !== fold)
        .map(({ ballot, member }) => ({
          position: axis[member] ?? 0,
          yes: ballot === 'for' ? 1 : 0,
          other: ballot === 'for' ? 0 : 1,
        })),
    ),
  )
  return cast.map(({ member }, index) => {
    const cut = cuts[foldOf(index)]
    return cut === undefined || isYesAt(cut, axis[member] ?? 0)
  })
}

/** Whether each member voted yes more often than not. */
function habitsOf(past: readonly RollCall[], memberCount: number): readonly boolean[] {
  return Array.from({ length: memberCount }, (_, member) => {
    const cast = past.map(({ ballots }) => ballots[member] ?? null).filter((ballot) => ballot !== null)
    return 2 * cast.filter((ballot) => ballot === 'for').length >= cast.length
  })
}

function reportOf(
  votes: readonly ToldVote[],
  shares: readonly { readonly told: number; readonly real: number }[],
): RealVotesReport {
  const accuracyOf = (rule: VoteRule) => shareOf(votes, ({ says, isYes }) => says[rule] === isYes)
  return {
    rollCalls: shares.length,
    votes: votes.length,
    accuracy: {
      engine: accuracyOf('engine'),
      place: accuracyOf('place'),
      habit: accuracyOf('habit'),
      always: accuracyOf('always'),
      majority: accuracyOf('majority'),
      seenCut: accuracyOf('seenCut'),
    },
    threeWay: shareOf(votes, ({ step, toldStep }) => step === toldStep),
    voteOrder: rankCorrelation(
      votes.map(({ toldStep }) => toldStep),
      votes.map(({ step }) => step),
    ),
    shareOrder: rankCorrelation(
      shares.map(({ told }) => told),
      shares.map(({ real }) => real),
    ),
  }
}

function shareOf<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  return items.filter(test).length / items.length
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
