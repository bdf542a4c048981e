import { hearing } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import type { HearingGateway } from '../../client/gateways/hearing-gateway.ts'

/** Hearing for a signed-in user, over the server. */
export function createServerHearingGateway(call: Call): HearingGateway {
  return {
    hear: ({ file }, { room, language, isWithoutServices }, signal) =>
      call(hearing.hear, {
        query: { sessionId: room, language, ...(isWithoutServices && { isWithoutServices: 'true' }) },
        body: file,
        signal,
      }),
    readHealth: (signal) => call(hearing.health, { signal }),
  }
}
