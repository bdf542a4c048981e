import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Catalogue, ChatModelPort } from '@placard/application'
import { createLanguageModel } from '../adapters/language-model/create-language-model.ts'
import { builtInAssistant } from './built-in-assistant.ts'
import type { Dependencies } from './dependencies.ts'

/** What answers in the chat: the models of the configuration in their order, the built-in assistant last. */
export async function chatModelOf(
  { configuration, chatModel, logger }: Dependencies,
  catalogue: Pick<Catalogue, 'list'>,
): Promise<ChatModelPort> {
  if (chatModel !== undefined) return chatModel
  return createLanguageModel(configuration.language, {
    builtIn: builtInAssistant(catalogue),
    newFence: () => `text-${randomBytes(6).toString('hex')}`,
    now: () => performance.now(),
    pause: async (ms, signal) => pause(ms, undefined, { signal }),
    // the error itself may hold what people wrote
    onFault: (engine, { fault }) => logger.warn({ engine, fault }, 'a language model gave no answer'),
  })
}
