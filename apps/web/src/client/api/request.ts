import { pathOf, type RouteDefinition } from '@placard/contract'
import type { WireRequest } from './transport.ts'

/** The parameters of a request; callers guarantee by their types that they fit the route. */
export type RequestInput = {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string | undefined
}

function plainEntries(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]): [string, string][] =>
    part === undefined ? [] : [[name, String(part)]],
  )
}

/**
 * Builds the request to a route, whether it answers with JSON or a stream, or takes a file.
 *
 * @param newKey generates the idempotency key for a route with keys when the input has none.
 */
export function requestFor(route: RouteDefinition, input: RequestInput, newKey: () => string): WireRequest {
  const query = new URLSearchParams(plainEntries(input.query)).toString()
  const path = pathOf(route, Object.fromEntries(plainEntries(input.params)))
  return {
    method: route.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: route.idempotent === true ? { 'idempotency-key': input.idempotencyKey ?? newKey() } : {},
    body: input.body,
    signal: input.signal,
  }
}
