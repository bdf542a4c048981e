import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Catalogue, ChatModelPort } from '@placard/application'
import { createEngines } from '../adapters/language-model/create-engines.ts'
import { createLadder } from '../adapters/language-model/ladder.ts'
import { createTaskRunner, type TaskRunner } from '../adapters/language-model/tasks/task-runner.ts'
import { builtInAssistant } from './built-in-assistant.ts'
import type { Dependencies } from './dependencies.ts'

/** What speaks on this server: the chat, and tasks with an answer of a known shape, over the same engines. */
export interface Language {
  readonly tasks: TaskRunner
  /** What answers in the chat: the models of the configuration in their order, the built-in assistant last. */
  chatOver(catalogue: Pick<Catalogue, 'list'>): ChatModelPort
}

/** Puts together what the configuration says. */
export async function languageOf({ configuration, chatModel, logger }: Dependencies): Promise<Language> {
  const { hasEmbedded } = configuration.language
  const engines = await createEngines(configuration.language, {
    now: () => performance.now(),
    pause: async (ms, signal) => pause(ms, undefined, { signal }),
    // the error itself may hold what people wrote
    onFault: (engine, { fault }) => logger.warn({ engine, fault }, 'a language model gave no answer'),
    onTokens: () => undefined,
  })
  const newFence = () => `text-${randomBytes(6).toString('hex')}`
  return {
    tasks: createTaskRunner({ engines, newFence }),
    chatOver: (catalogue) =>
      chatModel ?? createLadder({ engines, newFence, last: hasEmbedded ? builtInAssistant(catalogue) : undefined }),
  }
}
