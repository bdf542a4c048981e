import type { ChatModelRequest } from '@placard/application'
import type { Reply } from '../answer.ts'
import { assistantReplies } from '../built-in-assistant.ts'

/** Plays messages one after the other and gives the answer to the last. */
export function talkedWith(
  shipped: Parameters<typeof assistantReplies>[0],
): (...said: readonly string[]) => Promise<Reply> {
  const replies = assistantReplies(shipped)
  return async (first = '', ...others) => {
    const turns: ChatModelRequest['turns'][number][] = [{ role: 'user', text: first }]
    let reply = await replies(turns)
    for (const text of others) {
      turns.push({ role: 'assistant', text: reply.text }, { role: 'user', text })
      reply = await replies(turns)
    }
    return reply
  }
}
