import type { PageEngines } from '../engines/page-engines.ts'
import type { FromChatWorker, ToChatWorker } from './chat-protocol.ts'
import type { DemoChat } from './demo-chat.ts'
import type { SessionAsks } from './session-asks.ts'

/** The worker's end of the chat: answers a page's messages once the chat is open. */
export function serveChat(
  opening: Promise<DemoChat>,
  say: (message: FromChatWorker) => void,
  {
    sessions,
    engines,
  }: { readonly sessions: Pick<SessionAsks, 'arrived'>; readonly engines: Pick<PageEngines, 'heard'> },
): (message: ToChatWorker) => Promise<void> {
  const following = new Map<number, AbortController>()
  return async (message) => {
    switch (message.type) {
      case 'session':
        return sessions.arrived(message.ask, message.detail)
      case 'engine':
      case 'said':
      case 'spoken':
        return engines.heard(message)
      case 'call':
        return say({ type: 'answer', id: message.id, answer: await (await opening).answer(message) })
      case 'follow': {
        const { follow, messageId, after } = message
        const chat = await opening
        const leaving = new AbortController()
        following.set(follow, leaving)
        for await (const event of chat.follow(messageId, after, leaving.signal)) say({ type: 'event', follow, event })
        following.delete(follow)
        return say({ type: 'followed', follow })
      }
      case 'unfollow':
        return following.get(message.follow)?.abort()
    }
  }
}
