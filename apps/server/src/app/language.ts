import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Catalogue, ChatModelPort, ChatModelRequest, ChatTitlePort } from '@placard/application'
import { isBrowserChoice, type RuledEngine } from '@placard/contract'
import { createBuiltInAssistant, type Knowledge, knowledgeOf, passagesFor } from '@placard/language'
import {
  createFallbackModel,
  createLiveBriefs,
  createTaskRunner,
  createTitleWriter,
  type FallbackDependencies,
  type LiveBriefs,
  type ModelProvider,
  type ModelProviderError,
  type ModelProvidersDependencies,
  type TaskRunner,
  type TokenUse,
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
  /** What models that hear and speak are told, and find. */
  briefsOver(catalogue: Pick<Catalogue, 'list'>): LiveBriefs
  /** The error with which a provider's last answer ended, for a minute or until it answers. */
  recentFault(engine: RuledEngine): ModelProviderError | undefined
  /** Counts what a model used that is none of the chat's. Never throws. */
  countTokens(used: TokenUse): void
  /** Titles of conversations, by the models that answered them. */
  readonly titles: ChatTitlePort
  /** Resolves when token usage is stored, and nothing is computed in the background. */
  close(): Promise<void>
}

/** Composes the configured models. */
export async function languageOf(
  dependencies: Dependencies,
  rules: Pick<ModelProvidersDependencies, 'withdrawn' | 'isKeptIn'>,
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
    ...rules,
  })
  // nothing is allowed before this is known
  if (providers.isRuled()) await providers.look()
  const nearness = knowledgeNearness(dependencies, providers)
  const newFence = () => `text-${randomBytes(6).toString('hex')}`
  const personal = personalOf(dependencies, browserEngines)
  let known: Knowledge | undefined
  const knowledgeOver = (catalogue: Pick<Catalogue, 'list'>) => {
    known ??= knowledgeOf(assistantContent(catalogue))
    return known
  }
  const nextTurnOf = async () => nextTurn()
  const groundOver =
    (knowledge: Knowledge): FallbackDependencies['ground'] =>
    (request, embeddings) =>
      passagesFor(request, knowledge, embeddings && nearness.over(embeddings).nearTo).catch((error: unknown) => {
        logger.warn({ err: error }, 'nothing was found for a language model')
        return { passages: [], computed: [] }
      })
  return {
    countTokens: (used) => book.book(used),
    recentFault: (engine) => providers.recentFault(engine),
    briefsOver: (catalogue) =>
      createLiveBriefs({ ground: groundOver(knowledgeOver(catalogue)), newFence, nextTurn: nextTurnOf }),
    titles: createTitleWriter({ providers, personal, newFence }),
    async close() {
      await Promise.all([book.close(), nearness.close()])
    },
    tasks: createTaskRunner({ providers, newFence }),
    chatOver(catalogue) {
      if (chatModel !== undefined) return chatModel
      const knowledge = knowledgeOver(catalogue)
      const last = hasEmbedded ? createBuiltInAssistant(knowledge) : undefined
      return createFallbackModel({
        providers,
        ground: groundOver(knowledge),
        newFence,
        nextTurn: nextTurnOf,
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
