import {
  type Act,
  applyChanges,
  type Change,
  type Deal,
  estimatedSurplus,
  learnFromReaction,
  learnFromStance,
  requiredVotes,
  type SeatEstimate,
  type SeatView,
  startEstimate,
  supportOf,
  utilityOf,
} from '@placard/engine'
import { crosses, leading, singleChanges, textOf } from './policy.ts'

/** What counts in a text: that it carries, how many would have it, that nobody is left far behind, and one's own gain. */
const WEIGHTS = { carried: 1.5, support: 1, least: 0.4, own: 0.4 } as const
/** A package must better the text by this much to be worth the floor's time. */
const LEAST_GAIN = 0.02
/** Changes in one package. */
const MOST_CHANGES = 3
/** Changes looked at for the second and third place of a package. */
const SHORTLIST = 10

/** What a seat makes of the others by its own notes: their record, then what they said of proposals and the text. */
export function notesOf(view: SeatView): readonly (SeatEstimate | undefined)[] {
  const text = textOf(view)
  const declared = leading(view)?.declared ?? {}
  return view.seats.map((seat) => {
    if (seat.isYou) return undefined
    let estimate = startEstimate(view.issues, seat.positions)
    for (const { changes, reactions, status, by } of view.proposals) {
      const reaction = reactions[seat.id] ?? (by === seat.id ? 'welcome' : undefined)
      if (reaction === undefined || status === 'adopted') continue
      estimate = learnFromReaction(estimate, text, changes, reaction)
    }
    const stance = declared[seat.id]
    return stance === undefined ? estimate : learnFromStance(estimate, text, stance)
  })
}

/** The package that would better the text most, for the room and for oneself; undefined when none is worth the time. */
export function bestPackage(view: SeatView): readonly Change[] | undefined {
  const notes = notesOf(view)
  const text = textOf(view)
  const refused = view.proposals
    .filter(({ status }) => status !== 'adopted')
    .map(({ changes }) => applyChanges(text, changes).join())
  const value = (changes: readonly Change[]) => {
    const deal = applyChanges(text, changes)
    return refused.includes(deal.join()) ? Number.NEGATIVE_INFINITY : appealOf(view, notes, deal)
  }
  const base = appealOf(view, notes, text)
  const ranked = singleChanges(view)
    .map((change) => ({ changes: [change], worth: value([change]) }))
    .sort((a, b) => b.worth - a.worth)
  const shortlist = ranked.slice(0, SHORTLIST).flatMap(({ changes }) => changes)
  let best = ranked[0]
  for (let size = 1; best !== undefined && best.changes.length === size && size < MOST_CHANGES; size++) {
    for (const change of shortlist) {
      if (best.changes.some(({ issue }) => issue === change.issue)) continue
      const changes: Change[] = [...best.changes.slice(0, size), change]
      const worth = value(changes)
      if (worth > best.worth + LEAST_GAIN / 2) best = { changes, worth }
    }
  }
  return best !== undefined && best.worth > base + LEAST_GAIN ? best.changes : undefined
}

/** What a text is worth to a seat that wants an agreement and its own share of it. */
function appealOf(view: SeatView, notes: readonly (SeatEstimate | undefined)[], deal: Deal): number {
  const { table, reservation, best } = view.own
  const own = (utilityOf(table, deal) - reservation) / Math.max(1e-6, best - reservation)
  if (own < 0 || crosses(view, deal)) return own - 2
  const chances = notes.flatMap((estimate) => (estimate === undefined ? [] : [supportOf(estimate, deal)]))
  const sum = chances.reduce((total, chance) => total + chance, 0)
  const needed = requiredVotes(view.majority, view.seats.length, view.seats.length) - 1
  return (
    WEIGHTS.carried * chanceOfAtLeast(needed, chances) +
    (WEIGHTS.support * sum) / Math.max(1, chances.length) +
    WEIGHTS.least * Math.min(1, ...chances) +
    WEIGHTS.own * own
  )
}

/** Chance that at least so many of independent events come true. */
function chanceOfAtLeast(needed: number, chances: readonly number[]): number {
  const odds = [1, ...chances.map(() => 0)]
  for (const chance of chances) {
    for (let count = chances.length; count > 0; count--) {
      odds[count] = (odds[count] ?? 0) * (1 - chance) + (odds[count - 1] ?? 0) * chance
    }
    odds[0] = (odds[0] ?? 0) * (1 - chance)
  }
  return odds.slice(Math.max(0, needed)).reduce((sum, value) => sum + value, 0)
}

/** Asks a delegation that is not on board what would move it, the one furthest from the text first. */
export function question(view: SeatView): Act | undefined {
  const notes = notesOf(view)
  const text = textOf(view)
  const doubters = view.seats
    .map((seat, index) => ({ seat, surplus: surplusAt(notes[index], text) }))
    .filter(({ seat }) => !seat.isYou && seat.stance !== 'favour')
    .sort((a, b) => a.surplus - b.surplus)
  const [first] = doubters
  return first && { kind: 'question', target: first.seat.id }
}

function surplusAt(estimate: SeatEstimate | undefined, deal: Deal): number {
  return estimate === undefined ? 0 : estimatedSurplus(estimate, deal)
}
