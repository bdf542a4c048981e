import type { StatusReport } from '@placard/contract'
import { createStore } from 'zustand/vanilla'

/**
 * How the server answers: `down` not at all, `silent` not in time, `unavailable` that it cannot work now,
 * `unreadable` in a way nobody understands.
 */
export type ApiState = 'unknown' | 'healthy' | 'down' | 'silent' | 'unavailable' | 'unreadable'

/** How the page's websocket is; `closed` while nobody needs it. */
export type RealtimeState =
  | { readonly state: 'closed' | 'open' }
  /** Gone, and so often in a row; with the code it was closed with, or `broken` when it said what nobody understands. */
  | { readonly state: 'lost'; readonly failures: number; readonly code: number | 'broken' | undefined }

/** What is known of the way to the server. */
export type Conditions = {
  readonly api: ApiState
  readonly realtime: RealtimeState
  /** Until when the server wants to be left alone, in ms since 1970. */
  readonly limitedUntil: number | undefined
  /** Whether the server refused the address this page was opened under. */
  readonly isForeignAddress: boolean
  /** What the server last said of its services. */
  readonly report: StatusReport | undefined
  /** Status and request of what failed last, for whoever is asked for help. */
  readonly lastFailure: string | undefined
}

export const conditionsStore = createStore<Conditions>(() => ({
  api: 'unknown',
  realtime: { state: 'closed' },
  limitedUntil: undefined,
  isForeignAddress: false,
  report: undefined,
  lastFailure: undefined,
}))
