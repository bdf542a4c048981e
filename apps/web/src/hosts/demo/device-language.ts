import {
  createModelSpeech,
  createModelUnderstanding,
  createTaskRunner,
  type ModelProvider,
} from '@placard/language/models'
import { browserProviders, newFence } from './browser-providers.ts'
import type { CampaignLanguage } from './switched-language.ts'

/** Language of campaigns with the model of this device: asked, watched and checked as any model is on the server. */
export function deviceLanguage(
  provider: ModelProvider,
  embedded: CampaignLanguage,
  onFailure: (error: unknown) => void,
): CampaignLanguage {
  const tasks = createTaskRunner({ providers: browserProviders([provider]), newFence })
  const now = () => performance.now()
  const defer = (task: () => void) => void setTimeout(task)
  return {
    understanding: createModelUnderstanding({ tasks, embedded: embedded.understanding, onFailure }),
    speech: createModelSpeech({ tasks, embedded: embedded.speech, now, defer, onFailure }),
  }
}
