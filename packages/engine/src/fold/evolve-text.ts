import { learnFromProposal, learnFromReaction, learnFromStance } from '../bargaining/estimate.ts'
import type { Draft, Proposal } from '../model/floor/draft.ts'
import type { EventOf } from '../model/session/event.ts'
import { draftOf, proposalOf } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { withLearning, withRegard } from './evolve-floor.ts'
import { replaced, withEntry } from './replaced.ts'

/** Settled proposals and offers kept in the state; the log keeps all of them. */
const SETTLED_KEPT = 8

export function introduceDraft(state: CampaignState, event: EventOf<'draft-introduced'>): CampaignState {
  const { draft: id, by, deal, at } = event
  const marks = deal.flatMap((option, issue) => (option > 0 ? [{ issue, before: 0, after: option, by, at }] : []))
  const draft: Draft = {
    id,
    number: state.drafts.length + 1,
    deal,
    sponsors: [by],
    signatories: [],
    declared: { [by]: 'favour' },
    marks,
    status: 'open',
  }
  return countSubstantive({ ...state, drafts: [...state.drafts, draft] })
}

export function putProposal(state: CampaignState, event: EventOf<'proposal-put'>): CampaignState {
  const { proposal: id, draft, by, partner, changes, at } = event
  const proposal: Proposal = { id, draft, by, partner, changes, at, reactions: {}, status: 'open' }
  return {
    ...state,
    proposals: trimmed([...state.proposals, proposal]),
    estimates: withLearning(state, by, (estimate, text) => learnFromProposal(estimate, text, changes)),
  }
}

/** Drops the oldest settled items; open and contested ones are always kept. */
function trimmed<Item extends { readonly status: string }>(items: readonly Item[]): readonly Item[] {
  const isLive = (item: Item) => item.status === 'open' || item.status === 'contested'
  let surplus = -SETTLED_KEPT
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    if (item && !isLive(item)) surplus++
  }
  return surplus <= 0 ? items : items.filter((item) => isLive(item) || surplus-- <= 0)
}

export function meetProposal(state: CampaignState, event: EventOf<'proposal-met'>): CampaignState {
  const { proposal: id, seat, reaction } = event
  const met = proposalOf(state, id)
  if (!met) return state
  const text = draftOf(state, met.draft)?.deal
  return {
    ...state,
    proposals: replaced(state.proposals, state.proposals.lastIndexOf(met), {
      ...met,
      reactions: withEntry(met.reactions, seat, reaction),
      ...(event.dated ? { metAt: { ...met.metAt, [seat]: event.at } } : {}),
    }),
    owed: state.owed.filter((owed) => !(owed.seat === seat && owed.act.kind === 'react' && owed.act.proposal === id)),
    relations: event.regard === 0 ? state.relations : withRegard(state, seat, met.by, event.regard),
    estimates: withLearning(state, seat, (estimate, leading) =>
      learnFromReaction(estimate, text ?? leading, met.changes, reaction),
    ),
  }
}

export function settleProposal(state: CampaignState, event: EventOf<'proposal-settled'>): CampaignState {
  return {
    ...state,
    proposals: state.proposals.map((proposal) =>
      proposal.id === event.proposal ? { ...proposal, status: event.status } : proposal,
    ),
    owed: state.owed.filter((owed) => !(owed.act.kind === 'react' && owed.act.proposal === event.proposal)),
  }
}

export function changeClause(state: CampaignState, event: EventOf<'clause-changed'>): CampaignState {
  const { issue, before, after, by, at } = event
  return countSubstantive(
    withDraft(state, event.draft, (draft) => ({
      ...draft,
      deal: draft.deal.map((option, index) => (index === issue ? after : option)),
      marks: [...draft.marks.filter((mark) => mark.issue !== issue), { issue, before, after, by, at }],
    })),
  )
}

export function declareStance(state: CampaignState, event: EventOf<'stance-declared'>): CampaignState {
  const { draft: id, seat, stance } = event
  const deal = draftOf(state, id)?.deal
  const declared = withDraft(state, id, (draft) => ({
    ...draft,
    declared: withEntry(draft.declared, seat, stance),
    ...sidesAt(draft, event),
  }))
  return {
    ...declared,
    owed: state.owed.filter((owed) => !(owed.seat === seat && owed.act.kind === 'declare')),
    estimates: deal
      ? withLearning(state, seat, (estimate) => learnFromStance(estimate, deal, stance))
      : state.estimates,
  }
}

function sidesAt(
  { sidesAt: before }: Draft,
  { seat, at, dated }: EventOf<'stance-declared'> | EventOf<'support-changed'>,
): Pick<Draft, 'sidesAt'> {
  return dated ? { sidesAt: { ...before, [seat]: at } } : {}
}

export function changeSupport(state: CampaignState, event: EventOf<'support-changed'>): CampaignState {
  const { seat, as } = event
  return countSubstantive(
    withDraft(state, event.draft, (draft) => {
      const without = (list: readonly string[]) => list.filter((id) => id !== seat)
      return {
        ...draft,
        sponsors: as === 'sponsor' ? [...without(draft.sponsors), seat] : without(draft.sponsors),
        signatories: as === 'signatory' ? [...without(draft.signatories), seat] : without(draft.signatories),
        declared:
          as === 'signatory' ? draft.declared : { ...draft.declared, [seat]: as === 'none' ? 'against' : 'favour' },
        ...sidesAt(draft, event),
      }
    }),
  )
}

export function makeOffer(state: CampaignState, event: EventOf<'offer-made'>): CampaignState {
  const { offer: id, by, to, give, take, at } = event
  return { ...state, offers: trimmed([...state.offers, { id, by, to, give, take, at, status: 'open' as const }]) }
}

export function settleOffer(state: CampaignState, event: EventOf<'offer-settled'>): CampaignState {
  const concerns = (act: CampaignState['owed'][number]['act']) =>
    (act.kind === 'accept' || act.kind === 'decline') && act.offer === event.offer
  return {
    ...state,
    offers: state.offers.map((offer) => (offer.id === event.offer ? { ...offer, status: event.status } : offer)),
    owed: state.owed.filter((owed) => !concerns(owed.act)),
  }
}

export function makeCommitment(state: CampaignState, event: EventOf<'commitment-made'>): CampaignState {
  const { commitment: id, as: kind, by, to, change, at } = event
  const made = { id, kind, by, to, change, at, status: 'open' as const, settledAt: undefined }
  return { ...state, commitments: [...state.commitments, made] }
}

export function settleCommitment(state: CampaignState, event: EventOf<'commitment-settled'>): CampaignState {
  return {
    ...state,
    commitments: state.commitments.map((commitment) =>
      commitment.id === event.commitment ? { ...commitment, status: event.status, settledAt: event.at } : commitment,
    ),
  }
}

export function settleDraft(state: CampaignState, event: EventOf<'draft-settled'>): CampaignState {
  return withDraft(state, event.draft, (draft) => ({ ...draft, status: event.status }))
}

/** Reopens a decided draft; its decision stays in the record. */
export function reopenDraft(state: CampaignState, event: EventOf<'draft-reopened'>): CampaignState {
  return withDraft(state, event.draft, (draft) => ({ ...draft, status: 'open' }))
}

function withDraft(state: CampaignState, id: string, change: (draft: Draft) => Draft): CampaignState {
  return { ...state, drafts: state.drafts.map((draft) => (draft.id === id ? change(draft) : draft)) }
}

/** Counts an act that changed the text or its support towards the phase's objectives. */
function countSubstantive(state: CampaignState): CampaignState {
  const { phases, phaseIndex } = state.clock
  const phase = phases[phaseIndex]
  if (!phase) return state
  const counted = replaced(phases, phaseIndex, { ...phase, substantiveActs: phase.substantiveActs + 1 })
  return { ...state, clock: { ...state.clock, phases: counted } }
}
