import { type ChatHome, createChatHome } from '../shared/chat-home.ts'
import { demoChatGateway, serverChatGateway } from './gateways.ts'
import type { Who } from './views.ts'

/** Where the chats of whoever is here are; a visitor has none. */
export function chatHomeOf(who: Who): ChatHome | undefined {
  switch (who.kind) {
    case 'visitor':
      return undefined
    case 'demo':
      return createChatHome(demoChatGateway, 'demo', true)
    case 'member':
      return createChatHome(serverChatGateway, who.user.id, false)
  }
}
