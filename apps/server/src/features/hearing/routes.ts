import { hearing, namedQuestions } from '@placard/contract'
import type { Room } from '@placard/voice/hearing'
import type { App } from '../../http/app.ts'
import { hangUpOf } from '../../http/hang-up.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import { recordingIn, refusedRecording, takeRecordings } from '../../http/recordings.ts'
import { timeZoneOf } from '../../http/time-zone.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { HearingPort } from '../../ports/hearing.ts'
import type { RecordingShelf } from '../../ports/recordings.ts'
import type { UsageGate } from '../../ports/usage-gate.ts'
import { inVoiceMinutes } from '../../ports/voice-minutes.ts'
import { hearingMessages } from './messages.en.ts'

/** Rate limit of recordings per account: one every two seconds is a lively debate. */
const HEARD = { name: 'voice-hearing', times: 30, windowMs: 60_000 } as const

interface HearingDependencies {
  readonly hearing: HearingPort
  readonly usage: UsageGate
  readonly shelf: RecordingShelf
  /** What can be talked about in a session of the user's; undefined where they have no such session. */
  readonly roomOf: (sessionId: string, userId: string) => Promise<Room | undefined>
}

/** Registers the calls about what people say. A recording is the body of its call, and kept only for those who want it. */
export function registerHearing(
  app: App,
  dependencies: Dependencies,
  { hearing: port, usage, shelf, roomOf }: HearingDependencies,
): void {
  implement(app, dependencies, hearing.health, async ({ user }) => {
    // whoever asks is about to speak
    port.warm()
    return port.health(user.id)
  })
  app.register(async (scope) => {
    takeRecordings(scope)
    const limit = rateLimit(scope, HEARD, byCaller)
    implement(
      scope,
      dependencies,
      hearing.hear,
      async ({ body, query: { sessionId, asked, language, ...query }, user, request, reply }) => {
        const found = sessionId === undefined ? undefined : await roomOf(sessionId, user.id)
        if (sessionId !== undefined && found === undefined) throw problem('not-found')
        const room = found && (asked === undefined ? found : { ...found, asked: namedQuestions(asked) })
        const isWithoutServices = query.isWithoutServices === 'true'
        const order = { bytes: recordingIn(body), language, room, isWithoutServices }
        const metered = { user, what: hearingMessages.use, timeZone: timeZoneOf(request) }
        return inVoiceMinutes(usage, metered, async (count) => {
          const heard = await port.hear(order, user.id, hangUpOf(reply))
          if (!heard.ok) throw refusedRecording(heard.rejection)
          const { ok: _, seconds, type: __, ...answer } = heard
          count(answer.provider, seconds)
          const recordingId = await shelf.keep(user, { bytes: order.bytes, heard, sessionId })
          return recordingId === undefined ? answer : { ...answer, recordingId }
        })
      },
      { lane: 'upload', limit },
    )
  })
}
