import type { ChatContext } from '@placard/contract'
import { navigate } from './view-store.ts'

let topic: ChatContext | undefined

/** Opens a new chat with a context. */
export function askInChat(context: ChatContext): void {
  topic = context
  navigate({ kind: 'chat' })
}

/** Takes the context of the next chat; the second call returns undefined. */
export function takeTopic(): ChatContext | undefined {
  const taken = topic
  topic = undefined
  return taken
}
