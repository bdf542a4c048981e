import type { Act, Stance } from '../model/acts/act.ts'
import type { Seat, SeatId } from '../model/committee/seat.ts'
import { isDelegate, leadingDraft, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { progressRatio } from '../model/session/time.ts'
import type { Dice } from '../primitives/random/random.ts'
import { dislikedClauses, issuesByWeight, wantedChange } from './interests.ts'
import { hasProposed } from './own-proposals.ts'
import { freshest, hasToldTerms, MOST_TIMES, timesMade } from './points.ts'
import { playAt } from './ranks.ts'
import { statedWish } from './stated-wish.ts'

/** Before this share of the session a delegate warns; after it, it threatens. */
const THREATS_FROM_RATIO = 0.35

/** What a delegate that speaks considers. */
interface Speaker {
  readonly state: CampaignState
  readonly seat: Seat
  readonly stance: Stance
  readonly text: readonly number[]
  /** Issues by what the delegate has to gain on them, and the other delegations by how far away they stand. */
  readonly issues: readonly number[]
  /** The other delegations, the furthest first; sorted for the speeches that need them all. */
  readonly others: () => readonly SeatId[]
}

/**
 * A delegate's speech to the room when it does not change the text: its personality decides the tone, the text the
 * subject. It looks for a point that it has not made yet, first in the tone it is in, then in any other; a delegate that
 * has made all of them repeats one. A content delegate puts pressure only on seats that still oppose the text.
 */
export function toneAct(state: CampaignState, seat: Seat, index: number, stance: Stance, throws: Dice): Act {
  const play = playAt(state, index)
  const text = leadingDraft(state)?.deal ?? statusQuo(state)
  const others = () => byDistance(state, index)
  const speaker = { state, seat, stance, text, issues: issuesByWeight(seat, text), others }
  const pressed = pressedBy(speaker, furthest(state, index))
  // the tones are drawn at once, in this order; the speeches of the later ones are seldom needed
  const tones: readonly (() => readonly Act[])[] = [
    ...(pressed.length > 0 && throws.chance(play.threatRatio) ? [() => pressure(speaker, pressed)] : []),
    ...(throws.chance(play.courtesyRatio) ? [courteous(speaker, throws.chance(0.6))] : []),
    ...(throws.chance(play.candourRatio) ? [() => questions(speaker)] : []),
    ...(throws.chance(play.franknessRatio) ? [() => objections(speaker)] : []),
    () => wishes(speaker),
  ]
  const inTone = tones[0]?.().find((act) => timesMade(state, seat.id, act) === 0)
  return (
    inTone ??
    inAnyTone(
      speaker,
      tones.flatMap((speeches) => speeches()),
    )
  )
}

const courteous = (speaker: Speaker, isAddressed: boolean) => () => courtesy(speaker, isAddressed)

/** A point not made yet in another tone; else one made once; else, when everything has been said, the least made. */
function inAnyTone(speaker: Speaker, speeches: readonly Act[]): Act {
  const { state, seat } = speaker
  const all = [...speeches, ...questions(speaker), ...courtesy(speaker, true)]
  return freshest(state, seat.id, all) ?? leastMade(state, seat, all)
}

function leastMade(state: CampaignState, seat: Seat, speeches: readonly Act[]): Act {
  const times = (act: Act) => timesMade(state, seat.id, act)
  const [least] = speeches.toSorted((one, other) => times(one) - times(other))
  return least ?? { kind: 'support', change: wantedChange(seat, 0) }
}

/** Distance of another delegation's public positions; people seem a little further. */
function distanceOf(seat: Seat, own: readonly number[]): number {
  const distance = seat.positions.reduce((sum, position, issue) => sum + Math.abs(position - (own[issue] ?? 0)), 0)
  return distance + (isDelegate(seat) ? 0 : 0.5)
}

/** The other delegations, the one whose public positions are furthest away first. */
function byDistance(state: CampaignState, index: number): readonly SeatId[] {
  const own = state.seats[index]?.positions ?? []
  return state.seats
    .filter((_, other) => other !== index)
    .map((seat) => ({ id: seat.id, distance: distanceOf(seat, own) }))
    .toSorted((a, b) => b.distance - a.distance)
    .map(({ id }) => id)
}

/** The first of these. */
function furthest(state: CampaignState, index: number): SeatId | undefined {
  const own = state.seats[index]?.positions ?? []
  let most = -1
  let found: SeatId | undefined
  for (const [other, seat] of state.seats.entries()) {
    const distance = other === index ? -1 : distanceOf(seat, own)
    if (distance > most) [most, found] = [distance, seat.id]
  }
  return found
}

/** The delegation that the speaker presses: the furthest one; a content speaker presses none that favours the text. */
function pressedBy({ state, stance }: Speaker, other: SeatId | undefined): readonly SeatId[] {
  const declared = leadingDraft(state)?.declared
  return other === undefined || (stance === 'favour' && declared?.[other] === 'favour') ? [] : [other]
}

function pressure({ state, seat, stance, issues }: Speaker, pressed: readonly SeatId[]): readonly Act[] {
  const hasThreatened = state.commitments.some(({ by, kind }) => by === seat.id && kind === 'threat')
  const mayThreaten = stance === 'against' && !hasThreatened && progressRatio(state) > THREATS_FROM_RATIO
  const [first = 0] = issues
  return pressed.flatMap((target): Act[] =>
    mayThreaten
      ? [{ kind: 'threaten', target, change: statedWish(state, seat, first) }]
      : issues.map((issue) => ({ kind: 'warn', target, issue })),
  )
}

/** Kind words where the speaker is content, else appeals: to the furthest delegation, or to the whole room. */
function courtesy({ stance, issues, others }: Speaker, isAddressed: boolean): readonly Act[] {
  const kind = stance === 'favour' ? 'reassure' : 'appeal'
  const targets = isAddressed ? others() : [undefined]
  return targets.flatMap((target) =>
    issues.map((issue): Act => ({ kind, issue, ...(target === undefined ? {} : { target }) })),
  )
}

/** Questions what would move a delegation on an issue, where it has not told the committee yet. */
function questions({ state, issues, others }: Speaker): readonly Act[] {
  return others().flatMap((target) =>
    issues
      .filter((issue) => timesMade(state, target, { kind: 'explain', issue, answer: NEED }) < MOST_TIMES)
      .map((issue): Act => ({ kind: 'question', issue, target })),
  )
}

const NEED = { to: 'need', verdict: 'yes' } as const

/** Speeches against the clauses that the speaker dislikes, unless it proposed them, or said that it accepts them. */
function objections({ state, seat, text }: Speaker): readonly Act[] {
  return dislikedClauses(seat, text)
    .filter((change) => !hasProposed(state, seat.id, change) && !hasToldTerms(state, seat.id, change.issue))
    .map((change) => ({ kind: 'oppose', change }))
}

/** Speeches for what the delegation wants, where the text does not have it and has nothing better. */
function wishes({ state, seat, issues, text }: Speaker): readonly Act[] {
  return issues
    .map((issue) => statedWish(state, seat, issue))
    .filter(({ issue, option }) => {
      const row = seat.secrets.table[issue] ?? []
      return option === wantedChange(seat, issue).option || (row[option] ?? 0) > (row[text[issue] ?? 0] ?? 0)
    })
    .map((change) => ({ kind: 'support', change }))
}
