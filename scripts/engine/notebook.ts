import {
  applyChanges,
  type Change,
  type Deal,
  type Dice,
  dice,
  type Reaction,
  type SeatView,
  utilityOf,
} from '@placard/engine'
import { textOf } from './in-view.ts'

type SeatInView = SeatView['seats'][number]
type Stance = SeatInView['stance']
type Personality = SeatInView['delegate']['personality']

/** A good player's prior on a delegation: how much it demands above no resolution, and its aspiration. */
const ASKS = {
  collaborative: 0.85,
  gentle: 0.8,
  balanced: 1,
  challenging: 1.15,
  aggressive: 1.3,
} as const satisfies Record<Personality, number>
const HOLDS_OUT = {
  collaborative: -0.08,
  gentle: -0.1,
  balanced: 0,
  challenging: 0.06,
  aggressive: 0.12,
} as const satisfies Record<Personality, number>
const HOLDS_OUT_AT = { beginner: 0, intermediate: 0.17, advanced: 0.28, expert: 0.29 } as const satisfies Record<
  SeatView['difficulty'],
  number
>
/** Number of hypotheses (particles) per delegation: its weights of the issues, and its demands. */
const GUESSES = 48
/** Share of the hypotheses in which a delegation demands less than oneself. */
const EASED_RATIO = 0.25
/** Likelihood floor: a hypothesis survives contrary evidence, because placards are also raised for other reasons. */
const DOUBT = 0.12
/** Estimated tolerance: share of its range that a delegation concedes without objection. */
const BEARS = 0.1

const STANCE_OF = { for: 'favour', against: 'against', abstain: 'undecided' } as const

/** One hypothesis about a delegation: the worth of each option, its reservation, and the least it votes for. */
interface Guess {
  readonly table: readonly (readonly number[])[]
  readonly reservation: number
  readonly least: number
  readonly range: number
  likelihood: number
}

/** Estimate of a delegation: the worth of a deal above its reservation and above its aspiration. */
export interface Opinion {
  readonly table: readonly (readonly number[])[]
  readonly reservation: number
  readonly least: number
  readonly range: number
  /** Spread of the likely hypotheses on the current text. */
  readonly spread: number
}

/**
 * A player's opponent model: weighs hypotheses about each delegation's preferences and demands by its placards,
 * proposals, declarations and votes (Bayesian update). Only public information is read.
 */
export class Notebook {
  readonly #guesses = new Map<string, readonly Guess[]>()
  readonly #texts = new Map<string, Deal>()
  readonly #known = new Set<string>()

  /** Learns from what is new in the view. */
  read(view: SeatView): void {
    if (this.#guesses.size === 0) this.#open(view)
    this.#readProposals(view)
    this.#readStances(view)
  }

  /** The estimate of each seat of the view, in its order; undefined for the own seat. */
  opinions(view: SeatView): readonly (Opinion | undefined)[] {
    const text = textOf(view)
    return view.seats.map(({ id }) => {
      const guesses = this.#guesses.get(id)
      return guesses && opinionFrom(guesses, text)
    })
  }

  #open(view: SeatView): void {
    const { own, seats, difficulty } = view
    const you = seats.find(({ isYou }) => isYou)
    const asked = (own.reservation - own.statusQuo) / Math.max(1e-6, own.best - own.statusQuo)
    const common = asked / ASKS[you?.delegate.personality ?? 'balanced']
    const throws = dice(view.seats.length)
    for (const seat of seats) {
      if (seat.isYou) continue
      const held = HOLDS_OUT_AT[difficulty] + HOLDS_OUT[seat.delegate.personality]
      const ask = common * ASKS[seat.delegate.personality]
      this.#guesses.set(
        seat.id,
        Array.from({ length: GUESSES }, () => guessAt(view, seat, ask, held, throws)),
      )
    }
  }

  #readProposals(view: SeatView): void {
    for (const { id, by, changes, reactions, status } of view.proposals) {
      // what a proposal would change is known only if the player saw it when it was made
      const text = this.#texts.get(id) ?? (status === 'adopted' ? undefined : textOf(view))
      if (text === undefined) continue
      this.#texts.set(id, text)
      this.#once(`${id} ${by}`, by, (guess) => likely(gainOf(guess, text, changes), 0.04))
      for (const [seat, reaction] of Object.entries(reactions)) {
        this.#once(`${id} ${seat}`, seat, (guess) => ofReaction(guess, text, changes, reaction))
      }
    }
  }

  #readStances({ drafts, votes, clock }: SeatView): void {
    for (const { id, deal, declared } of drafts) {
      for (const [seat, stance] of Object.entries(declared)) {
        // undecided is evidence only when there is no time left to hold out
        if (stance === 'undecided' && clock.progressRatio <= 0.9) continue
        this.#once(`${id} ${seat} ${stance} ${deal.join()}`, seat, (guess) => ofStance(guess, deal, stance))
      }
    }
    for (const { id, question, ballots, result } of votes) {
      const deal = question.kind === 'draft' ? drafts.find((draft) => draft.id === question.draft)?.deal : undefined
      if (!deal || !result) continue
      for (const { seat, choice } of ballots) {
        this.#once(`${id} ${seat}`, seat, (guess) => ofStance(guess, deal, STANCE_OF[choice]))
      }
    }
  }

  #once(key: string, seat: string, likelihood: (guess: Guess) => number): void {
    if (this.#known.has(key)) return
    this.#known.add(key)
    for (const guess of this.#guesses.get(seat) ?? []) guess.likelihood *= DOUBT + (1 - DOUBT) * likelihood(guess)
  }
}

function guessAt({ issues }: SeatView, { positions }: SeatInView, ask: number, held: number, throws: Dice): Guess {
  const raw = issues.map(() => throws.between(0.35, 1.7))
  const sum = raw.reduce((total, weight) => total + weight, 0)
  const table = issues.map(({ options }, issue) =>
    options.map(({ position }) => ((raw[issue] ?? 0) / sum) * (1 - Math.abs(position - (positions[issue] ?? 0)) / 2)),
  )
  const statusQuo = table.reduce((total, row) => total + (row[0] ?? 0), 0)
  const best = table.reduce((total, row) => total + Math.max(...row), 0)
  const share = throws.chance(EASED_RATIO) ? throws.between(-0.3, 0.8) : ask * throws.between(0.75, 1.25)
  const reservation = statusQuo + share * Math.max(0.02, best - statusQuo)
  const range = Math.max(0.02, best - reservation)
  return { table, reservation, least: reservation + held * range, range, likelihood: 1 }
}

function gainOf({ table, range }: Guess, text: Deal, changes: readonly Change[]): number {
  return (utilityOf(table, applyChanges(text, changes)) - utilityOf(table, text)) / range
}

function ofReaction(guess: Guess, text: Deal, changes: readonly Change[], reaction: Reaction): number {
  const gain = gainOf(guess, text, changes)
  if (reaction === 'welcome') return likely(gain, 0.03)
  const borne = likely(gain + BEARS, 0.05)
  return reaction === 'live-with' ? likely(-gain, 0.03) * borne : 1 - borne
}

function ofStance({ table, least, range }: Guess, deal: Deal, stance: Stance): number {
  const above = (utilityOf(table, deal) - least) / range
  const favours = likely(above, 0.06)
  if (stance === 'favour') return favours
  return stance === 'against' ? likely(-above - 0.06, 0.06) : 1 - favours
}

/** Probability (softsign) that a delegation acts on a gain, as a share of its range; half at a gain of 0. */
export function likely(gain: number, width: number): number {
  return 0.5 + (0.5 * gain) / (Math.abs(gain) + width)
}

function opinionFrom(guesses: readonly Guess[], text: Deal): Opinion {
  const total = guesses.reduce((sum, { likelihood }) => sum + likelihood, 0) || 1
  const mean = (of: (guess: Guess) => number) =>
    guesses.reduce((sum, guess) => sum + guess.likelihood * of(guess), 0) / total
  const first = guesses[0]?.table ?? []
  const table = first.map((row, issue) => row.map((_, option) => mean((guess) => guess.table[issue]?.[option] ?? 0)))
  const [reservation, least, range] = [
    mean((one) => one.reservation),
    mean((one) => one.least),
    mean((one) => one.range),
  ]
  const above = utilityOf(table, text) - least
  const spread = Math.sqrt(mean((one) => (utilityOf(one.table, text) - one.least - above) ** 2))
  return { table, reservation, least, range, spread }
}
