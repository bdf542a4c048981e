import type { Catalogue, ChatModelPort, ChatTitlePort } from '@placard/application'
import { createBuiltInAssistant, knowledgeOf, passagesFor } from '@placard/language'
import { createFallbackModel, createTitleWriter } from '@placard/language/models'
import { assistantContent } from '../assistant.ts'
import { browserProviders, newFence } from '../browser-providers.ts'
import type { PageEngines } from '../engines/page-engines.ts'

const NOTHING_FOUND = { passages: [], computed: [] } as const

/** Titles of the demo's conversations, by the engines of the page that answered them. */
export function demoTitles(engines: Pick<PageEngines, 'find'>): ChatTitlePort {
  return createTitleWriter({ providers: browserProviders([]), personal: (request) => engines.find(request), newFence })
}

/** The model of the demo's chat: an engine of the page where the conversation's owner chose one, else the built-in assistant. */
export function demoModel(catalogue: Pick<Catalogue, 'list'>, engines: Pick<PageEngines, 'find'>): ChatModelPort {
  const knowledge = knowledgeOf(assistantContent(catalogue))
  return createFallbackModel({
    // the demo has no server, and no model of a server's
    providers: browserProviders([]),
    personal: (request) => engines.find(request),
    last: createBuiltInAssistant(knowledge),
    ground: (request) => passagesFor(request, knowledge).catch(() => NOTHING_FOUND),
    newFence,
    nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
  })
}
