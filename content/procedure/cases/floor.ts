import type { DraftFacts, FloorFacts, MotionPending, MotionPut, PointKind, RuleCode } from '@placard/engine'

/** A committee of ten, ten minutes in, forty left: a draft with three names and three clauses, nothing pending. */
const SEATS = ['alb', 'bra', 'chn', 'egy', 'fra', 'ken', 'nor', 'per', 'tha', 'usa'] as const

export type PackName = 'general-assembly' | 'security-council' | 'consensus'

/** One case of the rules: what is put to the chair on which floor, and how it rules. `outcome` is a code or `in order`. */
export interface RuleCase {
  readonly pack: PackName
  readonly put: MotionPut | { readonly point: PointKind }
  readonly floor: FloorFacts
  readonly outcome: RuleCode | 'in order'
  readonly because: string
  readonly source: string
  readonly seat: string
}

const DRAFT: DraftFacts = {
  sponsors: ['fra'],
  supporters: 3,
  supportNeeded: 2,
  clauses: [0, 2, 3],
  divided: [],
  isImportant: false,
  isByName: false,
  isConsensusAsked: false,
}

export const FLOOR: FloorFacts = {
  at: 600_000,
  remainingMs: 2_400_000,
  seats: SEATS,
  present: 10,
  business: 'debate',
  pending: undefined,
  draft: DRAFT,
  isDecided: false,
  isAdopted: false,
  isRipe: true,
  isListClosed: false,
  isTwoThirdsAlready: false,
  rulingAt: undefined,
  decidedAt: {},
  mayReply: [],
  mayExplain: [],
  presentAndVoting: [],
}

export const HABIT = 'conference habit'
export const GA: PackName = 'general-assembly'
export const SC: PackName = 'security-council'
export const CO: PackName = 'consensus'
export const NO_DRAFT = { draft: undefined, isDecided: true }

/** A row of a table: only what differs from the floor all cases start from. */
export type Case = readonly [
  pack: PackName,
  put: RuleCase['put'],
  floor: Partial<FloorFacts>,
  outcome: RuleCase['outcome'],
  because: string,
  source?: string,
  seat?: string,
]

export const draft = (facts: Partial<DraftFacts>): Partial<FloorFacts> => ({ draft: { ...DRAFT, ...facts } })

export function pending(motion: MotionPut, facts: Partial<MotionPending> = {}): Partial<FloorFacts> {
  return { pending: { ...motion, by: 'bra', isSeconded: false, speakersFor: 0, speakersAgainst: 0, ...facts } }
}

export const mod = (minutes: number, seconds = 60): MotionPut => ({ motion: 'moderated-caucus', minutes, seconds })
export const unmod = (minutes: number): MotionPut => ({ motion: 'unmoderated-caucus', minutes })
export const suspend = (minutes: number): MotionPut => ({ motion: 'suspend', minutes })

/** A ruling ten seconds old. */
export const RULING: Partial<FloorFacts> = { rulingAt: 590_000 }
