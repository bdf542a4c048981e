import type { Change } from '../committee/issue.ts'
import type { Act, ActKind, ActOf } from './act.ts'

/** Identifies the point of a speech: two speeches of a seat with the same key say the same. */
export type PointKey = string

const none = () => undefined

/** Begins the key of what a seat puts before the committee, followed by every change of it. */
const PUT = 'put'
const clause = ({ issue, option }: Change) => ` ${issue}:${option}`
const putting = ({ changes }: { readonly changes: readonly Change[] }) => PUT + changes.map(clause).join('')

/** Whether a point is that an option was put before the committee, by itself or with others, or asked for in a trade. */
export function isPutting(point: PointKey, change: Change): boolean {
  return point.startsWith(PUT) && `${point} `.includes(`${clause(change)} `)
}

/** One row per kind of act; those without a point change its support or the order of the debate. */
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
  propose: putting,
  concede: putting,
  trade: ({ kind, take }) => `${PUT} ${kind}${clause(take)}`,
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
