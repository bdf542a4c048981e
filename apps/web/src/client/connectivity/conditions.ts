import type { StatusReport } from '@placard/contract'
import { createStore } from 'zustand/vanilla'

/**
 * Health of the server: `down` no response, `silent` no response in time, `unavailable` it cannot work now,
 * `unreadable` a response outside the contract.
 */
export type ApiState = 'unknown' | 'healthy' | 'down' | 'silent' | 'unavailable' | 'unreadable'

/** State of the page's websocket; `closed` while nothing needs it. */
export type RealtimeState =
  | { readonly state: 'closed' | 'open' }
  /** Lost, with the failures in a row and the close code, or `broken` after an invalid message. */
  | { readonly state: 'lost'; readonly failures: number; readonly code: number | 'broken' | undefined }

/** The state of the connection to the server. */
export type Conditions = {
  readonly api: ApiState
  readonly realtime: RealtimeState
  /** Until when the server's rate limit lasts, in ms since 1970. */
  readonly limitedUntil: number | undefined
  /** Whether the server refused the origin this page was opened under. */
  readonly isForeignAddress: boolean
  /** Whether the server refuses the sign-in of this page, though it has just renewed it. */
  readonly isSignInRefused: boolean
  /** The server's last report on its services. */
  readonly report: StatusReport | undefined
  /** Status and request of the last failure, for support. */
  readonly lastFailure: string | undefined
}

export const conditionsStore = createStore<Conditions>(() => ({
  api: 'unknown',
  realtime: { state: 'closed' },
  limitedUntil: undefined,
  isForeignAddress: false,
  isSignInRefused: false,
  report: undefined,
  lastFailure: undefined,
}))
