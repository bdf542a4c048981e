import { stanceOn } from '../bargaining/acceptance.ts'
import { applyChanges, utilityOf } from '../model/committee/issue.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { Motion } from '../model/floor/motion.ts'
import { draftOf, leadingDraft, seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import { REPLY_GAP_MS } from '../model/session/time.ts'
import { hasAdoptedText } from '../rules/conclusion/score.ts'
import { standingOf } from './standing.ts'

/** Weight of the regard for a speaker in a delegate's lean on procedure. */
const SWAY_RATIO = 0.3

/**
 * An AI delegate's lean on a motion of procedure, −1…1, positive in favour: by what the motion does to the text it
 * wants, and a little by its regard for the mover and the speakers. Uses only what the delegate itself knows.
 */
export function leanOn(state: CampaignState, index: number, motion: Motion): number {
  const lean = interestIn(state, index, motion) + regard(state, index, motion.by) * SWAY_RATIO
  const swayed = (motion.speakers ?? []).reduce(
    (sum, { seat, side }) => sum + regard(state, index, seat) * SWAY_RATIO * (side === 'for' ? 1 : -1),
    lean,
  )
  return Math.max(-1, Math.min(1, swayed))
}

function regard(state: CampaignState, index: number, towards: string): number {
  const other = seatIndexOf(state, towards)
  return other === index ? 0 : (state.relations[index]?.[other] ?? 0)
}

function interestIn(state: CampaignState, index: number, { motion, terms }: Motion): number {
  const stance = stanceOn(standingOf(state, index))
  const isReady = stance === 'favour'
  switch (motion) {
    case 'vote':
    case 'consensus':
      return stance === 'against' ? -0.5 : 0.5
    case 'suspend':
    case 'unmoderated-caucus':
    case 'moderated-caucus':
      return isReady && state.clock.phaseIndex > 0 ? -0.05 : 0.25
    case 'adjourn-meeting':
      return hasAdoptedText(state) ? 0.4 : -0.6
    case 'adjourn-debate':
      return stance === 'against' ? 0.4 : -0.6
    case 'important-question':
      return isReady ? -0.5 : stance === 'against' ? 0.5 : 0.1
    case 'limit-time':
    case 'close-list':
      return isReady ? 0.2 : -0.05
    case 'reopen-list':
      return isReady ? -0.2 : 0.2
    case 'division':
      return interestInDivision(state, index, terms?.issue)
    case 'reconsider':
      return interestInReconsidering(state, index)
    case 'appeal':
      return -0.1
    case 'roll-call':
    case 'straw-poll':
      return 0.1
  }
}

/** Interest in voting on a part separately: positive for a seat that would prefer the text without it. */
function interestInDivision(state: CampaignState, index: number, issue: number | undefined): number {
  const deal = leadingDraft(state)?.deal
  const table = state.seats[index]?.secrets.table
  if (!deal || !table || issue === undefined) return -0.1
  const without = utilityOf(table, applyChanges(deal, [{ issue, option: 0 }]))
  return Math.max(-0.6, Math.min(0.6, (without - utilityOf(table, deal)) * 4))
}

/** Interest in reconsidering: positive for a seat that lost the last vote. */
function interestInReconsidering(state: CampaignState, index: number): number {
  const last = state.drafts.findLast(({ status }) => status !== 'open')
  const seat = state.seats[index]
  const deal = last && draftOf(state, last.id)?.deal
  if (!last || !seat || !deal) return -0.3
  const isGood = utilityOf(seat.secrets.table, deal) >= seat.secrets.reservation
  return isGood === (last.status === 'adopted') ? -0.5 : 0.5
}

/** An AI delegate's second for a motion that was set aside and is before the committee again. */
export function owedSecond(state: CampaignState, at: number): readonly OwedAct[] {
  const { motion } = state.floor
  const seat = motion && !motion.secondedBy ? seconderOf(state, motion) : undefined
  if (seat === undefined) return []
  return [{ seat, act: { kind: 'second' }, notBefore: at + REPLY_GAP_MS, replyTo: state.seq, spoken: true }]
}

/** The AI delegate that seconds a motion: the one that leans to it most, if any; never its mover. */
export function seconderOf(state: CampaignState, motion: Motion): SeatId | undefined {
  let chosen: SeatId | undefined
  let most = 0.1
  for (const [index, seat] of state.seats.entries()) {
    if (seat.holder.kind !== 'delegate' || seat.id === motion.by) continue
    const lean = leanOn(state, index, motion)
    if (lean > most) {
      chosen = seat.id
      most = lean
    }
  }
  return chosen
}

/**
 * The AI delegate that speaks for or against a motion: the one with the strongest lean; undefined when none is strong
 * enough.
 */
export function speakerOn(state: CampaignState, motion: Motion, side: 'for' | 'against'): SeatId | undefined {
  let chosen: SeatId | undefined
  let most = 0.2
  for (const [index, seat] of state.seats.entries()) {
    if (seat.holder.kind !== 'delegate' || seat.id === motion.by || seat.id === motion.secondedBy) continue
    const lean = leanOn(state, index, motion) * (side === 'for' ? 1 : -1)
    if (lean > most) {
      chosen = seat.id
      most = lean
    }
  }
  return chosen
}
