import type { Reaction } from '../../model/acts/act.ts'
import type { Change } from '../../model/committee/issue.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { CHAIR, type Draft, type Proposal } from '../../model/floor/draft.ts'
import { draftOf, isDelegate, leadingDraft, proposalOf, statusQuo } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { CONSENT_MS } from '../../model/session/time.ts'
import { keepCommitmentsOnReaction } from '../ledger/keeping.ts'
import type { Turn } from '../turn.ts'

/** Effect of a reaction on the regard for the proposer. */
const REGARD = { welcome: 0.02, 'live-with': 0, 'cannot-accept': -0.02 } as const satisfies Record<Reaction, number>

/**
 * Proposes changes to the leading draft, or introduces a draft with them when there is none. Every AI delegate then
 * owes a placard; on each side one of them speaks.
 */
export function putChanges(turn: Turn, by: SeatId, changes: readonly Change[], partner?: SeatId): void {
  const draft = leadingDraft(turn.state)
  if (!draft) {
    introduce(turn, by, changes, partner)
    return
  }
  const id = turn.freshId('p')
  turn.record({ kind: 'proposal-put', proposal: id, draft: draft.id, by, partner, changes })
  if (partner !== undefined) meet(turn, id, partner, 'welcome')
  turn.owe(turn.delegates.placards(turn.state, turn.at, id))
  settleIfMet(turn, id)
}

function introduce(turn: Turn, by: SeatId, changes: readonly Change[], partner?: SeatId): void {
  const deal = statusQuo(turn.state).map(
    (option, issue) => changes.find((change) => change.issue === issue)?.option ?? option,
  )
  const draft = turn.freshId('d')
  turn.record({ kind: 'draft-introduced', draft, by, deal })
  if (partner !== undefined) turn.record({ kind: 'support-changed', draft, seat: partner, as: 'sponsor' })
  turn.owe(turn.delegates.declarations(turn.state, turn.at))
}

/** Records one placard and, with the last one, settles the proposal. */
export function meetProposal(turn: Turn, id: string, seat: SeatId, reaction: Reaction): void {
  meet(turn, id, seat, reaction)
  settleIfMet(turn, id)
}

function meet(turn: Turn, id: string, seat: SeatId, reaction: Reaction): void {
  const proposal = proposalOf(turn.state, id)
  // the chair's text changes no regard: it has no delegation as its author
  const regard = proposal?.by === CHAIR ? 0 : REGARD[reaction]
  turn.record({ kind: 'proposal-met', proposal: id, seat, reaction, regard })
  if (proposal) keepCommitmentsOnReaction(turn, seat, proposal.changes, reaction)
}

/** Settles an open proposal once every AI delegate has reacted and no person's consent is pending. */
export function settleIfMet(turn: Turn, id: string): void {
  const proposal = proposalOf(turn.state, id)
  const draft = proposal && draftOf(turn.state, proposal.draft)
  if (proposal?.status !== 'open' || !draft) return
  if (isPlacardAwaited(turn.state, proposal)) return
  const { seats } = turn.state
  // placards are raised in the order of the seats: the last is the likeliest to be missing
  for (let index = seats.length - 1; index >= 0; index--) {
    const seat = seats[index]
    if (!seat || seat.id === proposal.by || proposal.reactions[seat.id]) continue
    if (isDelegate(seat) || (draft.sponsors.includes(seat.id) && turn.at < proposal.at + CONSENT_MS)) return
  }
  const status = verdictOn(turn.state, proposal, draft)
  turn.record({ kind: 'proposal-settled', proposal: id, status })
  if (status === 'adopted') adoptChanges(turn, draft.id, proposal)
  else if (proposal.by !== CHAIR) turn.strain('proposal-refused', status === 'contested' ? 1 : 2, proposal.by)
  dropOldestContested(turn, draft.id)
}

/** Whether an AI delegate owes a placard on it: a fast path while most are missing. */
function isPlacardAwaited({ owed, seats }: CampaignState, { id, by, reactions }: Proposal): boolean {
  for (const { seat, act } of owed) {
    if (act.kind !== 'react' || act.proposal !== id || seat === by || reactions[seat]) continue
    if (seats.some((held) => held.id === seat && isDelegate(held))) return true
  }
  return false
}

function dropOldestContested(turn: Turn, draft: string): void {
  const contested = turn.state.proposals.filter((entry) => entry.status === 'contested' && entry.draft === draft)
  if (contested.length <= CONTESTED_KEPT) return
  for (const { id } of contested.slice(0, contested.length - CONTESTED_KEPT)) {
    turn.record({ kind: 'proposal-settled', proposal: id, status: 'lapsed' })
  }
}

/** Limit of contested amendments that wait for the vote; a newer one displaces the oldest. */
const CONTESTED_KEPT = 2

/**
 * The verdict on a proposal. Adopted into the text when more seats accept than refuse it and at least half of the
 * committee accepts it; over the objection of a sponsor it needs two thirds. With at least a quarter in support it is
 * contested and waits as an amendment to be voted on before the draft; with less it lapses.
 */
export function verdictOn(
  state: Pick<CampaignState, 'seats'>,
  proposal: Proposal,
  draft: Draft,
): 'adopted' | 'contested' | 'lapsed' {
  let welcomes = 0
  let refusals = 0
  let borne = 0
  for (const reaction of Object.values(proposal.reactions)) {
    if (reaction === 'welcome') welcomes++
    else if (reaction === 'cannot-accept') refusals++
    else borne++
  }
  // the chair's text has no sponsors: it is adopted when at least twice as many welcome it as cannot accept it
  if (proposal.by === CHAIR) return welcomes > 0 && welcomes >= 2 * refusals ? 'adopted' : 'lapsed'
  const taking = welcomes + borne + 1
  const sponsorObjects = draft.sponsors.some((sponsor) => proposal.reactions[sponsor] === 'cannot-accept')
  const isEnough = sponsorObjects ? taking * 3 >= state.seats.length * 2 : taking * 2 >= state.seats.length
  if (isEnough && taking > refusals) return 'adopted'
  return taking * 4 >= state.seats.length && taking >= 2 ? 'contested' : 'lapsed'
}

/** Writes the changes of a proposal into the draft; AI delegates may then declare new stances. */
export function adoptChanges(turn: Turn, draftId: string, proposal: Proposal): void {
  for (const { issue, option } of proposal.changes) {
    const before = draftOf(turn.state, draftId)?.deal[issue]
    if (before === undefined || before === option) continue
    turn.record({ kind: 'clause-changed', draft: draftId, issue, before, after: option, by: proposal.by })
  }
  turn.strain('clause-settled', -1, proposal.by === CHAIR ? undefined : proposal.by)
  turn.owe(turn.delegates.declarations(turn.state, turn.at))
}
