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

/** How long the server may take to say how it is. */
const STATUS_TIMEOUT_MS = 10_000

/** Something failed on the way to the server: asks how it is, unless that is already known to be bad. */
export function doubtServer(): void {
  const { api } = conditionsStore.getState()
  const isAskable = onlineStore.getState().isOnline && modeStore.getState().mode === 'account'
  if (isAskable && (api === 'healthy' || api === 'unknown')) void lookUpStatus()
}

const send: typeof fetch = (input, init) => fetch(input, init)

/** Asks the server how it is, once for all who ask at the same time. */
export const lookUpStatus = createStatusLookup(httpTransport(send, STATUS_TIMEOUT_MS))

const parts = {
  transport: watchTransport(httpTransport(send), doubtServer),
  newKey: () => crypto.randomUUID(),
  random: () => Math.random(),
}

/** Calls on behalf of nobody. */
export const visitorCall = createApiClient(parts)

/** A person's month begins by their own clock. */
const headers = { [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone }

/** Calls on behalf of whoever is signed in. */
export function signedInCall(credentials: Credentials) {
  return createApiClient({ ...parts, headers, credentials })
}

/** Streams of the chat, on behalf of whoever is signed in. */
export function signedInStream(credentials: Credentials) {
  return createChatStream({ send, headers, credentials, newKey: parts.newKey })
}

/** Files on behalf of whoever is signed in. */
export function signedInUpload(credentials: Credentials) {
  const { newKey, random } = parts
  return createUpload({ credentials, newKey, random, headers, newRequest: () => new XMLHttpRequest() })
}
