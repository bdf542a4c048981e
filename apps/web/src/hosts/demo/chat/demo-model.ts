import type { Catalogue, ChatModelPort } from '@placard/application'
import { createBuiltInAssistant, knowledgeOf, passagesFor } from '@placard/language'
import { createFallbackModel, ModelProviders } from '@placard/language/models'
import { pause } from '../../../client/api/retry.ts'
import { assistantContent } from '../assistant.ts'
import type { PageEngines } from './page-engines.ts'

const NOTHING_FOUND = { passages: [], computed: [] } as const

/** The model of the demo's chat: an engine of the page where the conversation's owner chose one, else the built-in assistant. */
export function demoModel(catalogue: Pick<Catalogue, 'list'>, engines: Pick<PageEngines, 'find'>): ChatModelPort {
  const content = assistantContent(catalogue)
  const knowledge = knowledgeOf(content)
  return createFallbackModel({
    // the demo has no server, and no model of a server's
    providers: new ModelProviders({
      providers: [],
      now: () => performance.now(),
      pause,
      timers: {
        now: () => performance.now(),
        after(ms, task) {
          const timer = setTimeout(task, ms)
          return () => clearTimeout(timer)
        },
      },
      onFault: () => undefined,
      onTokens: () => undefined,
    }),
    personal: (request) => engines.find(request),
    last: createBuiltInAssistant(content),
    ground: (request) => passagesFor(request, knowledge).catch(() => NOTHING_FOUND),
    newFence: () => `text-${crypto.randomUUID().slice(0, 13)}`,
    nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
  })
}
