import {
  type Act,
  applyChanges,
  type Change,
  type Deal,
  requiredVotes,
  type SeatView,
  utilityOf,
} from '@placard/engine'
import { crosses, singleChanges, textOf } from './in-view.ts'
import { likely, type Notebook, type Opinion } from './notebook.ts'

/** Weights of a text's value if it carries: that it does, the spare votes, Nash's product, and the seat's own gain. */
const WEIGHTS = { carried: 0.2, margin: 0.35, product: 0.75, own: 0.15 } as const
/** Weight of the contentment of all, whether or not it carries; the least content count most. */
const CONTENTMENT = 1
/** Surplus, as a share of its range, at which a delegation is half content. */
const HALF_CONTENT = 0.3
/** Lower bound of a surplus in Nash's product, so that one delegation without gain does not zero the whole product. */
const LEAST_SURPLUS = 0.03
/** Minimum share of its own range for a text to be acceptable. */
const LEAST_OWN = 0.02
/** Minimum improvement of a package to be worth proposing, and of each further change. */
const LEAST_GAIN = 0.01
const LEAST_MORE = 0.002
/** Numbers of candidates: single changes to combine, and pairs to extend by a third. */
const SHORTLIST = 12
const PAIRS = 3

type Opinions = readonly (Opinion | undefined)[]

interface Package {
  readonly changes: readonly Change[]
  readonly worth: number
}

/**
 * The package that improves the text most, for the room and the seat itself; undefined when none is worth proposing.
 */
export function bestPackage(view: SeatView, notes: Notebook): readonly Change[] | undefined {
  const worthOf = appraiser(view, notes)
  const ranked = singleChanges(view)
    .map((change) => worthOf([change]))
    .sort(byWorth)
  const shortlist = ranked.slice(0, SHORTLIST).flatMap(({ changes }) => changes)
  const pairs = shortlist
    .flatMap((one, at) => shortlist.slice(at + 1).flatMap((other) => (other.issue === one.issue ? [] : [[one, other]])))
    .map(worthOf)
    .sort(byWorth)
  const triples = pairs.slice(0, PAIRS).flatMap(({ changes }) => {
    const free = shortlist.filter(({ issue }) => changes.every((change) => change.issue !== issue))
    return free.map((third) => worthOf([...changes, third]))
  })
  let best = ranked[0]
  for (const wider of [pairs[0], ...triples]) {
    if (best && wider && wider.worth > best.worth + LEAST_MORE) best = wider
  }
  return best !== undefined && best.worth > LEAST_GAIN ? best.changes : undefined
}

function byWorth(one: Package, other: Package): number {
  return other.worth - one.worth
}

/** Expected value of a package, by the probability that the committee adopts it; refused packages have none. */
function appraiser(view: SeatView, notes: Notebook): (changes: readonly Change[]) => Package {
  const opinions = notes.opinions(view)
  const text = textOf(view)
  const refused = view.proposals
    .filter(({ status }) => status !== 'adopted')
    .map(({ changes }) => applyChanges(text, changes).join())
  const base = appealOf(view, opinions, text)
  const worthNow = opinions.map((opinion) => (opinion ? utilityOf(opinion.table, text) : 0))
  return (changes) => {
    const deal = applyChanges(text, changes)
    if (refused.includes(deal.join())) return { changes, worth: Number.NEGATIVE_INFINITY }
    const gain = appealOf(view, opinions, deal) - base
    return { changes, worth: gain > 0 ? gain * chanceTaken(view, opinions, worthNow, deal) : gain }
  }
}

/** Improvement of the text by changes, for the room and the seat itself. */
export function betterBy(view: SeatView, notes: Notebook, changes: readonly Change[]): number {
  const opinions = notes.opinions(view)
  const text = textOf(view)
  return appealOf(view, opinions, applyChanges(text, changes)) - appealOf(view, opinions, text)
}

/** Probability that half of the committee accepts a deal rather than the current text. */
function chanceTaken({ seats }: SeatView, opinions: Opinions, worthNow: readonly number[], deal: Deal): number {
  const chances = opinions.flatMap((opinion, seat) => {
    if (!opinion) return []
    const gain = utilityOf(opinion.table, deal) - (worthNow[seat] ?? 0)
    return [likely(gain / opinion.range + 0.05, 0.06)]
  })
  const odds = oddsOf(chances)
  return odds.slice(Math.ceil(seats.length / 2) - 1).reduce((sum, value) => sum + value, 0)
}

/** Utility of a text for a seat that wants an agreement acceptable to all, and its own share of it. */
function appealOf(view: SeatView, opinions: Opinions, deal: Deal): number {
  const { table, reservation, best } = view.own
  const own = (utilityOf(table, deal) - reservation) / Math.max(1e-6, best - reservation)
  if (own < LEAST_OWN || crosses(view, deal)) return Math.min(0, own) - 2
  const surpluses = [own]
  const chances: number[] = []
  for (const opinion of opinions) {
    if (!opinion) continue
    const worth = utilityOf(opinion.table, deal)
    surpluses.push((worth - opinion.reservation) / opinion.range)
    chances.push(likely(worth - opinion.least, opinion.spread + 0.02))
  }
  const { carried, margin } = prospectsOf(view, chances)
  const product = meanOf(surpluses, (surplus) => Math.log(Math.max(LEAST_SURPLUS, surplus)))
  const content = meanOf(surpluses, (surplus) => surplus / (surplus < 0 ? HALF_CONTENT : surplus + HALF_CONTENT))
  const agreed = WEIGHTS.carried + WEIGHTS.product * Math.exp(product) + WEIGHTS.own * own
  return WEIGHTS.margin * margin + carried * agreed + CONTENTMENT * content
}

function meanOf(values: readonly number[], of: (value: number) => number): number {
  return values.reduce((sum, value) => sum + of(value), 0) / Math.max(1, values.length)
}

/** Probability that a text carries with the seat's own vote, and the expected share of spare votes. */
function prospectsOf({ majority, seats }: SeatView, chances: readonly number[]): { carried: number; margin: number } {
  const required = requiredVotes(majority, seats.length, seats.length)
  let [carried, margin] = [0, 0]
  for (const [others, odds] of oddsOf(chances).entries()) {
    if (others + 1 < required) continue
    carried += odds
    margin += (odds * (others + 1 - required)) / Math.max(1, seats.length - required)
  }
  return { carried, margin }
}

/** Poisson binomial distribution: probability of each number of successes among independent events. */
function oddsOf(chances: readonly number[]): readonly number[] {
  const odds = [1, ...chances.map(() => 0)]
  for (const chance of chances) {
    for (let count = chances.length; count > 0; count--) {
      odds[count] = (odds[count] ?? 0) * (1 - chance) + (odds[count - 1] ?? 0) * chance
    }
    odds[0] = (odds[0] ?? 0) * (1 - chance)
  }
  return odds
}

/** Asks a delegation that does not support the text what would move it, the one furthest from the text first. */
export function question(view: SeatView, notes: Notebook): Act | undefined {
  const text = textOf(view)
  const opinions = notes.opinions(view)
  const doubters = view.seats
    .map((seat, index) => ({ seat, above: aboveLeast(opinions[index], text) }))
    .filter(({ seat }) => !seat.isYou && seat.stance !== 'favour')
    .sort((a, b) => a.above - b.above)
  const [first] = doubters
  return first && { kind: 'question', target: first.seat.id }
}

function aboveLeast(opinion: Opinion | undefined, text: Deal): number {
  return opinion === undefined ? 0 : utilityOf(opinion.table, text) - opinion.least
}
