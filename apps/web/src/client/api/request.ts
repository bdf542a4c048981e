import { pathOf, type RouteDefinition } from '@placard/contract'
import type { WireRequest } from './transport.ts'

/** What a request to a route is filled in with; whether it fits the route, callers see to by their types. */
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
 * The request to a route, the same for what answers with JSON, what answers with a stream and what takes a file.
 *
 * @param newKey names an attempt at a route that knows repeats by their key, where the input has no name for it.
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
