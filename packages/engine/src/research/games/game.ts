import type { Bargain } from '../../bargaining/solutions/space.ts'
import type { Deal, UtilityTable } from '../../model/committee/issue.ts'

/** Roles of parties in a published game: either lead party can block a deal alone, the others only together. */
export const ROLES = ['p1', 'p2', 'player'] as const
export type Role = (typeof ROLES)[number]

/** One party of a published scorable game. */
export interface Party {
  readonly name: string
  readonly role: Role
  /** Reservation value: the party rejects a deal scored below it. */
  readonly threshold: number
  readonly scores: UtilityTable
}

/**
 * A scorable game in the format of Abdelnabi et al., LLM-Deliberation (MIT): parties score the options of shared
 * issues. A deal passes when at least n − 1 parties, every p1 and p2 among them, reach their threshold.
 */
export interface Game {
  readonly parties: readonly Party[]
  /** The deal that the first lead party proposes first, when the file names one. */
  readonly opening: Deal | undefined
}

/** The game as a bargaining problem: thresholds are reservations, both lead parties are required. */
export function bargainOfGame({ parties }: Game): Bargain {
  const required: number[] = []
  for (const [seat, { role }] of parties.entries()) if (role !== 'player') required.push(seat)
  return {
    tables: parties.map(({ scores }) => scores),
    reservations: parties.map(({ threshold }) => threshold),
    required,
  }
}

/** A deal in the games' notation: "A2,B3,C1", issues lettered from A, options numbered from 1. */
export function dealName(deal: Deal): string {
  return deal.map((option, issue) => `${String.fromCharCode(65 + issue)}${option + 1}`).join(',')
}
