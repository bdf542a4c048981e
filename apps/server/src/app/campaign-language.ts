import type { SpeechPort, UnderstandingPort } from '@placard/application'
import { createModelSpeech, createModelUnderstanding, type TaskRunner } from '@placard/language/models'
import { embeddedSpeech, embeddedUnderstanding } from '../adapters/language/embedded-language.ts'
import type { App } from '../http/app.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** Reading and wording for campaigns: with the configured models, falling back to the built-in ones. */
export function campaignLanguageOf(
  app: Pick<App, 'addHook'>,
  { configuration, logger }: Pick<Dependencies, 'configuration' | 'logger'>,
  tasks: TaskRunner,
): { readonly understanding: UnderstandingPort; readonly speech: SpeechPort } {
  const understanding = embeddedUnderstanding()
  const speech = embeddedSpeech()
  if (configuration.language.models.length === 0) return { understanding, speech }
  const onFailure = (error: unknown) => logger.warn({ err: error }, 'a campaign goes on without a language model')
  const now = () => performance.now()
  const worded = createModelSpeech({ tasks, embedded: speech, now, defer: setImmediate, onFailure })
  app.addHook('onClose', async () => worded.close())
  return { understanding: createModelUnderstanding({ tasks, embedded: understanding, onFailure }), speech: worded }
}
