import type { RouteDefinition } from '@placard/contract'
import type { WireAnswer } from '../../../client/api/transport.ts'

/** What a server in the page answers to each call. */
export type Answering = readonly (readonly [RouteDefinition, (body: unknown, path: string) => WireAnswer])[]

export const done = (data: unknown): WireAnswer => ({ status: 200, statusText: 'OK', body: { success: true, data } })
export const refusal = (status: number, code: string, error: string): WireAnswer => ({
  status,
  statusText: '',
  body: { success: false, error, code, requestId: 'r1' },
})
