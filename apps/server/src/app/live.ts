import type { Catalogue, ChatModelPort } from '@placard/application'
import type { HearingQueue } from '../adapters/hearing-providers/embedded/hearing-queue.ts'
import { recordingTypeOf } from '../adapters/hearing-providers/recording-kind.ts'
import type { LiveTalk } from '../features/chat/converse/live-question.ts'
import type { App } from '../http/app.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import type { Language } from './language.ts'

interface LiveSources {
  readonly language: Language
  readonly catalogue: Pick<Catalogue, 'list'>
  readonly model: ChatModelPort
  readonly queue: HearingQueue
  readonly barred: LiveTalk['barred']
}

/** Composes conversations with a service that hears, answers and speaks in one; undefined where none is set up. */
export async function composeLive(
  app: App,
  { configuration, logger }: Dependencies,
  { language, catalogue, model, queue, barred }: LiveSources,
): Promise<LiveTalk | undefined> {
  const { live: configured } = configuration.voice
  if (configured === undefined) return undefined
  const { LiveEngine } = await import('../adapters/live/live-engine.ts')
  const live = new LiveEngine({
    configuration: configured,
    now: () => performance.now(),
    // the error itself may contain users' words
    onFault: (fault) => logger.warn({ provider: configured.provider, fault }, 'a live conversation broke off'),
    onTokens: (userId, tokens) =>
      language.countTokens({
        ...tokens,
        userId,
        use: 'chat',
        engine: { rung: configured.provider, model: configured.model ?? '', place: 'cloud' },
        isEstimated: false,
      }),
  })
  app.addHook('onClose', async () => live.close())
  return {
    live,
    briefs: language.briefsOver(catalogue),
    model,
    barred,
    async speechIn(recording, userId, signal) {
      const type = recordingTypeOf(recording)
      if (type === undefined) return undefined
      const decoded = await queue.decode(recording, { userId, signal }).catch(() => undefined)
      signal.throwIfAborted()
      return decoded?.ok === true ? { speech: decoded.speech, type } : undefined
    },
  }
}
