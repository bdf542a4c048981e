import { createChatStream } from '../../client/api/chat-stream.ts'
import type { Credentials } from '../../client/api/credentials.ts'
import { createUpload } from '../../client/api/upload.ts'
import { headers, parts, send } from './api.ts'

/** Streams of the chat, as the signed-in user. */
export function signedInStream(credentials: Credentials) {
  return createChatStream({ send, headers, credentials, newKey: parts.newKey })
}

/** Conversations by voice, as the signed-in user. */
export async function signedInConverse(credentials: Credentials) {
  const { converseStream } = await import('./converse-stream.ts')
  return converseStream({ send, headers, credentials, newKey: parts.newKey })
}

/** Uploads as the signed-in user. */
export function signedInUpload(credentials: Credentials) {
  const { newKey, random } = parts
  return createUpload({ credentials, newKey, random, headers, newRequest: () => new XMLHttpRequest() })
}
