import { type BrowserChoice, type ChatStreamEvent, isBrowserChoice } from '@placard/contract'
import type { ChatGateway, OnChatEvent } from '../../client/gateways/chat-gateway.ts'

/** How long an engine is lent after an answer has ended, in ms: the conversation's title is written then. */
const TITLE_MS = 8000

/** What makes answers, follows and ends them. */
type Making = Pick<ChatGateway, 'send' | 'regenerate' | 'proceed' | 'follow' | 'stop'>

type Accepted = Extract<ChatStreamEvent, { kind: 'accepted' }>

/**
 * A gateway whose answers may be made by an engine of this page, where their conversation chose one: it is lent while
 * they are made.
 * @param lend lends an engine until the signal aborts; never rejects.
 */
export function lendingGateway<Gateway extends Making>(
  gateway: Gateway,
  lend: (choice: BrowserChoice, signal: AbortSignal) => Promise<void>,
): Gateway {
  const lent = new Map<string, AbortController>()

  function begin({ conversation: { engineChoice }, answer }: Accepted): void {
    if (!isBrowserChoice(engineChoice) || answer.status !== 'answering' || lent.has(answer.id)) return
    const ended = new AbortController()
    lent.set(answer.id, ended)
    void lend(engineChoice, ended.signal)
  }
  function end(answerId: string, afterMs: number): void {
    const ended = lent.get(answerId)
    lent.delete(answerId)
    if (ended !== undefined) setTimeout(() => ended.abort(), afterMs)
  }
  const heard =
    (onEvent: OnChatEvent): OnChatEvent =>
    (event, requestId) => {
      if (event.kind === 'accepted') begin(event)
      if (event.kind === 'ended') end(event.answer.id, TITLE_MS)
      onEvent(event, requestId)
    }

  return {
    ...gateway,
    send: (order, key, onEvent, signal) => gateway.send(order, key, heard(onEvent), signal),
    regenerate: (messageId, key, onEvent, signal) => gateway.regenerate(messageId, key, heard(onEvent), signal),
    proceed: (messageId, key, onEvent, signal) => gateway.proceed(messageId, key, heard(onEvent), signal),
    follow: (messageId, after, onEvent, signal) => gateway.follow(messageId, after, heard(onEvent), signal),
    async stop(messageId) {
      const answer = await gateway.stop(messageId)
      // not before: an engine that falls silent by itself is replaced
      end(messageId, 0)
      return answer
    },
  }
}
