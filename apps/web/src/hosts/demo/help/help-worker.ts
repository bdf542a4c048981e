/// <reference lib="webworker" />
import { createBuiltInAssistant, knowledgeOf } from '@placard/language'
import { assistantContent } from '../assistant.ts'
import { shippedCatalogue } from '../content.ts'
import { answerOf } from './answer-of.ts'
import type { FromHelpWorker, ToHelpWorker } from './help-protocol.ts'

const assistant = createBuiltInAssistant(knowledgeOf(assistantContent(shippedCatalogue())))
const say = (message: FromHelpWorker) => self.postMessage(message)

self.onmessage = async ({ data: { id, question } }: MessageEvent<ToHelpWorker>) => {
  try {
    say({ id, answer: await answerOf(assistant, question) })
  } catch {
    say({ id, answer: undefined })
  }
}
