import type { Choice } from '../../model/acts/act.ts'
import { assemblyAxis } from './assembly-axis.ts'
import { type CutPoint, fitCutPoint, isYesAt } from './cut-point.ts'
import { kinshipWith } from './kinship.ts'
import type { RollCall, RollCallQuestion } from './roll-call.ts'

/**
 * Weight of a member's position, relative to its own record on similar texts, as a share of all kinship: a tenth.
 * Chosen together with the numbers of `kinship.ts`.
 */
const PLACE_WEIGHT = 0.1

/** Forecast of a vote. */
export interface RollCallForecast {
  /** The text's cut point on the Assembly's axis. */
  readonly cut: CutPoint
  /** Expected support of each member, 0 … 1. */
  readonly support: readonly number[]
  /** Predicted vote of each member. */
  readonly choices: readonly Choice[]
  /** Predicted yes of each member by its side of the cut alone. */
  readonly isYesByPlace: readonly boolean[]
}

export interface ForecastSetting {
  /** Training data: earlier roll calls; must not contain the vote to predict. */
  readonly past: readonly RollCall[]
  readonly memberCount: number
  /** The member on whose side the axis is positive. */
  readonly anchor: number
  /** The session to predict. */
  readonly session: number
}

/**
 * Predicts votes from earlier roll calls alone. The text is placed first: the ballots on similar texts, each weighted
 * by kinship, give the cut on the Assembly's axis. Each member's vote then depends on its side of the cut, corrected by
 * its own record on those texts; the more record there is, the stronger the correction.
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
  /** Weights of its votes on similar texts: in favour, all others, and the votes against among the others. */
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

/**
 * A member not in favour is predicted against when at least half of what it did not support it opposed; else to
 * abstain.
 */
function choiceOf(support: number, against: number, other: number): Choice {
  if (support >= 0.5) return 'for'
  return other > 0 && against >= other / 2 ? 'against' : 'abstain'
}
