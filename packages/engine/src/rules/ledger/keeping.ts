import type { Choice, Reaction } from '../../model/acts/act.ts'
import type { Change, Deal } from '../../model/committee/issue.ts'
import type { Commitment } from '../../model/committee/promise.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { seatIndexOf, seatOf } from '../../model/session/lookup.ts'
import type { CommandContext } from '../command-context.ts'
import { refillFor } from './refill.ts'

/**
 * Effects of a kept or broken promise on credibility (of 100), on the regard of its addressee, and on that of the
 * others.
 */
const CONSEQUENCES = {
  kept: { credibility: 4, regard: 0.12, witnesses: 0.02, tension: -0.5 },
  broken: { credibility: -15, regard: -0.35, witnesses: -0.06, tension: 6 },
} as const
/** A threat not carried out costs a little credibility and nothing else. */
const BLUFF_CREDIBILITY = -4

/**
 * Settles a seat's promise about a change when it reacts to a proposal with that change: kept if it welcomes or
 * tolerates it, broken if it refuses. Proposing another option of the issue breaks it too.
 */
export function keepCommitmentsOnReaction(
  context: CommandContext,
  seat: SeatId,
  changes: readonly Change[],
  reaction: Reaction,
): void {
  for (const commitment of openPromises(context, seat)) {
    const about = commitment.change
    if (about && changes.some((change) => change.issue === about.issue && change.option === about.option)) {
      settle(context, commitment, reaction === 'cannot-accept' ? 'broken' : 'kept')
    }
  }
}

/** A seat that now asks for, or speaks for, another option of an issue breaks its promise about that issue. */
export function keepCommitmentsOnDemand(
  context: CommandContext,
  seat: SeatId,
  changes: readonly Change[],
  wants: boolean,
): void {
  for (const commitment of openPromises(context, seat)) {
    const about = commitment.change
    const demand = about && changes.find((change) => change.issue === about.issue)
    if (!about || !demand) continue
    if (demand.option === about.option) settle(context, commitment, wants ? 'kept' : 'broken')
    else if (wants) settle(context, commitment, 'broken')
  }
}

/** Settles promises and threats about a draft when their seats vote. An abstention keeps neither. */
export function keepCommitmentsOnBallot(context: CommandContext, seat: SeatId, deal: Deal, choice: Choice): void {
  for (const commitment of context.state.commitments) {
    if (commitment.status !== 'open' || commitment.by !== seat) continue
    const { change, kind } = commitment
    const isInText = !change || deal[change.issue] === change.option
    if (kind === 'promise' && isInText) settle(context, commitment, choice === 'for' ? 'kept' : 'broken')
    if (kind === 'threat' && !(change && isInText))
      settle(context, commitment, choice === 'against' ? 'kept' : 'broken')
  }
}

function openPromises(context: CommandContext, seat: SeatId): readonly Commitment[] {
  const open: Commitment[] = []
  for (const commitment of context.state.commitments) {
    const { kind, status, by } = commitment
    if (kind === 'promise' && status === 'open' && by === seat) open.push(commitment)
  }
  return open
}

function settle(context: CommandContext, commitment: Commitment, status: 'kept' | 'broken'): void {
  const refilled = status === 'kept' ? refillFor(context.state, commitment) : undefined
  context.record({ kind: 'commitment-settled', commitment: commitment.id, status })
  const { by, to } = commitment
  if (commitment.kind === 'threat') {
    if (status === 'broken') moveCredibility(context, by, BLUFF_CREDIBILITY)
    return
  }
  if (status === 'broken' && !context.state.floor.vote) rememberBroken(context, commitment)
  const consequence = CONSEQUENCES[status]
  moveCredibility(context, by, consequence.credibility)
  if (refilled !== undefined) context.record({ kind: 'capital-changed', seat: by, capital: refilled })
  context.strain(status === 'kept' ? 'kept-promise' : 'broken-promise', consequence.tension, by, to)
  for (const witness of context.state.seats) {
    if (witness.id === by) continue
    const delta = witness.id === to ? consequence.regard : consequence.witnesses
    context.record({ kind: 'regard-changed', from: witness.id, towards: by, delta, courtesy: 0 })
  }
}

function rememberBroken(context: CommandContext, commitment: Commitment): void {
  context.owe(context.delegates.brokenWord(context.state, context.at, commitment))
}

/** Promises that were broken by a ballot are spoken of when the vote has closed, as no speech interrupts it. */
export function rememberBrokenInVote(context: CommandContext, openedAt: number): void {
  for (const commitment of context.state.commitments) {
    const isBroken = commitment.kind === 'promise' && commitment.status === 'broken'
    if (isBroken && (commitment.settledAt ?? 0) >= openedAt) rememberBroken(context, commitment)
  }
}

function moveCredibility(context: CommandContext, seat: SeatId, by: number): void {
  if (seatIndexOf(context.state, seat) < 0) return
  const credibility = Math.max(0, Math.min(100, seatOf(context.state, seat).credibility + by))
  context.record({ kind: 'credibility-changed', seat, credibility })
}
