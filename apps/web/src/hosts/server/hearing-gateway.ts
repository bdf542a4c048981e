import { hearing, writtenQuestions } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import type { HearingGateway } from '../../client/gateways/hearing-gateway.ts'

/** Hearing for a signed-in user, over the server. */
export function createServerHearingGateway(call: Call): HearingGateway {
  return {
    hear: ({ file }, { room, asked = [], language, isWithoutServices }, signal) =>
      call(hearing.hear, {
        query: {
          sessionId: room,
          language,
          ...(asked.length > 0 && { asked: writtenQuestions(asked) }),
          ...(isWithoutServices && { isWithoutServices: 'true' }),
        },
        body: file,
        signal,
      }),
    readHealth: (signal) => call(hearing.health, { signal }),
  }
}
