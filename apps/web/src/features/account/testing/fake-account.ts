import type { RouteDefinition } from '@placard/contract'
import { createStore } from 'zustand/vanilla'
import { type Call, createApiClient } from '../../../client/api/client.ts'
import type { WireAnswer, WireRequest } from '../../../client/api/transport.ts'
import type { AuthSession, AuthState } from '../../../client/auth/auth-session.ts'

export const AMINA = {
  id: '6f2b1a52-7d57-4a4e-9c39-0a5a7e3f7a11',
  name: 'Amina Okoth',
  email: 'amina@example.org',
  role: 'USER',
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  isEmailVerified: true,
} as const

/** A successful response. */
export function done(data: unknown = {}): WireAnswer {
  return { status: 200, statusText: 'OK', body: { success: true, data } }
}

/** A refusal with its message. */
export function refusal(status: number, code: string, error: string, more: object = {}): WireAnswer {
  return { status, statusText: '', body: { success: false, error, code, requestId: 'r1', ...more } }
}

type Answer = (body: unknown) => WireAnswer

/** Real calls to a fake server that responds by method and path, and records the requests. */
export function aServer(answers: readonly (readonly [RouteDefinition, Answer])[]) {
  const asked: WireRequest[] = []
  const call: Call = createApiClient({
    async transport(request) {
      asked.push(request)
      const found = answers.find(([{ method, path }]) => {
        const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
        return method === request.method && pattern.test(request.path.split('?')[0] ?? '')
      })
      return found?.[1](request.body) ?? refusal(404, 'not-found', 'There is nothing here.')
    },
    newKey: () => 'key',
    random: () => 0,
    wait: async () => undefined,
  })
  return { call, asked }
}

/** A session with a fixed state, which records its calls. */
export function aSession(state: AuthState, parts: Partial<AuthSession> = {}): AuthSession {
  const store = createStore<AuthState>(() => state)
  return {
    store,
    token: () => (state.status === 'signed-in' ? state.token : undefined),
    refresh: async () => undefined,
    restore: async () => undefined,
    signIn: async () => undefined,
    signUp: async () => undefined,
    signOut: async () => undefined,
    answerSecondFactor: async () => undefined,
    signInByPasskey: async () => undefined,
    takeOverBy: async (ask) => {
      const { user, token } = await ask()
      store.setState({ status: 'signed-in', user, token }, true)
    },
    changeUser: (user) => store.setState({ status: 'signed-in', user, token: 'token' }, true),
    ...parts,
  }
}
