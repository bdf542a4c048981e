import type { Act, Stance } from '../model/acts/act.ts'
import { pointOf } from '../model/acts/points.ts'
import type { Change } from '../model/committee/issue.ts'
import type { Seat, SeatId } from '../model/committee/seat.ts'
import { isDelegate, leadingDraft, seatIndexOf, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { progressRatio } from '../model/session/time.ts'
import type { Dice } from '../primitives/random/random.ts'
import { breaksItsWord } from './given-word.ts'
import { hasItsOwn, hasSomethingToAsk, isInDoubt, type Speaker, standsInTheWay, unmetIssues } from './grievances.ts'
import { dislikedClauses, issuesByWeight, wantedChange } from './interests.ts'
import { hasLetPass, hasProposed } from './own-proposals.ts'
import { freshest, hasToldTerms, timesMade } from './points.ts'
import { playAt } from './ranks.ts'
import { statedWish } from './stated-wish.ts'

/** Before this share of the session a delegate warns; after it, it threatens. */
const THREATS_FROM_RATIO = 0.35

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
  const pressing = pressure(speaker)
  // the tones are drawn at once, in this order; the speeches of the later ones are seldom needed
  const tones: readonly (() => readonly Act[])[] = [
    ...(pressing.length > 0 && throws.chance(play.threatRatio) ? [() => pressing] : []),
    ...(throws.chance(play.courtesyRatio) ? [() => courtesy(speaker)] : []),
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

/** A point not made yet in another tone; else one made once; else, when everything has been said, the least made. */
function inAnyTone(speaker: Speaker, speeches: readonly Act[]): Act {
  const { state, seat } = speaker
  const all = [...speeches, ...questions(speaker), ...courtesy(speaker)]
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

/**
 * The delegations that the speaker may press on an issue, the furthest first: those that stand in its way there. A content
 * speaker presses none that favours the text.
 */
function pressedOn(speaker: Speaker, issue: number): readonly SeatId[] {
  const { state, stance } = speaker
  const declared = leadingDraft(state)?.declared
  const isAtRest = (id: SeatId) => stance === 'favour' && declared?.[id] === 'favour'
  return speaker.others().filter((id) => standsInTheWay(speaker, id, issue) && !isAtRest(id))
}

/** Pressure on the furthest delegation that can be pressed on anything that the speaker wants changed. */
function pressure(speaker: Speaker): readonly Act[] {
  const { state, seat, stance } = speaker
  const hasThreatened = state.commitments.some(({ by, kind }) => by === seat.id && kind === 'threat')
  const mayThreaten = stance === 'against' && !hasThreatened && progressRatio(state) > THREATS_FROM_RATIO
  const wanted = unmetIssues(speaker)
  const pressed = wanted.map((issue) => ({ issue, targets: pressedOn(speaker, issue) }))
  const [rival] = speaker.others().filter((id) => pressed.some(({ targets }) => targets.includes(id)))
  if (rival === undefined) return []
  const issues = pressed.filter(({ targets }) => targets.includes(rival)).map(({ issue }) => issue)
  const [first] = issues
  if (mayThreaten && first !== undefined) {
    return [{ kind: 'threaten', target: rival, change: statedWish(state, seat, first) }]
  }
  return issues.map((issue) => ({ kind: 'warn', target: rival, issue }))
}

/**
 * Kind words where the speaker is content, else appeals, to the furthest delegation first. Neither falls from the sky: a
 * kind word is for those whom the text leaves in doubt, and not from somebody who has pressed them there; an appeal is for
 * those that stand in the way.
 */
function courtesy(speaker: Speaker): readonly Act[] {
  const isContent = speaker.stance === 'favour'
  const kind = isContent ? 'reassure' : 'appeal'
  const concerns = isContent ? isInDoubt : standsInTheWay
  const issues = isContent ? speaker.issues.filter((issue) => !hasPressed(speaker, issue)) : unmetIssues(speaker)
  return speaker
    .others()
    .flatMap((target) =>
      issues.filter((issue) => concerns(speaker, target, issue)).map((issue): Act => ({ kind, issue, target })),
    )
}

/** Whether the speaker has appealed to anybody, or warned, on an issue: it does not say then that it presses nobody. */
function hasPressed({ state, seat }: Speaker, issue: number): boolean {
  const made = state.points?.[seat.id] ?? {}
  return Object.keys(made).some((point) => PRESSING.some((kind) => point.startsWith(`${kind} ${issue} `)))
}

const PRESSING = ['appeal', 'warn', 'oppose'] as const

/**
 * Whether a delegation has still to tell the committee what it wants on an issue: in an answer, in a speech for an option,
 * by a promise or a threat, or by a proposal.
 */
function isUntold(state: CampaignState, target: SeatId, issue: number): boolean {
  const made = Object.keys(state.points?.[target] ?? {})
  return (
    timesMade(state, target, { kind: 'explain', issue, answer: NEED }) === 0 &&
    !made.some((point) => point.startsWith(`support ${issue} `)) &&
    !state.commitments.some(({ by, change }) => by === target && change?.issue === issue) &&
    !state.proposals.some(({ by, changes }) => by === target && changes.some((change) => change.issue === issue))
  )
}

/**
 * Questions what would move a delegation on an issue, where it has not told the committee yet. A person who has let one
 * question pass is not asked another.
 */
function questions({ state, issues, others, text }: Speaker): readonly Act[] {
  const isSilent = (target: SeatId) =>
    !isDelegate(state.seats[seatIndexOf(state, target)]) && wasAsked(state, target, issues)
  return others()
    .filter((target) => !isSilent(target))
    .flatMap((target) =>
      issues
        .filter((issue) => isUntold(state, target, issue) && hasSomethingToAsk(state, target, issue, text))
        .map((issue): Act => ({ kind: 'question', issue, target })),
    )
}

/** Whether anybody has asked a seat what it needs. */
function wasAsked({ points }: CampaignState, target: SeatId, issues: readonly number[]): boolean {
  return Object.values(points ?? {}).some((made) =>
    issues.some((issue) => (made[pointOf({ kind: 'question', issue, target }) ?? ''] ?? 0) > 0),
  )
}

const NEED = { to: 'need', verdict: 'yes' } as const

/**
 * Speeches against the clauses that the speaker dislikes, unless it proposed them, let them pass, or said that it accepts
 * them.
 */
function objections({ state, seat, text }: Speaker): readonly Act[] {
  const isBound = (change: Change) =>
    hasProposed(state, seat.id, change) ||
    hasLetPass(state, seat.id, change) ||
    hasToldTerms(state, seat.id, change.issue)
  return dislikedClauses(seat, text)
    .filter((change) => !isBound(change))
    .map((change) => ({ kind: 'oppose', change }))
}

/** Speeches for what the delegation wants, where the text does not have it and has nothing better. */
function wishes({ state, seat, issues, text }: Speaker): readonly Act[] {
  return issues
    .map((issue) => statedWish(state, seat, issue))
    .filter(({ issue, option }) => {
      // whoever wrote the clause that stands there, or gave its word on it, asks for no other
      if (option !== text[issue] && hasItsOwn(state, seat.id, text, issue)) return false
      if (breaksItsWord(state, seat.id, [{ issue, option }])) return false
      const row = seat.secrets.table[issue] ?? []
      return option === wantedChange(seat, issue).option || (row[option] ?? 0) > (row[text[issue] ?? 0] ?? 0)
    })
    .map((change) => ({ kind: 'support', change }))
}
