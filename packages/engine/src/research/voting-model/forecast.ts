import type { Choice } from '../../model/acts/act.ts'
import { assemblyAxis } from './assembly-axis.ts'
import { type CutPoint, fitCutPoint, isYesAt } from './cut-point.ts'
import { kinshipWith } from './kinship.ts'
import type { RollCall, RollCallQuestion } from './roll-call.ts'

/**
 * How much of a member's own record on kindred texts it takes to outweigh its place beside the cut, as a share of all
 * kinship: a tenth. Chosen with the numbers of `kinship.ts`.
 */
const PLACE_WEIGHT = 0.1

/** What a vote is expected to bring. */
export interface RollCallForecast {
  /** Where the text is placed on the Assembly's axis. */
  readonly cut: CutPoint
  /** For each member its expected support, 0 … 1. */
  readonly support: readonly number[]
  /** For each member the vote it is expected to cast. */
  readonly choices: readonly Choice[]
  /** For each member the vote by its place beside the cut alone. */
  readonly isYesByPlace: readonly boolean[]
}

export interface ForecastSetting {
  /** Earlier roll calls; nothing of the vote to be told may be among them. */
  readonly past: readonly RollCall[]
  readonly memberCount: number
  /** The member on whose side the axis is positive. */
  readonly anchor: number
  /** The session to be told. */
  readonly session: number
}

/**
 * Tells votes from earlier roll calls alone. The text is placed first: the ballots on kindred texts, each weighed by its
 * kinship, make the cut on the Assembly's axis. Each member then votes by its place beside the cut, corrected by its own
 * record on those texts, the more the more it has of one.
 */
export function createForecast({ past, memberCount, anchor, session }: ForecastSetting) {
  const axis = assemblyAxis(past, memberCount, anchor)
  const kinship = kinshipWith(past)
  return {
    axis,
    forecast(question: RollCallQuestion): RollCallForecast {
      const records = recordsOn(past, kinship(question, session), axis)
      const cut = fitCutPoint(records)
      const isYesByPlace = records.map(({ position }) => isYesAt(cut, position))
      const support = records.map(({ yes, other }, member) => {
        const place = isYesByPlace[member] ? PLACE_WEIGHT : 0
        return (yes + place) / (yes + other + PLACE_WEIGHT)
      })
      const choices = records.map(({ other, against }, member) => choiceOf(support[member] ?? 0, against, other))
      return { cut, support, choices, isYesByPlace }
    },
  }
}

interface MemberRecord {
  readonly position: number
  /** Weights of its votes on kindred texts: in favour, all others, and of those the votes against. */
  yes: number
  other: number
  against: number
}

function recordsOn(
  past: readonly RollCall[],
  weights: readonly number[],
  axis: readonly number[],
): readonly MemberRecord[] {
  const records = axis.map((position) => ({ position, yes: 0, other: 0, against: 0 }))
  for (const [index, { ballots }] of past.entries()) {
    const weight = weights[index] ?? 0
    for (const [member, record] of records.entries()) {
      const ballot = ballots[member] ?? null
      if (ballot === null) continue
      if (ballot === 'for') record.yes += weight
      else record.other += weight
      if (ballot === 'against') record.against += weight
    }
  }
  return records
}

/** A member that is not for a text is against it when at least half of what it did not support, it opposed. */
function choiceOf(support: number, against: number, other: number): Choice {
  if (support >= 0.5) return 'for'
  return other > 0 && against >= other / 2 ? 'against' : 'abstain'
}
