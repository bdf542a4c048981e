import type { Act, ActKind, ActOf } from './act.ts'

/** Identifies the point of a speech: two speeches of a seat with the same key say the same. */
export type PointKey = string

const none = () => undefined

/** One row per kind of act; those without a point change the text, its support or the order of the debate. */
const KEYS: { readonly [Kind in ActKind]: (act: ActOf<Kind>) => PointKey | undefined } = {
  support: ({ kind, change }) => `${kind} ${change.issue} ${change.option}`,
  oppose: ({ kind, change }) => `${kind} ${change.issue} ${change.option}`,
  question: ({ kind, issue, target }) => `${kind} ${issue ?? ''} ${target ?? ''}`,
  appeal: ({ kind, issue, target }) => `${kind} ${issue ?? ''} ${target ?? ''}`,
  reassure: ({ kind, issue, target }) => `${kind} ${issue ?? ''} ${target ?? ''}`,
  warn: ({ kind, issue, target }) => `${kind} ${issue ?? ''} ${target ?? ''}`,
  explain: ({ kind, issue, answer }) => `${kind} ${issue} ${answer?.to ?? ''}`,
  apologise: none,
  remind: none,
  insult: none,
  propose: none,
  concede: none,
  trade: none,
  accept: none,
  decline: none,
  promise: none,
  threaten: none,
  react: none,
  declare: none,
  sponsor: none,
  sign: none,
  withdraw: none,
  motion: none,
  point: none,
  second: none,
  'request-floor': none,
  yield: none,
  vote: none,
  choose: none,
  remark: none,
}

/** The point of an act, without its wording; undefined for one that makes none. */
export function pointOf(act: Act): PointKey | undefined {
  return pointOfKind(act.kind, act)
}

function pointOfKind<Kind extends ActKind>(kind: Kind, act: ActOf<Kind>): PointKey | undefined {
  return KEYS[kind](act)
}
