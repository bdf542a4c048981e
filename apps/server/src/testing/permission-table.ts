import { ClientMessage, type RouteDefinition } from '@placard/contract'
import { CONTRACT_ROUTES } from './contract-routes.ts'
import { SOCKET_MESSAGES, WHOSE_DATA, type Whose } from './permission-rows.ts'

/**
 * Who calls. `user` owns the thing a call is about, `other-user` has an account and nothing to do with it; the demo is
 * played in the browser without an account, so that the server sees a stranger in it whatever it claims. `newcomer` is an
 * administrator who has not changed the password yet that was printed for them.
 */
export const ACTORS = [
  'anonymous',
  'demo',
  'user',
  'other-user',
  'suspended',
  'deleted',
  'administrator',
  'newcomer',
] as const
export type Actor = (typeof ACTORS)[number]

/**
 * How the permission check answers: `yes` lets through, `own` lets through to the caller's own data alone, `secret` to
 * whoever holds the secret the call carries, the others refuse with this status or close code.
 */
export type Verdict = 'yes' | 'own' | 'secret' | '401' | '403' | '404' | '4401' | '4403'

/** A line of the table: a call of the contract or a message to the socket. */
export interface TableRow {
  readonly name: string
  readonly verdicts: Readonly<Record<Actor, Verdict>>
}

const ACTIVE: readonly Actor[] = ['user', 'other-user', 'administrator', 'newcomer']

/** The name of a call in the table. */
export function nameOf({ method, path }: RouteDefinition): string {
  return `${method} ${path}`
}

/** Types of the messages the socket takes, as the contract names them. */
const SOCKET_TYPES: readonly string[] = ClientMessage.def.options.flatMap(({ def }) => def.shape.type.def.values)

/** What lacks a row, or has one and is no longer there. */
export function unmatchedRows(): string[] {
  const gap = (kind: string, wanted: readonly string[], rows: object) => [
    ...wanted.filter((name) => !Object.hasOwn(rows, name)).map((name) => `${kind} ${name} has no row`),
    ...Object.keys(rows)
      .filter((name) => !wanted.includes(name))
      .map((name) => `the row of ${kind} ${name} is of nothing`),
  ]
  return [...gap('call', CONTRACT_ROUTES.map(nameOf), WHOSE_DATA), ...gap('message', SOCKET_TYPES, SOCKET_MESSAGES)]
}

/** The whole table, calls in the order of their addresses, then messages. */
export function permissionTable(): { readonly calls: readonly TableRow[]; readonly messages: readonly TableRow[] } {
  const byAddress = (route: RouteDefinition) => `${route.path} ${route.method}`
  const calls = CONTRACT_ROUTES.toSorted((a, b) => (byAddress(a) < byAddress(b) ? -1 : 1)).map((route) => ({
    name: nameOf(route),
    verdicts: verdictsOf((actor) => verdictOf(route, WHOSE_DATA[nameOf(route)], actor)),
  }))
  const messages = SOCKET_TYPES.map((name) => ({ name, verdicts: verdictsOf((actor) => socketVerdict(name, actor)) }))
  return { calls, messages }
}

function verdictsOf(verdict: (actor: Actor) => Verdict): Record<Actor, Verdict> {
  return {
    anonymous: verdict('anonymous'),
    demo: verdict('demo'),
    user: verdict('user'),
    'other-user': verdict('other-user'),
    suspended: verdict('suspended'),
    deleted: verdict('deleted'),
    administrator: verdict('administrator'),
    newcomer: verdict('newcomer'),
  }
}

/** What somebody gets from a call. An administrator owns nothing more than others do. */
function verdictOf(
  { permission, isOpenBeforePasswordChange }: RouteDefinition,
  whose: Whose | undefined,
  actor: Actor,
): Verdict {
  if (permission !== 'public' && !ACTIVE.includes(actor)) return '401'
  if (permission !== 'public' && actor === 'newcomer' && isOpenBeforePasswordChange !== true) return '403'
  if (permission === 'admin' && actor !== 'administrator') return '403'
  if (whose === 'nobody' || whose === undefined) return 'yes'
  if (whose === 'secret') return 'secret'
  return whose === 'caller' || actor === 'user' ? 'own' : '404'
}

function socketVerdict(name: string, actor: Actor): Verdict {
  const touches = SOCKET_MESSAGES[name]?.touches
  if (!ACTIVE.includes(actor)) return '4401'
  if (actor === 'newcomer') return '4403'
  if (touches !== 'session') return touches === 'sign-in' ? 'own' : 'yes'
  return actor === 'user' ? 'own' : '404'
}
