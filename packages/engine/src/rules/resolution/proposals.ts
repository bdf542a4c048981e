import type { Reaction } from '../../model/acts/act.ts'
import type { Change } from '../../model/committee/issue.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { CHAIR, type Draft, type Proposal } from '../../model/floor/draft.ts'
import { draftOf, isDelegate, leadingDraft, proposalOf, statusQuo } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { CONSENT_MS } from '../../model/session/time.ts'
import type { CommandContext } from '../command-context.ts'
import { keepCommitmentsOnReaction } from '../ledger/keeping.ts'

/** Effect of a reaction on the regard for the proposer. */
const REGARD = { welcome: 0.02, 'live-with': 0, 'cannot-accept': -0.02 } as const satisfies Record<Reaction, number>

/**
 * Proposes changes to the leading draft, or introduces a draft with them when there is none. Every AI delegate then
 * owes a placard; on each side one of them speaks.
 */
export function putChanges(context: CommandContext, by: SeatId, changes: readonly Change[], partner?: SeatId): void {
  const draft = leadingDraft(context.state)
  if (!draft) {
    introduce(context, by, changes, partner)
    return
  }
  const id = context.freshId('p')
  context.record({ kind: 'proposal-put', proposal: id, draft: draft.id, by, partner, changes })
  if (partner !== undefined) meet(context, id, partner, 'welcome')
  context.owe(context.delegates.placards(context.state, context.at, id))
  settleIfMet(context, id)
}

function introduce(context: CommandContext, by: SeatId, changes: readonly Change[], partner?: SeatId): void {
  const deal = statusQuo(context.state).map(
    (option, issue) => changes.find((change) => change.issue === issue)?.option ?? option,
  )
  const draft = context.freshId('d')
  context.record({ kind: 'draft-introduced', draft, by, deal })
  if (partner !== undefined) {
    context.record({ kind: 'support-changed', draft, seat: partner, as: 'sponsor', dated: true })
  }
  context.owe(context.delegates.declarations(context.state, context.at))
}

/** Records one placard and, with the last one, settles the proposal. */
export function meetProposal(context: CommandContext, id: string, seat: SeatId, reaction: Reaction): void {
  meet(context, id, seat, reaction)
  settleIfMet(context, id)
}

function meet(context: CommandContext, id: string, seat: SeatId, reaction: Reaction): void {
  const proposal = proposalOf(context.state, id)
  // the chair's text changes no regard: it has no delegation as its author
  const regard = proposal?.by === CHAIR ? 0 : REGARD[reaction]
  context.record({ kind: 'proposal-met', proposal: id, seat, reaction, regard, dated: true })
  if (proposal) keepCommitmentsOnReaction(context, seat, proposal.changes, reaction)
}

/** Settles an open proposal once every AI delegate has reacted and no person's consent is pending. */
export function settleIfMet(context: CommandContext, id: string): void {
  const proposal = proposalOf(context.state, id)
  const draft = proposal && draftOf(context.state, proposal.draft)
  if (proposal?.status !== 'open' || !draft) return
  if (isPlacardAwaited(context.state, proposal)) return
  const { seats } = context.state
  // placards are raised in the order of the seats: the last is the likeliest to be missing
  for (let index = seats.length - 1; index >= 0; index--) {
    const seat = seats[index]
    if (!seat || seat.id === proposal.by || proposal.reactions[seat.id]) continue
    if (isDelegate(seat) || (draft.sponsors.includes(seat.id) && context.at < proposal.at + CONSENT_MS)) return
  }
  const status = verdictOn(context.state, proposal, draft)
  context.record({ kind: 'proposal-settled', proposal: id, status })
  if (status === 'adopted') adoptChanges(context, draft.id, proposal)
  else if (proposal.by !== CHAIR) context.strain('proposal-refused', status === 'contested' ? 1 : 2, proposal.by)
  dropOldestContested(context, draft.id)
}

/** Whether an AI delegate owes a placard on it: a fast path while most are missing. */
function isPlacardAwaited({ owed, seats }: CampaignState, { id, by, reactions }: Proposal): boolean {
  for (const { seat, act } of owed) {
    if (act.kind !== 'react' || act.proposal !== id || seat === by || reactions[seat]) continue
    if (seats.some((held) => held.id === seat && isDelegate(held))) return true
  }
  return false
}

function dropOldestContested(context: CommandContext, draft: string): void {
  const contested = context.state.proposals.filter((entry) => entry.status === 'contested' && entry.draft === draft)
  if (contested.length <= CONTESTED_KEPT) return
  for (const { id } of contested.slice(0, contested.length - CONTESTED_KEPT)) {
    context.record({ kind: 'proposal-settled', proposal: id, status: 'lapsed' })
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
  let tolerations = 0
  for (const reaction of Object.values(proposal.reactions)) {
    if (reaction === 'welcome') welcomes++
    else if (reaction === 'cannot-accept') refusals++
    else tolerations++
  }
  // the chair's text has no sponsors: it is adopted when at least twice as many welcome it as cannot accept it
  if (proposal.by === CHAIR) return welcomes > 0 && welcomes >= 2 * refusals ? 'adopted' : 'lapsed'
  const taking = welcomes + tolerations + 1
  const sponsorObjects = draft.sponsors.some((sponsor) => proposal.reactions[sponsor] === 'cannot-accept')
  const isEnough = sponsorObjects ? taking * 3 >= state.seats.length * 2 : taking * 2 >= state.seats.length
  if (isEnough && taking > refusals) return 'adopted'
  return taking * 4 >= state.seats.length && taking >= 2 ? 'contested' : 'lapsed'
}

/** Writes the changes of a proposal into the draft; AI delegates may then declare new stances. */
export function adoptChanges(context: CommandContext, draftId: string, proposal: Proposal): void {
  for (const { issue, option } of proposal.changes) {
    const before = draftOf(context.state, draftId)?.deal[issue]
    if (before === undefined || before === option) continue
    context.record({ kind: 'clause-changed', draft: draftId, issue, before, after: option, by: proposal.by })
  }
  context.strain('clause-settled', -1, proposal.by === CHAIR ? undefined : proposal.by)
  context.owe(context.delegates.declarations(context.state, context.at))
}
