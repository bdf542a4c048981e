import type { ChatContext } from '@placard/contract'
import { navigate } from './view-store.ts'

let topic: ChatContext | undefined

/** Opens a new chat about something. */
export function askInChat(context: ChatContext): void {
  topic = context
  navigate({ kind: 'chat' })
}

/** What the next chat is to be about, once. */
export function takeTopic(): ChatContext | undefined {
  const taken = topic
  topic = undefined
  return taken
}
