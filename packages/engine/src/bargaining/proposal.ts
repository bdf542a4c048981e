import type { Change, Deal } from '../issues/issue.ts'
import { targetAt } from './aspiration.ts'
import { type Outlook, type Prospect, prospectOf, textKey, weigh } from './prospect.ts'
import type { Standing } from './standing.ts'

/** A package of changes a seat would put to the floor. */
export interface ProposalChoice {
  /** One to three, on different issues. */
  readonly changes: readonly Change[]
  /** Change of the seat's own utility, in the units of its table. */
  readonly ownGain: number
  /** Mean chance, 0…1, that another seat welcomes or bears it. */
  readonly acceptance: number
  /** Expected number of seats in favour of the text after it, the seat itself included. */
  readonly support: number
  /** Expected worth to the seat: comparable between choices for the same text only. */
  readonly value: number
  /** The seat gives up utility of its own for the others' support. */
  readonly isConcession: boolean
}

export interface ProposalLimits {
  /** Texts not to propose again, e.g. those refused lately. */
  readonly avoid?: readonly Deal[]
  readonly maxChanges?: 1 | 2 | 3
}

interface Candidate {
  readonly cells: readonly [number, number, number]
  readonly outlook: Outlook
  readonly value: number
}

interface Cell {
  readonly issue: number
  readonly option: number
  readonly cell: number
  readonly single: Candidate
  readonly outlook: Outlook
}

/** Options of one issue worth combining: the best alone, the best for the seat, the best for the others. */
const KEPT_PER_ISSUE = 3
const KEPT_IN_TRIPLES = 2

/** The lowest own utility a seat proposes now: what it holds out for, or the text as it stands if that is less. */
function concessionFloor({ secrets, timeRatio, play }: Standing, utility: number): number {
  return Math.min(utility, targetAt(secrets.reservation, secrets.best, timeRatio, play.beta))
}

interface Scale {
  readonly floor: number
  readonly worthless: number
  readonly utility: number
}

function scaleOf(standing: Standing, prospect: Prospect): Scale {
  const { secrets } = standing
  const range = Math.max(1e-9, secrets.best - secrets.reservation)
  const { utility } = prospect
  return {
    floor: concessionFloor(standing, utility) - 1e-9,
    worthless: Math.min(secrets.reservation, utility) - 0.25 * range,
    utility,
  }
}

/** Own surplus times the chance that the others take the change and then carry the text. */
function worthOf(outlook: Outlook, { floor, worthless, utility }: Scale): number {
  const after = utility + outlook.ownGain
  if (after < floor) return -Infinity
  return (after - worthless) * outlook.acceptance * outlook.carried
}

function candidate(prospect: Prospect, scale: Scale, first: number, second: number, third: number): Candidate {
  const outlook = weigh(prospect, first, second, third)
  return { cells: [first, second, third], outlook, value: worthOf(outlook, scale) }
}

/** The cells of each issue worth combining, best alone first. */
function promisingCells(standing: Standing, prospect: Prospect, scale: Scale): Cell[][] {
  return prospect.sizes.map((size, issue) => {
    const cells: Cell[] = []
    for (let option = 0; option < size; option++) {
      const cell = (prospect.starts[issue] ?? 0) + option
      if (option === standing.text[issue] || prospect.barred[cell] === 1) continue
      const single = candidate(prospect, scale, cell, -1, -1)
      cells.push({ issue, option, cell, single, outlook: single.outlook })
    }
    return keepBest(cells)
  })
}

function keepBest(cells: readonly Cell[]): Cell[] {
  let own: Cell | undefined
  let others: Cell | undefined
  let alone: Cell | undefined
  for (const cell of cells) {
    if (own === undefined || cell.outlook.ownGain > own.outlook.ownGain) own = cell
    if (others === undefined || cell.outlook.othersGain > others.outlook.othersGain) others = cell
    if (alone === undefined || cell.single.value > alone.single.value) alone = cell
  }
  const kept: Cell[] = []
  for (const cell of [own, others, alone]) if (cell !== undefined && !kept.includes(cell)) kept.push(cell)
  return kept.slice(0, KEPT_PER_ISSUE)
}

function packages(
  prospect: Prospect,
  scale: Scale,
  kept: readonly (readonly Cell[])[],
  maxChanges: number,
): Candidate[] {
  const found: Candidate[] = []
  for (const [issue, cells] of kept.entries()) {
    for (const first of cells) {
      found.push(first.single)
      if (maxChanges < 2) continue
      for (let next = issue + 1; next < kept.length; next++) {
        for (const [rank, second] of (kept[next] ?? []).entries()) {
          found.push(candidate(prospect, scale, first.cell, second.cell, -1))
          if (maxChanges < 3 || rank >= KEPT_IN_TRIPLES) continue
          for (let last = next + 1; last < kept.length; last++) {
            for (const third of (kept[last] ?? []).slice(0, KEPT_IN_TRIPLES)) {
              found.push(candidate(prospect, scale, first.cell, second.cell, third.cell))
            }
          }
        }
      }
    }
  }
  return found
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
 * The package of one to three changes with the greatest expected worth to the seat: its own surplus times the others'
 * estimated acceptance, never below what it holds out for. Undefined when nothing beats the text as it stands.
 */
export function bestProposal(standing: Standing, limits: ProposalLimits = {}): ProposalChoice | undefined {
  const prospect = prospectOf(standing)
  const scale = scaleOf(standing, prospect)
  const kept = promisingCells(standing, prospect, scale)
  const found = packages(prospect, scale, kept, limits.maxChanges ?? 3)
  const avoid = new Set((limits.avoid ?? []).map((deal) => textKey(deal, [])))
  const stay = worthOf({ ...weigh(prospect, -1, -1, -1), acceptance: 0.5 }, scale)
  let best: Candidate | undefined
  for (const one of found) {
    if (one.value <= (best?.value ?? stay)) continue
    if (avoid.size > 0 && avoid.has(textKey(standing.text, changesOf(prospect, one.cells)))) continue
    best = one
  }
  if (best === undefined) return undefined
  const { ownGain, acceptance, support } = best.outlook
  return {
    changes: changesOf(prospect, best.cells),
    ownGain,
    acceptance,
    support: support + 1,
    value: best.value,
    isConcession: ownGain < 0,
  }
}
