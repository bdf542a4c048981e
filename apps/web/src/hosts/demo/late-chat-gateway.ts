import type { ChatGateway } from '../../client/gateways/chat-gateway.ts'
import { CHAT_CALLS } from './calls.ts'
import { lateMethods, loadedOnce } from './forwarding.ts'

/** Methods implemented partly on the page: events are followed here, files are read here. */
const CALLS_OF_THE_PAGE = { send: true, regenerate: true, proceed: true, follow: true, attach: true } as const

/**
 * The demo's chat. Its worker and the built-in assistant are loaded with the first call, not with the page. `onSent` is
 * called for every stored message and every imported conversation.
 */
export function createLazyChatGateway(
  load: () => Promise<Omit<ChatGateway, 'engines'>>,
  lookForEngines: () => Promise<unknown>,
  onSent: () => void = () => undefined,
): ChatGateway {
  const names = { ...CHAT_CALLS, ...CALLS_OF_THE_PAGE }
  const late = lateMethods<Omit<ChatGateway, 'share' | 'engines'>>(names, loadedOnce(load))
  return {
    ...late,
    share: undefined,
    async engines() {
      await lookForEngines()
      // no model of the host's: the page adds the engines of this browser
      return { models: [], withdrawn: [], hasBuiltIn: true, ownEngines: [], isOwnAllowed: true }
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
