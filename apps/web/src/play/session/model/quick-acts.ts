import type { SeatView } from '@placard/contract'
import type { Act } from '@placard/engine'
import { draftOnTheFloor, type Offer, type Proposal } from '../../room/room.ts'
import { quickActMessages } from '../quick-act-messages.en.ts'
import { motionsOffered, POINTS_OFFERED } from './procedure-acts.ts'

type MotionKind = Extract<Act, { kind: 'motion' }>['motion']

/** An act offered as a button, with its consequence. */
export type QuickAct = { readonly id: string; readonly act: Act; readonly label: string; readonly consequence: string }

const { acts, prices } = quickActMessages

function offered(id: keyof typeof acts, act: Act): QuickAct {
  return { id, act, ...acts[id] }
}

/** A motion with its requirements under the session's rules. Without a pack the motion to vote needs a second. */
function priced({ procedure }: SeatView, quick: QuickAct, motion: MotionKind): QuickAct {
  const price = procedure?.prices.find((one) => one.motion === motion) ?? { second: true, decidedBy: 'majority' }
  const words = price.decidedBy === 'chair' ? prices.chair : prices[price.decidedBy](price.second)
  return { ...quick, consequence: `${quick.consequence} ${words}` }
}

function draftActs(view: SeatView): QuickAct[] {
  const draft = draftOnTheFloor(view)
  if (draft?.status !== 'open') return []
  const { kinds } = view.legal
  const isSigned = draft.signatories.includes(view.you)
  const stance = draft.declared[view.you] ?? 'undecided'
  const about = draft.id
  return [
    ...(kinds.includes('sponsor') ? [offered('sponsor', { kind: 'sponsor', draft: about })] : []),
    ...(kinds.includes('sign') ? [offered('sign', { kind: 'sign', draft: about })] : []),
    ...(kinds.includes('declare')
      ? (['favour', 'against', 'undecided'] as const)
          .filter((other) => other !== stance)
          .map((other) => offered(other, { kind: 'declare', draft: about, stance: other }))
      : []),
    ...(kinds.includes('withdraw')
      ? [offered(isSigned ? 'unsign' : 'withdraw', { kind: 'withdraw', draft: about })]
      : []),
  ]
}

/** Whether a motion to vote is in order: a pack lists it explicitly. */
function offersVote({ legal }: SeatView): boolean {
  return legal.motions ? legal.motions.includes('vote') : legal.kinds.includes('motion')
}

/** Motions and points that the session's rules allow now, with the usual terms. */
function procedureActs(view: SeatView): QuickAct[] {
  const points = POINTS_OFFERED.filter((point) => view.legal.points?.includes(point))
  return [
    ...points.map((point) => offered(point, { kind: 'point', point })),
    ...motionsOffered(view).map((act) => priced(view, offered(act.motion, act), act.motion)),
  ]
}

/**
 * The acts open to the player besides speaking, the most important first. Votes, crises and answers are offered
 * separately.
 */
export function quickActs(view: SeatView): readonly QuickAct[] {
  const { kinds } = view.legal
  return [
    ...(kinds.includes('second') ? [offered('second', { kind: 'second' })] : []),
    ...(offersVote(view) ? [priced(view, offered('motion', { kind: 'motion', motion: 'vote' }), 'vote')] : []),
    ...draftActs(view),
    ...(kinds.includes('request-floor') ? [offered('floor', { kind: 'request-floor' })] : []),
    ...(kinds.includes('yield') ? [offered('yield', { kind: 'yield' })] : []),
    ...procedureActs(view),
    ...(kinds.includes('point') ? [offered('inquiry', { kind: 'point', point: 'inquiry' })] : []),
  ]
}

/** The proposal before the committee; undefined when none is open. */
export function openProposal(view: SeatView): Proposal | undefined {
  return view.proposals.findLast(({ status }) => status === 'open')
}

/** Whether the player has not reacted to the open proposal yet. */
export function owesReaction(view: SeatView, proposal: Proposal): boolean {
  return proposal.by !== view.you && proposal.reactions[view.you] === undefined && view.legal.silencedBy === undefined
}

/** Amendments awaiting a vote. */
export function contestedProposals(view: SeatView): readonly Proposal[] {
  return view.proposals.filter(({ status }) => status === 'contested')
}

/** A trade offered to the player that awaits an answer. */
export function openOffer(view: SeatView): Offer | undefined {
  return view.offers.findLast(({ status, to }) => status === 'open' && to === view.you)
}
