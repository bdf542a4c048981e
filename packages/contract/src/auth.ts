import * as z from 'zod/mini'
import { ACCOUNT_RULE_MESSAGES } from './auth-messages.en.ts'
import {
  type AccountRule,
  cleanName,
  emailRuleBroken,
  nameRuleBroken,
  newPasswordRuleBroken,
  signInPasswordRuleBroken,
} from './auth-rules.ts'
import { defineRoute } from './route.ts'

/** Roles the server gives out. The demo's local user has the role DEMO and never reaches a server. */
export const ROLES = ['USER', 'ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** A person's account as it is shown to that person. Instants are ISO 8601 in UTC. */
export const User = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type User = z.infer<typeof User>

/**
 * Answer to a sign-in, sign-up or refresh: `token` goes into `Authorization: Bearer`, `refreshToken` is given to clients
 * that cannot keep the cookie (it is left out when the refresh came by cookie).
 */
export const AuthAnswer = z.strictObject({ user: User, token: z.string(), refreshToken: z.optional(z.string()) })
export type AuthAnswer = z.infer<typeof AuthAnswer>

/** A text under one of the account rules; the broken rule's code travels in the issue's `params.rule`. */
function ruled(ruleBroken: (text: string) => AccountRule | undefined) {
  return z.string().check((payload) => {
    const rule = ruleBroken(payload.value)
    if (rule === undefined) return
    payload.issues.push({
      code: 'custom',
      input: payload.value,
      params: { rule },
      message: ACCOUNT_RULE_MESSAGES[rule],
    })
  })
}

const Email = ruled(emailRuleBroken).check(z.trim())
const SignInPassword = ruled(signInPasswordRuleBroken)
const NewPassword = ruled(newPasswordRuleBroken)
const DisplayName = ruled(nameRuleBroken).check(z.overwrite(cleanName))

/** Body of a sign-in. Without `remember: true` the sign-in ends with the browser, and after a day at the latest. */
export const LoginBody = z.strictObject({
  email: Email,
  password: SignInPassword,
  remember: z.optional(z.boolean()),
})
export type LoginBody = z.infer<typeof LoginBody>

/** Body of a sign-up. */
export const RegisterBody = z.strictObject({ email: Email, password: NewPassword, name: DisplayName })
export type RegisterBody = z.infer<typeof RegisterBody>

/** Body of a refresh or a sign-out by a client that keeps no cookie. */
export const RefreshBody = z.strictObject({ refreshToken: z.optional(z.string().check(z.maxLength(512))) })
export type RefreshBody = z.infer<typeof RefreshBody>

/** The calls about the caller's own account. */
export const auth = {
  register: defineRoute({
    method: 'POST',
    path: '/api/auth/register',
    permission: 'public',
    summary: 'Creates an account and signs it in.',
    body: RegisterBody,
    reply: AuthAnswer,
    status: 201,
    bodyLimitBytes: 16_384,
  }),
  login: defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    permission: 'public',
    summary: 'Signs in with e-mail address and password.',
    body: LoginBody,
    reply: AuthAnswer,
    bodyLimitBytes: 16_384,
  }),
  refresh: defineRoute({
    method: 'POST',
    path: '/api/auth/refresh',
    permission: 'public',
    summary: 'Exchanges a refresh token, by cookie or body, for a new pair of tokens.',
    body: RefreshBody,
    bodyOptional: true,
    reply: AuthAnswer,
    bodyLimitBytes: 16_384,
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/api/auth/logout',
    permission: 'public',
    summary: 'Ends the caller’s signed-in session; succeeds also when there is none.',
    body: RefreshBody,
    bodyOptional: true,
    reply: z.strictObject({}),
    bodyLimitBytes: 16_384,
  }),
  me: defineRoute({
    method: 'GET',
    path: '/api/auth/me',
    permission: 'user',
    summary: 'Tells who is signed in.',
    reply: z.strictObject({ user: User }),
  }),
} as const
