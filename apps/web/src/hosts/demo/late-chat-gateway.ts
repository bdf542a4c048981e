import type { ChatGateway } from '../../client/gateways/chat-gateway.ts'
import { lateMethods, loadedOnce } from '../../client/gateways/late-methods.ts'
import { CHAT_CALLS, CHAT_WORK } from '../../client/gateways/method-names.ts'

/**
 * The demo's chat. Its worker and the built-in assistant are loaded with the first call, not with the page. `onSent` is
 * called for every stored message and every imported conversation.
 */
export function createLazyChatGateway(
  load: () => Promise<Omit<ChatGateway, 'engines'>>,
  lookForEngines: () => Promise<unknown>,
  onSent: () => void = () => undefined,
): ChatGateway {
  const names = { ...CHAT_CALLS, ...CHAT_WORK }
  const late = lateMethods<Omit<ChatGateway, 'share' | 'engines'>>(names, loadedOnce(load))
  return {
    ...late,
    share: undefined,
    async engines() {
      await lookForEngines()
      // no model of the host's: the page adds the engines of this browser
      return { models: [], withdrawn: [], withheld: [], hasBuiltIn: true, ownEngines: [], isOwnAllowed: true }
    },
    send: (order, key, onEvent, signal) =>
      late.send(
        order,
        key,
        (event) => {
          if (event.kind === 'accepted') onSent()
          onEvent(event)
        },
        signal,
      ),
    async keep(whole, signal) {
      const receipt = await late.keep(whole, signal)
      if (receipt.outcome === 'kept') onSent()
      return receipt
    },
  }
}
