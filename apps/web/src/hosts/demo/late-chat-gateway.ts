import type { ChatGateway } from '../../client/gateways/chat-gateway.ts'
import { loadedOnce } from './late-campaign-gateway.ts'

/**
 * The demo's chat. Its worker and the built-in assistant are loaded when the first call is made, not with the page.
 * `onSent` hears of every message that was stored, and of every conversation that came in.
 */
export function createLazyChatGateway(
  load: () => Promise<ChatGateway>,
  onSent: () => void = () => undefined,
): ChatGateway {
  const host = loadedOnce(load)
  return {
    share: undefined,
    list: async (filter, signal) => (await host()).list(filter, signal),
    get: async (conversationId, signal) => (await host()).get(conversationId, signal),
    async send(order, key, onEvent, signal) {
      const gateway = await host()
      await gateway.send(
        order,
        key,
        (event) => {
          if (event.kind === 'accepted') onSent()
          onEvent(event)
        },
        signal,
      )
    },
    regenerate: async (messageId, key, onEvent, signal) => (await host()).regenerate(messageId, key, onEvent, signal),
    proceed: async (messageId, key, onEvent, signal) => (await host()).proceed(messageId, key, onEvent, signal),
    follow: async (messageId, after, onEvent, signal) => (await host()).follow(messageId, after, onEvent, signal),
    stop: async (messageId) => (await host()).stop(messageId),
    change: async (conversationId, change) => (await host()).change(conversationId, change),
    remove: async (conversationId) => (await host()).remove(conversationId),
    restore: async (conversationId) => (await host()).restore(conversationId),
    search: async (words, signal) => (await host()).search(words, signal),
    attach: async (file, order) => (await host()).attach(file, order),
    dropAttachment: async (attachmentId) => (await host()).dropAttachment(attachmentId),
    readAttachment: async (attachmentId, signal) => (await host()).readAttachment(attachmentId, signal),
    async keep(whole, signal) {
      const receipt = await (await host()).keep(whole, signal)
      if (receipt.outcome === 'kept') onSent()
      return receipt
    },
  }
}
