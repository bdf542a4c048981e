import { createAuthSession } from '../../client/auth/auth-session.ts'
import { browserLock, browserTabChannel } from '../../client/auth/tab-channel.ts'
import { browserValues } from '../../client/storage/storage.ts'

/**
 * The calls and their schemas are loaded with the first call: a new visitor makes none before submitting the sign-in
 * form.
 */
const calls = () => import('./auth-api.ts').then(({ authCalls }) => authCalls)

/** The one session of this tab. */
export const authSession = createAuthSession({
  calls: {
    login: async (body) => (await calls()).login(body),
    register: async (body) => (await calls()).register(body),
    secondFactor: async (body) => (await calls()).secondFactor(body),
    askForPasskey: async () => (await calls()).askForPasskey(),
    passkey: async (body) => (await calls()).passkey(body),
    refresh: async () => (await calls()).refresh(),
    logout: async () => (await calls()).logout(),
  },
  values: browserValues,
  channel: browserTabChannel(),
  alone: browserLock('placard.session'),
})
