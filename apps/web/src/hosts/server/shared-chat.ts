import { chat } from '@placard/contract'
import { visitorCall } from './api.ts'

/** The copy of a conversation behind a share link, for anyone who has the link. */
export function readSharedChat(token: string, signal: AbortSignal) {
  return visitorCall(chat.shared, { params: { token }, signal })
}
