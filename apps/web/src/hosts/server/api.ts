import { TIME_ZONE_HEADER } from '@placard/contract'
import { createChatStream } from '../../client/api/chat-stream.ts'
import { createApiClient } from '../../client/api/client.ts'
import type { Credentials } from '../../client/api/credentials.ts'
import { httpTransport } from '../../client/api/http-transport.ts'
import { createUpload } from '../../client/api/upload.ts'
import { modeStore } from '../../client/auth/mode-store.ts'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { createStatusLookup } from '../../client/connectivity/status-lookup.ts'
import { watchTransport } from '../../client/connectivity/watch-transport.ts'

/** Timeout of the server's status. */
const STATUS_TIMEOUT_MS = 10_000

/** Checks the server's status after a failed call, unless it is already known to be unhealthy. */
export function doubtServer(): void {
  const { api } = conditionsStore.getState()
  const isAskable = onlineStore.getState().isOnline && modeStore.getState().mode === 'account'
  if (isAskable && (api === 'healthy' || api === 'unknown')) void lookUpStatus()
}

const send: typeof fetch = (input, init) => fetch(input, init)

/** Asks the server for its status; concurrent callers share one request. */
export const lookUpStatus = createStatusLookup(httpTransport(send, STATUS_TIMEOUT_MS))

const parts = {
  transport: watchTransport(httpTransport(send), doubtServer),
  newKey: () => crypto.randomUUID(),
  random: () => Math.random(),
}

/** Calls without credentials. */
export const visitorCall = createApiClient(parts)

/** A user's month begins in their own time zone. */
const headers = { [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone }

/** Calls as the signed-in user. */
export function signedInCall(credentials: Credentials) {
  return createApiClient({ ...parts, headers, credentials })
}

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
