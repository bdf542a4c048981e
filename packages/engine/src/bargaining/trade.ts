import type { Change, Deal } from '../model/committee/issue.ts'
import { acceptanceOf, type Prospect, prospectOf, readsLikeAny } from './prospect.ts'
import type { Standing } from './standing.ts'

/** A trade across issues with one partner (logrolling): the seat concedes `give`, the partner concedes `take`. */
export interface TradeChoice {
  /** The partner's seat index. */
  readonly partner: number
  readonly give: Change
  readonly take: Change
  /** Change of the seat's own utility by both changes together, in the units of its table. */
  readonly ownGain: number
  /** The partner's estimated gain by both changes together. */
  readonly partnerGain: number
  /** Expected utility to the seat: comparable between choices for the same text only. */
  readonly value: number
}

export interface TradeLimits {
  /** Seat index of the only partner to consider. */
  readonly partner?: number
  /** Texts not to offer again. */
  readonly avoid?: readonly Deal[]
  /** The text's prospect for the seat, where it was computed already. */
  readonly prospect?: Prospect
}

interface Side {
  readonly issue: number
  readonly option: number
  readonly cell: number
}

/** Changes the seat could ask for and changes it could concede, with its gain or loss by each. */
function sides({ text }: Standing, prospect: Prospect): { asks: Side[]; gifts: Side[] } {
  const asks: Side[] = []
  const gifts: Side[] = []
  for (let issue = 0; issue < prospect.sizes.length; issue++) {
    for (let option = 0; option < (prospect.sizes[issue] ?? 0); option++) {
      const cell = (prospect.starts[issue] ?? 0) + option
      if (option === text[issue] || prospect.barred[cell] === 1) continue
      const side = { issue, option, cell }
      if ((prospect.own[cell] ?? 0) > 0) asks.push(side)
      else gifts.push(side)
    }
  }
  return { asks, gifts }
}

/**
 * The best trade across two issues: a change the seat wants for a change a partner wants, by which both are estimated
 * to gain. Ranked by own gain times the others' estimated acceptance; undefined when there is no such pair.
 */
export function bestTrade(standing: Standing, limits: TradeLimits = {}): TradeChoice | undefined {
  const prospect = limits.prospect ?? prospectOf(standing)
  const { others, own, gains, seatOf } = prospect
  const { asks, gifts } = sides(standing, prospect)
  const avoid = limits.avoid ?? []
  let best: TradeChoice | undefined
  for (const take of asks) {
    for (const give of gifts) {
      const ownGain = (own[take.cell] ?? 0) + (own[give.cell] ?? 0)
      if (take.issue === give.issue || ownGain <= 0) continue
      const acceptance = acceptanceOf(prospect, take.cell, give.cell, -1)
      const value = ownGain * acceptance
      if (value <= (best?.value ?? 0)) continue
      const partner = partnerFor(prospect, take.cell, give.cell, limits.partner)
      if (partner < 0) continue
      const pair = { give: changeOf(give), take: changeOf(take) }
      if (readsLikeAny(avoid, standing.text, [pair.give, pair.take])) continue
      const partnerGain = (gains[take.cell * others + partner] ?? 0) + (gains[give.cell * others + partner] ?? 0)
      best = { partner: seatOf[partner] ?? 0, ...pair, ownGain, partnerGain, value }
    }
  }
  return best
}

function changeOf({ issue, option }: Side): Change {
  return { issue, option }
}

/**
 * The partner, by its index in the prospect, that gains most by the gift and still gains by both; −1 when there is
 * none.
 */
function partnerFor({ others, gains, seatOf }: Prospect, take: number, give: number, only?: number): number {
  let found = -1
  let most = 0
  for (let other = 0; other < others; other++) {
    if (only !== undefined && seatOf[other] !== only) continue
    const gift = gains[give * others + other] ?? 0
    const loss = gains[take * others + other] ?? 0
    if (loss <= 0 && gift > most && gift + loss > 0) {
      most = gift
      found = other
    }
  }
  return found
}
