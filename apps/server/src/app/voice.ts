import path from 'node:path'
import type { RuledEngine } from '@placard/contract'
import { createSpeakers } from '../adapters/speech-providers/create-speakers.ts'
import { SoundCache } from '../adapters/speech-providers/sound-cache.ts'
import { SoundFolder } from '../adapters/speech-providers/sound-folder.ts'
import { registerVoice } from '../features/voice/routes.ts'
import type { App } from '../http/app.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import type { LivePort } from '../ports/live.ts'
import type { SpeechPort } from '../ports/speech.ts'
import type { BarredEngines } from './kept-in.ts'
import { voiceCheck } from './voice-check.ts'

/** Composes speech: those who are set up to speak, the calls, and the check of the service status, which counts those who hear. */
export async function registerSpeech(
  app: App,
  dependencies: Dependencies,
  {
    withdrawn,
    barred,
  }: { readonly withdrawn: () => Promise<ReadonlySet<RuledEngine>>; readonly barred: BarredEngines },
  live: LivePort | undefined,
): Promise<SpeechPort> {
  const { configuration, logger } = dependencies
  const folder = new SoundFolder({
    path: path.join(configuration.dataDir, 'speech'),
    now: () => Date.now(),
    onFailure: (error) => logger.warn({ err: error }, 'spoken texts could not be kept'),
  })
  const speech = await createSpeakers(configuration.voice.speech, {
    cache: new SoundCache({ folder }),
    barred,
    spareMs: configuration.idleMs,
    // the error itself may contain users' texts
    onFault: (speaker, fault) => logger.warn({ speaker, fault }, 'a text was not spoken'),
  })
  const spoken = dependencies.speech ?? speech
  registerVoice(app, dependencies, {
    speech: spoken,
    async live(userId) {
      const isHeld = live !== undefined && !(await barred(userId)).has(live.provider)
      return isHeld ? { provider: live.provider, state: live.state() } : undefined
    },
  })
  app.statusChecks.add(voiceCheck(configuration.voice, withdrawn))
  app.addHook('onListen', async () => {
    folder.open()
    // not awaited: the server is ready before its voices are
    void speech.warm()
  })
  app.addHook('onClose', () => speech.close())
  return spoken
}
