import type { Change, Proposal, PublicView, SeatInView } from '@placard/engine'
import type { Ground } from './grounds.ts'

/**
 * What a delegate's line is about: the situation by which its own lines are found, the options it names, and what its
 * reason has to speak for or against.
 */
export interface Occasion {
  readonly situation: string
  readonly option?: Change | undefined
  readonly other?: Change | undefined
  /** Delegations named in the line. */
  readonly names?: readonly string[]
  readonly ground?: Ground
  /** The issue whose need the line states. */
  readonly need?: number
  /** Session ms of what the line recalls. */
  readonly at?: number | undefined
  /** What the delegation did then, as a verb in the past: "welcomed". */
  readonly done?: string
  /** Words of a person that the line quotes. */
  readonly quote?: string | undefined
  /** What has to be said first, so that the line does not contradict what the delegation said or did before. */
  readonly before?: Occasion | undefined
  /** What is said straight after the line, of something that the other said besides. */
  readonly beside?: Occasion | undefined
}

export const isSame = (one: Change, other: Change) => one.issue === other.issue && one.option === other.option

/** When a seat put up its placard on a proposal (session ms); old logs have only when it was put. */
export const metAt = ({ metAt: times, at }: Pick<Proposal, 'metAt' | 'at'>, seat: string) => times?.[seat] ?? at

/** The draft before the committee. */
export function leading({ drafts, leadingDraft }: PublicView) {
  return drafts.find(({ id }) => id === leadingDraft)
}

/** How far an option lies from a seat's public position on its issue. */
export function distanceTo({ positions }: SeatInView, { issue, option }: Change, { issues }: PublicView): number {
  return Math.abs((issues[issue]?.options[option]?.position ?? 0) - (positions[issue] ?? 0))
}

/** Distance from the seat's public position up to which an option is what it wants; the axis is 2 long. */
const NEAR = 0.6

/** Whether an option is what a seat wants, by its public position. */
export function isNear(seat: SeatInView, change: Change, view: PublicView): boolean {
  return distanceTo(seat, change, view) <= NEAR
}

/** Today's clause on an issue; its option is 0 where the text has none. */
export function clauseOn(issue: number, view: PublicView): Change {
  return { issue, option: leading(view)?.deal[issue] ?? 0 }
}

/** The clauses of a draft, by issue; an issue on which it is silent has none. */
export function clausesOf(draft: ReturnType<typeof leading>): readonly Change[] {
  return (draft?.deal ?? []).map((option, issue) => ({ issue, option })).filter(({ option }) => option > 0)
}

/** How much nearer to a seat's public position an option is than today's text on its issue; below 0, farther from it. */
export function gainOf(seat: SeatInView, change: Change, view: PublicView): number {
  return distanceTo(seat, clauseOn(change.issue, view), view) - distanceTo(seat, change, view)
}

/** The option that a seat's public position on an issue comes closest to. */
export function recordOf(seat: SeatInView, issue: number, view: PublicView): Change {
  const options = view.issues[issue]?.options ?? []
  const option = options.reduce(
    (best, _, at) =>
      distanceTo(seat, { issue, option: at }, view) < distanceTo(seat, { issue, option: best }, view) ? at : best,
    0,
  )
  return { issue, option }
}
