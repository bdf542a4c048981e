import type { Act, ActKind } from './act.ts'

/** Properties of a kind of act that the order of business depends on. */
export interface ActFacts {
  /** A speech: in a moderated caucus only the delegation that was called may make it. */
  readonly needsFloor: boolean
  /** It is in order while a vote is being taken. */
  readonly isInOrderDuringVote: boolean
  /** It may name seats, issues or changes, which have to exist. */
  readonly hasReferences: boolean
}

const SPEECH: ActFacts = { needsFloor: true, isInOrderDuringVote: false, hasReferences: true }
/** Acts without the floor: names under a draft, answers to an offer, placards, procedure. */
const FROM_THE_SEAT: ActFacts = { needsFloor: false, isInOrderDuringVote: false, hasReferences: false }
const AT_ANY_TIME: ActFacts = { ...FROM_THE_SEAT, isInOrderDuringVote: true }

/** One row per kind of act; the compiler checks that none is missing. */
export const ACT_FACTS: Readonly<Record<ActKind, ActFacts>> = {
  support: SPEECH,
  oppose: SPEECH,
  question: SPEECH,
  appeal: SPEECH,
  reassure: SPEECH,
  warn: SPEECH,
  apologise: SPEECH,
  explain: SPEECH,
  remind: SPEECH,
  insult: SPEECH,
  propose: SPEECH,
  concede: SPEECH,
  trade: SPEECH,
  promise: SPEECH,
  threaten: SPEECH,
  remark: SPEECH,
  accept: FROM_THE_SEAT,
  decline: FROM_THE_SEAT,
  react: FROM_THE_SEAT,
  sponsor: FROM_THE_SEAT,
  sign: FROM_THE_SEAT,
  withdraw: FROM_THE_SEAT,
  motion: { ...FROM_THE_SEAT, hasReferences: true },
  point: FROM_THE_SEAT,
  second: FROM_THE_SEAT,
  declare: AT_ANY_TIME,
  'request-floor': AT_ANY_TIME,
  yield: AT_ANY_TIME,
  vote: AT_ANY_TIME,
  choose: AT_ANY_TIME,
}

/** Kinds of acts that are speeches, in the order they are offered. */
export const SPEECHES: readonly ActKind[] = keysOf(ACT_FACTS).filter((kind) => ACT_FACTS[kind].needsFloor)

function keysOf<T extends object>(record: T): Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = []
  for (const key in record) keys.push(key)
  return keys
}

/** Whether an act is a speech. */
export function needsFloor({ kind }: Act): boolean {
  return ACT_FACTS[kind].needsFloor
}
