import type { App } from '../../http/app.ts'
import { byCaller, type EarlyRateLimit, rateLimit } from '../../http/rate-limit.ts'

/** Each of the two kinds of call may be made this often by one account; a person at a page makes a few. */
const CALLS = { times: 60, windowMs: 60_000 } as const

/** Refuses an account that calls too often. */
export interface CallLimits {
  /** Calls that only tell: what a session would be, or is. */
  readonly generating: EarlyRateLimit
  /** Calls that do something in a session. */
  readonly acting: EarlyRateLimit
}

/** Makes the limits. */
export function createCallLimits(app: App): CallLimits {
  return {
    generating: rateLimit(app, { name: 'campaign-generating', ...CALLS }, byCaller),
    acting: rateLimit(app, { name: 'campaign-acting', ...CALLS }, byCaller),
  }
}
