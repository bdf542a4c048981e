import { type Credentials, createApiClient } from '../shared/api/client.ts'
import { httpTransport } from '../shared/api/http-transport.ts'
import { authCalls as authCallsBy } from '../shared/auth/auth-calls.ts'

const parts = {
  transport: httpTransport((input, init) => fetch(input, init)),
  newKey: () => crypto.randomUUID(),
  random: () => Math.random(),
}

/** Calls on behalf of nobody. */
export const visitorCall = createApiClient(parts)

export const authCalls = authCallsBy(visitorCall)

/** Calls on behalf of whoever is signed in. */
export function signedInCall(credentials: Credentials) {
  return createApiClient({ ...parts, credentials })
}
