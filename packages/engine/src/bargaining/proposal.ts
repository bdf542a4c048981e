import type { Change, Deal } from '../model/committee/issue.ts'
import { targetAt } from './aspiration.ts'
import { acceptanceOf, ownGainOf, type Prospect, prospectOf, readsLikeAny, weigh } from './prospect.ts'
import type { Standing } from './standing.ts'

/** A package of changes that a seat would propose. */
export interface ProposalChoice {
  /** One to three, on different issues. */
  readonly changes: readonly Change[]
  /** Change of the seat's own utility, in the units of its table. */
  readonly ownGain: number
  /** Mean probability, 0…1, that another seat welcomes or tolerates it. */
  readonly acceptance: number
  /** Expected number of seats in favour of the text after it, the seat itself included. */
  readonly support: number
  /** Expected utility to the seat: comparable between choices for the same text only. */
  readonly value: number
  /** The seat gives up utility of its own for the others' support. */
  readonly isConcession: boolean
}

export interface ProposalLimits {
  /** Texts not to propose again, e.g. those refused recently. */
  readonly avoid?: readonly Deal[]
  readonly maxChanges?: 1 | 2 | 3
  /** The text's prospect for the seat, where it was computed already. */
  readonly prospect?: Prospect
}

/** Probability 1, with tolerance for rounding. */
const CERTAIN = 1 + 1e-9

/** The lowest own utility a seat proposes now: its aspiration, or the utility of the current text if that is less. */
function concessionFloor({ secrets, timeRatio, play }: Standing, utility: number): number {
  return Math.min(utility, targetAt(secrets.reservation, secrets.best, timeRatio, play.beta))
}

/** State of the search for the best package: its parameters, and the best so far. */
interface Search {
  readonly standing: Standing
  readonly prospect: Prospect
  readonly floor: number
  /**
   * Utility at which a text is worth nothing to the seat: somewhat below its reservation, or below the current text.
   */
  readonly worthless: number
  readonly avoid: readonly Deal[]
  /** Value of the best package; before there is one, that of the current text. */
  value: number
  cells: readonly [number, number, number] | undefined
  /** The greatest own gain of any single change; the bound for pruning. */
  readonly mostGain: number
}

function searchFrom(standing: Standing, { avoid = [], prospect = prospectOf(standing) }: ProposalLimits): Search {
  const { secrets } = standing
  const range = Math.max(1e-9, secrets.best - secrets.reservation)
  const { utility } = prospect
  const search: Search = {
    standing,
    prospect,
    floor: concessionFloor(standing, utility) - 1e-9,
    worthless: Math.min(secrets.reservation, utility) - 0.25 * range,
    avoid,
    value: -Infinity,
    cells: undefined,
    mostGain: mostOf(prospect.own),
  }
  // proposing is cheaper than staying silent: the current text counts as accepted by half the room
  search.value = (utility - search.worthless) * 0.5 * weigh(prospect, -1, -1, -1).carried
  return search
}

/**
 * Objective: own surplus times the probability that the others accept the package and then carry the text; −∞ for what
 * the seat will not propose.
 */
function worthOf(search: Search, first: number, second: number, third: number): number {
  const { prospect, floor, worthless, value } = search
  const ownGain = ownGainOf(prospect, first, second, third)
  const after = prospect.utility + ownGain
  // prune: no acceptance can make up for a package whose full utility is below the best value
  if (after < floor || after - worthless <= value) return -Infinity
  // prune: nor can the votes make up for a low acceptance
  if ((after - worthless) * acceptanceOf(prospect, first, second, third) * CERTAIN <= value) return -Infinity
  const { acceptance, carried, othersGain } = weigh(prospect, first, second, third)
  return ownGain > 0 || othersGain > 0 ? (after - worthless) * acceptance * carried : -Infinity
}

function consider(search: Search, first: number, second: number, third: number): void {
  const value = worthOf(search, first, second, third)
  if (value <= search.value) return
  const cells = [first, second, third] as const
  const { avoid, prospect, standing } = search
  if (avoid.length > 0 && readsLikeAny(avoid, standing.text, changesOf(prospect, cells))) return
  search.value = value
  search.cells = cells
}

/** Candidate cells per issue, to limit the combinations: the best alone, and the one that gives the others most. */
function promisingCells(search: Search): number[][] {
  const { standing, prospect } = search
  return prospect.sizes.map((size, issue) => {
    let bestAlone = -1
    let bestForOthers = -1
    let mostAlone = -Infinity
    let mostForOthers = -Infinity
    for (let option = 0; option < size; option++) {
      const cell = (prospect.starts[issue] ?? 0) + option
      if (option === standing.text[issue] || prospect.barred[cell] === 1) continue
      const own = prospect.own[cell] ?? 0
      const { othersGain, acceptance, carried } = weigh(prospect, cell, -1, -1)
      const alone = (prospect.utility + own - search.worthless) * acceptance * carried
      if (othersGain > mostForOthers) {
        mostForOthers = othersGain
        bestForOthers = cell
      }
      if (alone > mostAlone && prospect.utility + own >= search.floor) {
        mostAlone = alone
        bestAlone = cell
      }
    }
    if (bestForOthers < 0 || bestForOthers === bestAlone) return bestAlone < 0 ? [] : [bestAlone]
    return bestAlone < 0 ? [bestForOthers] : [bestAlone, bestForOthers]
  })
}

function considerPackages(search: Search, kept: readonly (readonly number[])[], maxChanges: number): void {
  for (let issue = 0; issue < kept.length; issue++) {
    for (const first of kept[issue] ?? []) {
      consider(search, first, -1, -1)
      for (let next = issue + 1; maxChanges > 1 && next < kept.length; next++) {
        for (const second of kept[next] ?? []) {
          consider(search, first, second, -1)
          if (!isWorthThird(search, first, second)) continue
          for (let last = next + 1; maxChanges > 2 && last < kept.length; last++) {
            for (const third of kept[last] ?? []) consider(search, first, second, third)
          }
        }
      }
    }
  }
}

function mostOf(gains: readonly number[]): number {
  let most = 0
  for (let cell = 0; cell < gains.length; cell++) most = Math.max(most, gains[cell] ?? 0)
  return most
}

/** Upper bound: whether any third change could still make a package of two better than the best so far. */
function isWorthThird({ prospect, worthless, value, mostGain }: Search, first: number, second: number): boolean {
  return prospect.utility + (ownGainOf(prospect, first, second, -1) + mostGain) - worthless > value
}

function changesOf(prospect: Prospect, cells: readonly number[]): Change[] {
  const changes: Change[] = []
  for (const cell of cells) {
    if (cell < 0) continue
    let issue = prospect.starts.length - 1
    while (issue > 0 && (prospect.starts[issue] ?? 0) > cell) issue--
    changes.push({ issue, option: cell - (prospect.starts[issue] ?? 0) })
  }
  return changes
}

/**
 * The package of one to three changes with the greatest expected utility to the seat: its own surplus times the others'
 * estimated acceptance, never below its aspiration. Undefined when nothing beats the current text.
 */
export function bestProposal(standing: Standing, limits: ProposalLimits = {}): ProposalChoice | undefined {
  const search = searchFrom(standing, limits)
  considerPackages(search, promisingCells(search), limits.maxChanges ?? 3)
  const { prospect, cells, value } = search
  if (cells === undefined) return undefined
  const ownGain = ownGainOf(prospect, ...cells)
  const { acceptance, support } = weigh(prospect, ...cells)
  return {
    changes: changesOf(prospect, cells),
    ownGain,
    acceptance,
    support: support + 1,
    value,
    isConcession: ownGain < 0,
  }
}
