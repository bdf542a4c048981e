import { createApiClient } from '../shared/api/client.ts'
import { httpTransport } from '../shared/api/http-transport.ts'
import { createAuthSession } from '../shared/auth/auth-session.ts'
import { browserLock, browserTabChannel } from '../shared/auth/tab-channel.ts'
import { browserValues } from '../shared/storage.ts'

const parts = {
  transport: httpTransport((input, init) => fetch(input, init)),
  newKey: () => crypto.randomUUID(),
  random: () => Math.random(),
}

/** The one session of this tab. */
export const authSession = createAuthSession({
  call: createApiClient(parts),
  values: browserValues,
  channel: browserTabChannel(),
  alone: browserLock('placard.session'),
})

/** Calls on behalf of whoever is signed in. */
export const call = createApiClient({ ...parts, credentials: authSession })
