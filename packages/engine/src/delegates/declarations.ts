import { crossesRedLine, stanceOn } from '../bargaining/acceptance.ts'
import type { Stance } from '../model/acts/act.ts'
import { utilityOf } from '../model/committee/issue.ts'
import type { Seat, SeatId } from '../model/committee/seat.ts'
import type { Draft } from '../model/floor/draft.ts'
import { isDelegate, lastChangeAt, leadingDraft, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import { PLACARD_GAP_MS } from '../model/session/time.ts'
import { inRanks } from './ranks.ts'
import { standingOf } from './standing.ts'

/** A change that costs a sponsor at least this share of its range guts its clause. */
const GUTTED_RATIO = 0.3
/** Delay, so that declarations follow the placards. */
const AFTER_MS = 1_500

/**
 * The stance that a seat declares on the leading draft. Before the last phase a text that is merely not good enough is
 * no reason to be against it: only one worse than the status quo, or across a red line, is.
 */
export function publicStance(state: CampaignState, index: number): Stance {
  const standing = standingOf(state, index)
  const stance = inRanks(state, standing, stanceOn(standing))
  if (stance !== 'against' || state.clock.phaseIndex >= 2) return stance
  const { secrets, text } = standing
  const isWorseThanNothing = utilityOf(secrets.table, text) < utilityOf(secrets.table, statusQuo(state))
  return isWorseThanNothing || crossesRedLine(secrets, text) ? 'against' : 'undecided'
}

/**
 * Whether another seat's last change to a clause, made after this sponsor put its name to the draft, costs it much of its
 * range: the clause is gutted.
 */
export function isGutted(
  { sponsors, marks, sidesAt }: Pick<Draft, 'sponsors' | 'marks' | 'sidesAt'>,
  { id, secrets }: Seat,
): boolean {
  if (!sponsors.includes(id)) return false
  const range = secrets.best - secrets.reservation
  const joinedAt = sidesAt?.[id] ?? Number.NEGATIVE_INFINITY
  return marks.some(({ issue, before, after, by, at }) => {
    const row = secrets.table[issue] ?? []
    return by !== id && at > joinedAt && (row[before] ?? 0) - (row[after] ?? 0) >= GUTTED_RATIO * range
  })
}

/**
 * Whether a seat has come out for or against the text as it reads now: by its name, by leaving, or by a declaration.
 * Until a clause changes it does not turn round, since nothing has happened that could explain it.
 */
export function hasTakenSide(draft: Draft, seat: SeatId): boolean {
  const at = draft.sidesAt?.[seat]
  if (at === undefined || at < lastChangeAt(draft)) return false
  return draft.signatories.includes(seat) || (draft.declared[seat] ?? 'undecided') !== 'undecided'
}

/**
 * The declarations that AI delegates now make on the leading draft, where they differ from their last ones. A sponsor
 * or signatory whose text has become worse than no resolution walks out, and says so; so does a sponsor whose clause
 * was gutted and that is no longer for the text.
 */
export function owedDeclarations(state: CampaignState, at: number): readonly OwedAct[] {
  const draft = leadingDraft(state)
  if (!draft) return []
  const declarations: OwedAct[] = []
  for (let index = 0; index < state.seats.length; index++) {
    const seat = state.seats[index]
    if (!seat || !isDelegate(seat) || isDeclarationOwed(state, seat.id)) continue
    const stance = publicStance(state, index)
    if (stance === (draft.declared[seat.id] ?? 'undecided') || hasTakenSide(draft, seat.id)) continue
    const supports = draft.sponsors.includes(seat.id) || draft.signatories.includes(seat.id)
    const walksOut = supports && (stance === 'against' || isGutted(draft, seat))
    if (supports && stance === 'undecided' && !walksOut) continue
    // nobody leaves a text in which every word is its own, or because of a change of its own
    if (walksOut && draft.marks.length > 0 && isOwnDoing(draft, seat.id)) continue
    const act = walksOut
      ? ({ kind: 'withdraw', draft: draft.id } as const)
      : ({ kind: 'declare', draft: draft.id, stance } as const)
    const notBefore = at + AFTER_MS + PLACARD_GAP_MS * index
    declarations.push({ seat: seat.id, notBefore, act, replyTo: state.seq, spoken: walksOut })
  }
  return declarations
}

/** Whether a seat wrote the whole text, or what was changed last. */
function isOwnDoing(draft: Draft, seat: SeatId): boolean {
  const last = lastChangeAt(draft)
  return draft.marks.every(({ by }) => by === seat) || draft.marks.some(({ by, at }) => by === seat && at === last)
}

function isDeclarationOwed({ owed }: CampaignState, by: SeatId): boolean {
  for (const { seat, act } of owed) if (seat === by && (act.kind === 'declare' || act.kind === 'withdraw')) return true
  return false
}
