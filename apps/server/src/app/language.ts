import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Catalogue, ChatModelPort, ChatModelRequest, ChatTitlePort } from '@placard/application'
import { isBrowserChoice } from '@placard/contract'
import { createBuiltInAssistant, knowledgeOf, passagesFor } from '@placard/language'
import {
  createFallbackModel,
  createTaskRunner,
  createTitleWriter,
  type FallbackDependencies,
  type ModelProvider,
  type ModelProvidersDependencies,
  type TaskRunner,
} from '@placard/language/models'
import { createModelProviders } from '../adapters/language-model/create-model-providers.ts'
import { ownKeyProvider } from '../adapters/language-model/own-key-model.ts'
import type { BrowserEngines } from '../features/browser-engines/browser-engines.ts'
import { TokenBook } from '../features/language-usage/token-book.ts'
import { addTokens } from '../features/language-usage/token-use-rows.ts'
import { openOwnEngine } from '../features/own-engines/own-engine-rows.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { assistantContent } from './built-in-assistant.ts'
import { knowledgeNearness } from './knowledge-nearness.ts'

/** The language models of this server: the chat, and tasks with an answer of a known shape, over the same providers. */
export interface Language {
  readonly tasks: TaskRunner
  /** The model of the chat: the configured models in their order, the built-in assistant last. */
  chatOver(catalogue: Pick<Catalogue, 'list'>): ChatModelPort
  /** Titles of conversations, by the models that answered them. */
  readonly titles: ChatTitlePort
  /** Resolves when token usage is stored, and nothing is computed in the background. */
  close(): Promise<void>
}

/** Composes the configured models. */
export async function languageOf(
  dependencies: Dependencies,
  withdrawn: ModelProvidersDependencies['withdrawn'],
  browserEngines: Pick<BrowserEngines, 'find'>,
): Promise<Language> {
  const { configuration, chatModel, logger, db, clock } = dependencies
  const { hasEmbedded } = configuration.language
  const book = new TokenBook({
    clock,
    add: (sums) => addTokens(db, sums),
    onFailure: (error) => logger.warn({ err: error }, 'tokens could not be counted'),
  })
  const providers = await createModelProviders(configuration.language, {
    now: () => performance.now(),
    pause: async (ms, signal) => pause(ms, undefined, { signal }),
    // the error itself may contain users' texts
    onFault: (engine, { fault }) => logger.warn({ engine, fault }, 'a language model gave no answer'),
    onTokens: (used) => book.book(used),
    withdrawn,
  })
  // nothing is allowed before this is known
  if (providers.isRuled()) await providers.look()
  const nearness = knowledgeNearness(dependencies, providers)
  const newFence = () => `text-${randomBytes(6).toString('hex')}`
  const personal = personalOf(dependencies, browserEngines)
  return {
    titles: createTitleWriter({ providers, personal, newFence }),
    async close() {
      await Promise.all([book.close(), nearness.close()])
    },
    tasks: createTaskRunner({ providers, newFence }),
    chatOver(catalogue) {
      if (chatModel !== undefined) return chatModel
      const knowledge = knowledgeOf(assistantContent(catalogue))
      const ground: FallbackDependencies['ground'] = (request, embeddings) =>
        passagesFor(request, knowledge, embeddings && nearness.over(embeddings).nearTo).catch((error: unknown) => {
          logger.warn({ err: error }, 'nothing was found for a language model')
          return { passages: [], computed: [] }
        })
      const last = hasEmbedded ? createBuiltInAssistant(knowledge) : undefined
      return createFallbackModel({
        providers,
        ground,
        newFence,
        nextTurn: async () => nextTurn(),
        personal,
        last,
      })
    },
  }
}

/** The engines of users: models called with their own keys, and those that only their page can ask. */
function personalOf(dependencies: Dependencies, browserEngines: Pick<BrowserEngines, 'find'>) {
  return async ({
    askedBy,
    engineChoice,
  }: Pick<ChatModelRequest, 'askedBy' | 'engineChoice'>): Promise<ModelProvider | undefined> => {
    if (askedBy === undefined || engineChoice === undefined || !isBrowserChoice(engineChoice)) return undefined
    const own =
      engineChoice.kind === 'own' ? await openOwnEngine(dependencies, askedBy, engineChoice.ownEngineId) : undefined
    if (own !== undefined) return ownKeyProvider(own, dependencies.vendorAddresses)
    return browserEngines.find(askedBy, engineChoice)
  }
}
