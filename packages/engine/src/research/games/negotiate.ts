import { targetAt } from '../../bargaining/aspiration.ts'
import { type Play, playOf } from '../../bargaining/play.ts'
import { applyChanges, type Change, type Deal } from '../../model/committee/issue.ts'
import { type Dice, dice } from '../../primitives/random/random.ts'
import type { Game } from './game.ts'
import { type Negotiator, negotiatorFor, type Room } from './negotiator.ts'
import { PublicRecord } from './record.ts'

/** Outcome: the final text and the votes on it. */
export interface Negotiated {
  readonly deal: Deal
  /** By party: whether it voted for the final text. */
  readonly ballots: readonly boolean[]
  /** At least n − 1 ballots in favour, those of p1 and p2 among them. */
  readonly passed: boolean
}

/** Number of rounds. */
export const TURNS = 8
const MODES = ['collaborative', 'gentle', 'balanced'] as const
/** Prior range of a party, as a share of the span of its scores: a surplus of 1 − thresholds' mean. */
const TYPICAL_RANGE = 0.5
/** Parties that must welcome a change of a text which already satisfies every party. */
const WELCOMES_NEEDED = 2

interface Table {
  readonly game: Game
  readonly parties: readonly Negotiator[]
  readonly plays: readonly Play[]
  readonly record: PublicRecord
  readonly put: Deal[]
  text: Deal
  timeRatio: number
}

function roomOf({ text, timeRatio, record, put }: Table): Room {
  return { text, timeRatio, estimates: record.estimates, put }
}

function seated(game: Game, rolled: Dice, greedy: number | undefined): Table {
  const seats = game.parties.length
  const plays = game.parties.map(() => playOf(rolled.pick(MODES) ?? 'balanced', 'intermediate'))
  const parties = game.parties.map((party, seat) => {
    return negotiatorFor(party, seat, seats, plays[seat] ?? playOf('balanced', 'intermediate'), seat === greedy)
  })
  const lead = Math.max(
    0,
    game.parties.findIndex(({ role }) => role === 'p1'),
  )
  const text = game.opening ?? parties[lead]?.opening() ?? []
  const record = new PublicRecord(seats, game.parties[0]?.scores.map((row) => row.length) ?? [])
  return { game, parties, plays, record, put: [text], text, timeRatio: 0 }
}

function shuffled(count: number, rolled: Dice): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let last = count - 1; last > 0; last--) {
    const at = rolled.below(last + 1)
    const moved = order[last] ?? 0
    order[last] = order[at] ?? 0
    order[at] = moved
  }
  return order
}

function passes({ parties }: Game, supporters: readonly boolean[]): boolean {
  const isBlocked = parties.some(({ role }, seat) => role !== 'player' && supporters[seat] !== true)
  return !isBlocked && supporters.filter(Boolean).length >= parties.length - 1
}

/** Support of a text by the declared stances: whether it would pass, then the number in favour. */
function support(table: Table, text: Deal): { standing: number; favours: number } {
  const room = roomOf(table)
  const stances = table.parties.map((party) => party.stance(room, text))
  const supporters = stances.map((stance) => stance !== 'against')
  const heads = supporters.filter(Boolean).length
  const favours = stances.filter((stance) => stance === 'favour').length
  return { standing: heads + (passes(table.game, supporters) ? stances.length : 0), favours }
}

/** The reactions of all parties; the proposer welcomes its own proposal. All are recorded. */
function reactions(table: Table, proposer: number, changes: readonly Change[]): { welcomes: number; refusals: number } {
  const room = roomOf(table)
  const counted = { welcomes: 1, refusals: 0 }
  for (const [seat, party] of table.parties.entries()) {
    if (seat === proposer) continue
    const reaction = party.react(room, changes)
    if (reaction === 'welcome') counted.welcomes++
    if (reaction === 'cannot-accept') counted.refusals++
    table.record.note(seat, { kind: 'reaction', text: table.text, changes, reaction })
  }
  return counted
}

/** Records every party's stance on the text as it would become. */
function declarations(table: Table, text: Deal): void {
  const room = roomOf(table)
  for (const [seat, party] of table.parties.entries()) {
    const held = targetAt(0, TYPICAL_RANGE, table.timeRatio, table.plays[seat]?.beta ?? 1)
    table.record.note(seat, { kind: 'stance', text, stance: party.stance(room, text), held })
  }
}

/** A text that satisfies every party changes only when none refuses and two welcome it, or when none objects. */
function improvesSettled(table: Table, changes: readonly Change[]): boolean {
  const room = roomOf(table)
  if (table.parties.every((party) => party.consents(room, changes))) return true
  const heard = table.parties.map((party) => party.reactToSettled(room, changes))
  const welcomes = heard.filter((reaction) => reaction === 'welcome').length
  return welcomes >= WELCOMES_NEEDED && !heard.includes('cannot-accept')
}

function isAdopted(
  table: Table,
  changes: readonly Change[],
  after: Deal,
  counted: { welcomes: number; refusals: number },
): boolean {
  const before = support(table, table.text)
  const then = support(table, after)
  if (then.standing !== before.standing) return then.standing > before.standing
  if (then.standing === 2 * table.parties.length) return improvesSettled(table, changes)
  if (then.favours !== before.favours) return then.favours > before.favours
  return counted.refusals === 0 || counted.welcomes * 2 > table.parties.length
}

function takeTurn(table: Table, seat: number): void {
  const changes = table.parties[seat]?.propose(roomOf(table))
  if (changes === undefined) return
  const after = applyChanges(table.text, changes)
  table.put.push(after)
  table.record.note(seat, { kind: 'proposal', text: table.text, changes })
  const counted = reactions(table, seat, changes)
  declarations(table, after)
  table.record.review()
  if (isAdopted(table, changes, after, counted)) table.text = after
}

/**
 * Simulates a scorable game between AI parties. The first lead party opens with the game's opening deal, or else its
 * best one; in eight rounds, each in a newly shuffled order, every party may propose one to three changes; all react
 * and declare stances; the text changes when that widens its support. Then there is a vote. Each party knows its own
 * scores and the public record.
 * @param greedy index of a party that never accepts less than nine tenths of its maximal gain; undefined for none.
 */
export function negotiate(game: Game, seed: number, greedy?: number): Negotiated {
  const rolled = dice(seed)
  const table = seated(game, rolled, greedy)
  declarations(table, table.text)
  for (let round = 1; round <= TURNS; round++) {
    table.timeRatio = round / TURNS
    for (const seat of shuffled(table.parties.length, rolled)) takeTurn(table, seat)
  }
  const ballots = table.parties.map((party) => party.votesFor(table.text))
  return { deal: table.text, ballots, passed: passes(game, ballots) }
}
