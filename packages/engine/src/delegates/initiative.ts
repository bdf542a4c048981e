import { stanceOn } from '../bargaining/acceptance.ts'
import { bestProposal } from '../bargaining/proposal.ts'
import { prospectOf } from '../bargaining/prospect.ts'
import type { Standing } from '../bargaining/standing.ts'
import { bestTrade, type TradeChoice } from '../bargaining/trade.ts'
import type { Act, Stance } from '../model/acts/act.ts'
import type { Change, Deal } from '../model/committee/issue.ts'
import type { Seat, SeatId } from '../model/committee/seat.ts'
import type { Draft } from '../model/floor/draft.ts'
import {
  isDelegate,
  isVoteInOrder,
  lastChangeAt,
  leadingDraft,
  seatIndexOf,
  signaturesNeeded,
  supporters,
} from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { type Dice, dice } from '../primitives/random/random.ts'
import { drawIn } from '../primitives/random/salted.ts'
import { hasAdoptedText } from '../rules/conclusion/score.ts'
import { requiredVotes } from '../rules/counting/tally.ts'
import { hasBrokenWordTo } from '../rules/ledger/broken-word.ts'
import { turnHolder } from '../rules/procedure/turns.ts'
import { isSingleText, isWorkedOn, textsTried } from '../rules/resolution/chair-text.ts'
import { hasTakenSide, publicStance } from './declarations.ts'
import { isFree } from './given-word.ts'
import { weightiestIssue } from './interests.ts'
import { motionOf } from './moves.ts'
import { standingOf } from './standing.ts'
import { waitsForTerm } from './terms.ts'
import { toneAct } from './tone.ts'

/** Share of initiatives spent on the text rather than on speaking to the room. */
const BARGAINING_RATIO = 0.65
/** Sponsors a draft gathers before further friends only sign it. */
const SPONSORS_WANTED = 3

/** An autonomous act of an AI delegate: an ordinary act that a person could take as well. */
export interface Initiative {
  readonly seat: SeatId
  readonly act: Act
}

/** The AI delegate that speaks next, and its act; undefined when the committee has none. */
export function chooseInitiative(state: CampaignState): Initiative | undefined {
  const index = nextSpeaker(state)
  const seat = state.seats[index]
  if (!seat) return undefined
  return { seat: seat.id, act: actFor(state, seat, index) }
}

/**
 * The seat the chair has called in a moderated caucus; else the first AI delegate on the speakers list, else the one
 * silent longest.
 */
function nextSpeaker(state: CampaignState): number {
  const called = turnHolder(state)
  if (called !== undefined) return seatIndexOf(state, called)
  for (const id of state.floor.speakersList) {
    const index = seatIndexOf(state, id)
    if (isDelegate(state.seats[index])) return index
  }
  return bySilence(state)[0] ?? -1
}

/** AI delegates, the longest silent first. */
export function bySilence(state: CampaignState): readonly number[] {
  const { seats, lastActAt } = state
  const delegates: number[] = []
  for (let index = 0; index < seats.length; index++) {
    if (!isDelegate(seats[index])) continue
    // insertion sort: a committee is small, and this runs at every cycle
    let place = delegates.length
    for (; place > 0; place--) {
      const before = delegates[place - 1] ?? 0
      if ((lastActAt[before] ?? 0) <= (lastActAt[index] ?? 0)) break
      delegates[place] = before
    }
    delegates[place] = index
  }
  return delegates
}

function actFor(state: CampaignState, seat: Seat, index: number): Act {
  const draft = leadingDraft(state)
  const throws = dice(drawIn(state, state.seq))
  // after a text is adopted, AI delegates do not reopen it
  if (!draft && hasAdoptedText(state)) return { kind: 'reassure' }
  const standing = standingOf(state, index)
  const isFirstWord = state.lastActAt[index] === 0 && state.clock.phaseIndex === 0
  if (isFirstWord || (!draft && openingStatementsLeft(state))) return openingStatement(seat, standing.text)
  if (!draft) return introduction(standing) ?? openingStatement(seat, standing.text)
  const stance = stanceOn(standing)
  return (
    closing(state, index, draft, stance, throws) ??
    motionOf(state, index, draft) ??
    (throws.chance(BARGAINING_RATIO) ? bargain(state, standing, draft, throws) : undefined) ??
    toneAct(state, seat, index, stance, throws)
  )
}

function openingStatement(seat: Seat, text: Deal): Act {
  return { kind: 'explain', issue: weightiestIssue(seat, text) }
}

/** Whether fewer than half of the delegations have made an opening statement; until then there is no draft. */
function openingStatementsLeft(state: CampaignState): boolean {
  if (state.clock.phaseIndex > 0) return false
  return state.lastActAt.filter((at) => at > 0).length * 2 < state.seats.length
}

function introduction(standing: Standing): Act | undefined {
  const first = bestProposal(standing)
  const changes = first?.changes.filter((change) => change.option > 0) ?? []
  return changes.length > 0 ? { kind: 'propose', changes } : undefined
}

/**
 * Signing a text, and moving to vote on one that would carry. A signature says only that a draft deserves a vote, so an
 * undecided delegate signs a draft that lacks signatories; it sponsors only what it favours.
 */
function closing(state: CampaignState, index: number, draft: Draft, stance: Stance, throws: Dice): Act | undefined {
  const seat = state.seats[index]?.id ?? ''
  const supports = draft.sponsors.includes(seat) || draft.signatories.includes(seat)
  // whoever has left this very text, or spoken against it, does not put its name to it
  const hasLeft = draft.declared[seat] === 'against' && hasTakenSide(draft, seat)
  const mayJoin = !supports && !hasLeft && !waitsForTerm(state, seat, draft)
  if (mayJoin && stance === 'favour') {
    const kind = draft.sponsors.length < SPONSORS_WANTED && throws.chance(0.5) ? 'sponsor' : 'sign'
    return { kind, draft: draft.id }
  }
  const lacksNames = supporters(draft) < signaturesNeeded(state) && state.clock.phaseIndex > 0
  if (mayJoin && lacksNames && publicStance(state, index) === 'undecided' && throws.chance(0.5)) {
    return { kind: 'sign', draft: draft.id }
  }
  if (stance !== 'favour') return undefined
  const favour = Object.values(draft.declared).filter((declared) => declared === 'favour').length
  const wouldCarry = favour >= requiredVotes(state.majority, state.seats.length, state.seats.length)
  const isReady = wouldCarry && supporters(draft) >= signaturesNeeded(state) && !state.floor.motion
  if (!isReady || isWorkedOn(state, draft) || !isVoteInOrder(state) || state.crisis?.status === 'open') return undefined
  return throws.chance(favour === state.seats.length ? 0.7 : 0.4) ? { kind: 'motion', motion: 'vote' } : undefined
}

function bargain(state: CampaignState, standing: Standing, draft: Draft, throws: Dice): Act | undefined {
  // AI delegates propose no changes to the chair's single text: each has answered it with its placard
  if (isSingleText(draft)) return undefined
  const avoid = textsTried(state, draft)
  const prospect = prospectOf(standing)
  const by = state.seats[standing.seat]?.id ?? ''
  if (throws.chance(standing.play.tradeRatio)) {
    const trade = bestTrade(standing, { avoid, prospect })
    const partner = trade && state.seats[trade.partner]
    const isNew = trade && partner && !wasDeclined(state, by, partner.id, trade, lastChangeAt(draft))
    if (isNew && isOpenTo(state, standing.seat, partner.id) && isFree(state, by, [trade.give, trade.take])) {
      return { kind: 'trade', target: partner.id, give: trade.give, take: trade.take }
    }
  }
  const proposal = bestProposal(standing, { avoid, prospect })
  if (!proposal || !isFree(state, by, proposal.changes)) return undefined
  return { kind: proposal.isConcession ? 'concede' : 'propose', changes: proposal.changes }
}

/** Whether a seat has declined this very offer, and nothing was changed in the text since. */
function wasDeclined(
  { offers }: CampaignState,
  by: SeatId,
  to: SeatId,
  { give, take }: Pick<TradeChoice, 'give' | 'take'>,
  since: number,
): boolean {
  const isSame = (one: Change, other: Change) => one.issue === other.issue && one.option === other.option
  return offers.some(
    (offer) =>
      offer.by === by &&
      offer.to === to &&
      offer.status === 'declined' &&
      offer.at >= since &&
      isSame(offer.give, give) &&
      isSame(offer.take, take),
  )
}

/** Whether a seat can be made an offer: it has none to answer, and it has not broken a promise to the offering seat. */
function isOpenTo(state: CampaignState, from: number, to: SeatId): boolean {
  if (state.offers.some((offer) => offer.to === to && offer.status === 'open')) return false
  return !hasBrokenWordTo(state.commitments, to, state.seats[from]?.id ?? '')
}
