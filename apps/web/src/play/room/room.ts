import type { SeatView, TranscriptEntry } from '@placard/contract'

/** The public information about a seat. */
export type RoomSeat = SeatView['seats'][number]
export type Draft = SeatView['drafts'][number]
export type Proposal = SeatView['proposals'][number]
export type Offer = SeatView['offers'][number]
export type Commitment = SeatView['commitments'][number]
export type Crisis = NonNullable<SeatView['crisis']>
export type Vote = NonNullable<SeatView['vote']>
export type Choice = Vote['ballots'][number]['choice']
export type Reaction = Proposal['reactions'][string]
export type PhaseId = SeatView['clock']['phases'][number]['id']
export type Change = TranscriptEntry['changes'][number]

/** The part of a view that the wording and the pictures of a session need. */
export type Room = Pick<
  SeatView,
  'you' | 'seats' | 'issues' | 'drafts' | 'proposals' | 'offers' | 'commitments' | 'crisis' | 'crisesClosed' | 'votes'
> & { readonly vote?: Vote | undefined; readonly procedure?: SeatView['procedure'] | undefined }

/** The seat of that id; undefined when there is none. */
export function seatIn(room: Pick<Room, 'seats'>, id: string | undefined): RoomSeat | undefined {
  return id === undefined ? undefined : room.seats.find((seat) => seat.id === id)
}

/** The last vote on a draft as a whole; adoption by consensus counts when nobody objected. */
export function lastDecision(votes: readonly Vote[]): Vote | undefined {
  return votes.findLast(
    ({ question, result }) => question.kind === 'draft' || (question.kind === 'consensus' && result?.carried),
  )
}

/** The country of a seat, as the chair addresses it. */
export function countryIn(room: Pick<Room, 'seats'>, id: string | undefined): string {
  return seatIn(room, id)?.countryName ?? id?.toUpperCase() ?? ''
}

/** The crisis of that id, open or closed. */
export function crisisIn(room: Pick<Room, 'crisis' | 'crisesClosed'>, id: string | undefined): Crisis | undefined {
  return [...(room.crisis ? [room.crisis] : []), ...room.crisesClosed].find((crisis) => crisis.id === id)
}

/**
 * The current draft: the adopted one, else the leading open one, else the last one voted down. Undefined before the
 * first draft.
 */
export function draftOnTheFloor(view: Pick<SeatView, 'drafts' | 'leadingDraft'>): Draft | undefined {
  const { drafts, leadingDraft } = view
  return (
    drafts.find(({ status }) => status === 'adopted') ?? drafts.find(({ id }) => id === leadingDraft) ?? drafts.at(-1)
  )
}

const RECENT_MS = 300_000

/** Since when changes of the text are marked: marks older than five minutes are dropped. */
export function recentSince({ clock }: Pick<SeatView, 'clock'>): number {
  return Math.max(0, clock.elapsedMs - RECENT_MS)
}
