import type { RuledEngine } from '@placard/contract'
import { createSpeakers } from '../adapters/speech-providers/create-speakers.ts'
import { registerVoice } from '../features/voice/routes.ts'
import type { App } from '../http/app.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { voiceCheck } from './voice-check.ts'

/** Composes speech: those who are set up to speak, the calls, and the check of the service status. */
export async function registerSpeech(
  app: App,
  dependencies: Dependencies,
  withdrawn: () => Promise<ReadonlySet<RuledEngine>>,
): Promise<void> {
  const { configuration, logger } = dependencies
  const speech = await createSpeakers(configuration.voice.speech, {
    withdrawn,
    // the error itself may contain users' texts
    onFault: (speaker, fault) => logger.warn({ speaker, fault }, 'a text was not spoken'),
  })
  registerVoice(app, dependencies, { speech })
  app.statusChecks.add(voiceCheck(configuration.voice.speech, withdrawn))
  // not awaited: the server is ready before its voices are
  app.addHook('onListen', async () => void speech.warm())
  app.addHook('onClose', () => speech.close())
}
