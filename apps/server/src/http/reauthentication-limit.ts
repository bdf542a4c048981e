import type { App } from './app.ts'
import { byCaller, type RateLimit, rateLimit } from './rate-limit.ts'

const REAUTHENTICATION = { name: 'reauthentication', times: 10, windowMs: 5 * 60_000 } as const

/** The limit of passwords and codes that a signed-in user may try: one for all calls that ask for them. */
export function reauthenticationLimit(app: App): RateLimit {
  return rateLimit(app, REAUTHENTICATION, byCaller)
}
