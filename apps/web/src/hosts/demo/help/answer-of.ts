import type { ChatModelPort } from '@placard/application'
import type { HelpAnswer } from './help-protocol.ts'

/** The most tokens of an answer: none of the guide's is longer. */
const MAX_TOKENS = 2048

/** The whole answer to one question, with what it rests on. @throws what the assistant throws. */
export async function answerOf(assistant: ChatModelPort, question: string): Promise<HelpAnswer> {
  const request = {
    turns: [{ role: 'user', text: question }],
    mode: 'balanced',
    instructions: '',
    background: undefined,
    temperature: 0,
    maxTokens: MAX_TOKENS,
    speechSpeed: 1,
  } as const
  let text = ''
  let sources: HelpAnswer['sources'] = []
  for await (const part of assistant.answer(request, new AbortController().signal)) {
    if (part.kind === 'text') text += part.text
    if (part.kind === 'sources') sources = part.sources
  }
  return { text, sources }
}
