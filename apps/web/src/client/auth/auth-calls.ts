import {
  type AuthAnswer,
  accountSecurity,
  auth,
  type LoginBody,
  type PasskeyQuestion,
  type PresentedCredential,
  passkeys,
  type RegisterBody,
} from '@placard/contract'
import type { Call } from '../api/client.ts'

/** A code typed after the password, with the ticket that the sign-in issued for it. */
export type SecondFactorBody = { readonly ticket: string; readonly code: string }
/** A passkey credential in response to a challenge. */
export type PasskeyBody = {
  readonly ceremony: string
  readonly credential: PresentedCredential
  readonly remember: boolean
}

/** The calls about the user's own session; each throws an `ApiError`. */
export type AuthCalls = {
  readonly login: (body: LoginBody) => Promise<AuthAnswer>
  readonly register: (body: RegisterBody) => Promise<AuthAnswer>
  readonly secondFactor: (body: SecondFactorBody) => Promise<AuthAnswer>
  readonly askForPasskey: () => Promise<{ ceremony: string; options: PasskeyQuestion }>
  readonly passkey: (body: PasskeyBody) => Promise<AuthAnswer>
  /** Uses the refresh cookie of this browser. */
  readonly refresh: () => Promise<AuthAnswer>
  readonly logout: () => Promise<void>
}

export function authCalls(call: Call): AuthCalls {
  return {
    login: (body) => call(auth.login, { body }),
    register: (body) => call(auth.register, { body }),
    secondFactor: (body) => call(accountSecurity.answerSecondFactor, { body }),
    askForPasskey: () => call(passkeys.askToSignIn, {}),
    passkey: (body) => call(passkeys.signIn, { body }),
    refresh: () => call(auth.refresh, { body: {} }),
    logout: async () => void (await call(auth.logout, { body: {} })),
  }
}
