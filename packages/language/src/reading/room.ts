import type { Act, Change, Proposal, SeatView } from '@placard/engine'

/** The state of the floor for the viewer: ids that an act may name. */
export interface Room {
  readonly view: SeatView
  /** The text under negotiation: the leading draft's, or the status quo. */
  readonly text: readonly number[]
  readonly draft: string | undefined
  /** The newest open proposal by another seat. */
  readonly proposal: Proposal | undefined
  /** The newest open offer made to the viewer. */
  readonly offer: string | undefined
  readonly isVoting: boolean
  /** Whoever answered the viewer lately, else the last speaker if it was not the viewer: "you" in a reply. */
  readonly interlocutor: string | undefined
}

/** How long "you" and "why" mean the delegation that answered, whoever has spoken since (session ms). */
const IN_TALK_MS = 180_000

function interlocutorIn({ answered, clock, speaker, you }: SeatView): string | undefined {
  if (answered !== undefined && clock.elapsedMs - answered.at < IN_TALK_MS) return answered.by
  return speaker === you ? undefined : speaker
}

/** Reads the room from a view. */
export function roomOf(view: SeatView): Room {
  const { you } = view
  const open = view.drafts.filter(({ status }) => status === 'open')
  const draft = open.find(({ id }) => id === view.leadingDraft) ?? open.at(-1)
  const proposal = view.proposals.findLast(({ status, by }) => status === 'open' && by !== you)
  const offer = view.offers.findLast(({ status, to }) => status === 'open' && to === you)
  return {
    view,
    text: draft?.deal ?? view.issues.map(() => 0),
    draft: draft?.id,
    proposal,
    offer: offer?.id,
    isVoting: view.vote !== undefined && view.vote.result === undefined,
    interlocutor: interlocutorIn(view),
  }
}

/** Whether the proposal contains exactly this change. */
export function puts(proposal: Proposal, change: Change): boolean {
  return proposal.changes.some(({ issue, option }) => issue === change.issue && option === change.option)
}

/** Distance of a seat's public position from an option, in axis units. */
function distance(view: SeatView, seat: string, { issue, option }: Change): number {
  const position = view.seats.find(({ id }) => id === seat)?.positions[issue] ?? 0
  return Math.abs(position - (view.issues[issue]?.options[option]?.position ?? 0))
}

/**
 * The likeliest addressee of words without a name: the last speaker, else the seat whose public position makes the
 * bargain worth most (close to what is given, far from what is asked), else a sponsor of the text.
 */
export function likelyPartner(room: Room, give?: Change, take?: Change): string | undefined {
  const { view } = room
  const asked = view.offers.find(({ id }) => id === room.offer)?.by ?? room.proposal?.by
  if (room.interlocutor !== undefined) return room.interlocutor
  const others = view.seats.map(({ id }) => id).filter((id) => id !== view.you)
  const worth = (seat: string) =>
    (take === undefined ? 0 : distance(view, seat, take)) - (give === undefined ? 0 : distance(view, seat, give))
  if (give !== undefined || take !== undefined) {
    return others.reduce<string | undefined>(
      (best, seat) => (best === undefined || worth(seat) > worth(best) ? seat : best),
      undefined,
    )
  }
  const sponsors = view.drafts.find(({ id }) => id === room.draft)?.sponsors ?? []
  return asked ?? sponsors.find((seat) => seat !== view.you) ?? others[0]
}

/** A candidate act of a text, with the strength of its evidence (0…1) before calibration. */
export interface Candidate {
  readonly act: Act
  readonly score: number
}
