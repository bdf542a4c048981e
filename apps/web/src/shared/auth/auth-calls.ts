import { type AuthAnswer, auth, type LoginBody, type RegisterBody } from '@placard/contract'
import type { Call } from '../api/client.ts'

/** The calls about the person's own session; each throws an `ApiError`. */
export type AuthCalls = {
  readonly login: (body: LoginBody) => Promise<AuthAnswer>
  readonly register: (body: RegisterBody) => Promise<AuthAnswer>
  /** By the cookie this browser holds. */
  readonly refresh: () => Promise<AuthAnswer>
  readonly logout: () => Promise<void>
}

export function authCalls(call: Call): AuthCalls {
  return {
    login: (body) => call(auth.login, { body }),
    register: (body) => call(auth.register, { body }),
    refresh: () => call(auth.refresh, { body: {} }),
    logout: async () => void (await call(auth.logout, { body: {} })),
  }
}
