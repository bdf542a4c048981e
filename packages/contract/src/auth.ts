import * as z from 'zod/mini'
import { birthMonthRuleBroken } from './age.ts'
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

/** Roles that the server assigns. The demo's local user has the role DEMO and never reaches a server. */
export const ROLES = ['USER', 'ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** An account as shown to its owner. Instants are ISO 8601 in UTC. */
export const User = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Whether the address was confirmed by a mail to it. No feature depends on it. */
  isEmailVerified: z.optional(z.boolean()),
  /** A requested new address that is not confirmed yet; until then `email` stays as it is. */
  pendingEmail: z.optional(z.string()),
  /** When the last confirmation mail to the current or the requested address was sent; absent before the first. */
  confirmationSentAt: z.optional(z.iso.datetime()),
  /** Whether privacy starts from the protective defaults: the user is 13 to 15, or their age was never asked. */
  isMinor: z.optional(z.boolean()),
  /** True while the password is one that a command printed: all but its change is then refused. */
  hasTemporaryPassword: z.optional(z.boolean()),
})
export type User = z.infer<typeof User>

/**
 * Response to a sign-in, sign-up or refresh: `token` goes into `Authorization: Bearer`, `refreshToken` is for clients
 * that cannot store the cookie (absent when the refresh came by cookie).
 */
export const AuthAnswer = z.strictObject({ user: User, token: z.string(), refreshToken: z.optional(z.string()) })
export type AuthAnswer = z.infer<typeof AuthAnswer>

/** A string validated by an account rule; the broken rule's code is in the issue's `params.rule`. */
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

/** An e-mail address, trimmed. */
export const Email = ruled(emailRuleBroken).check(z.trim())
/** An existing password, to be verified. */
export const SignInPassword = ruled(signInPasswordRuleBroken)
/** A new password. */
export const NewPassword = ruled((password) => newPasswordRuleBroken(password))
const DisplayName = ruled(nameRuleBroken).check(z.overwrite(cleanName))

/** Body of a sign-in. Without `remember: true` the sign-in ends with the browser, and after a day at the latest. */
export const LoginBody = z.strictObject({
  email: Email,
  password: SignInPassword,
  remember: z.optional(z.boolean()),
})
export type LoginBody = z.infer<typeof LoginBody>

/**
 * Body of a sign-up. `birthMonth` (`2011-04`) answers the neutral age question: it is not stored, only whether the user
 * is under 16 and until when. Clients that do not ask leave it out; the account then gets the protective defaults.
 */
export const RegisterBody = z.strictObject({
  email: Email,
  password: NewPassword,
  name: DisplayName,
  birthMonth: z.optional(ruled(birthMonthRuleBroken)),
})
export type RegisterBody = z.infer<typeof RegisterBody>

/** Body of a refresh or a sign-out by a client without the cookie. */
const RefreshBody = z.strictObject({ refreshToken: z.optional(z.string().check(z.maxLength(512))) })

/**
 * A partial update of the caller's account; members left out stay as they are. A new address needs the password and
 * takes effect when the link in the mail to it is opened. Sending the current address cancels a pending change.
 */
export const ProfileBody = z.strictObject({
  name: z.optional(DisplayName),
  email: z.optional(Email),
  currentPassword: z.optional(SignInPassword),
})
export type ProfileBody = z.infer<typeof ProfileBody>

/** The calls about the caller's own account. */
export const auth = {
  register: defineRoute({
    method: 'POST',
    path: '/api/auth/register',
    permission: 'public',
    summary: 'Creates an account and signs it in; answers alike when the address has one already.',
    body: RegisterBody,
    reply: AuthAnswer,
    status: 201,
    bodyLimitBytes: 16_384,
  }),
  login: defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    permission: 'public',
    summary: 'Signs in with e-mail address and password, or asks for the second factor.',
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
    isOpenBeforePasswordChange: true,
    summary: 'Tells who is signed in.',
    reply: z.strictObject({ user: User }),
  }),
  profile: defineRoute({
    method: 'PUT',
    path: '/api/auth/profile',
    permission: 'user',
    summary: 'Changes the caller’s name, or asks for a change of address.',
    body: ProfileBody,
    reply: z.strictObject({ user: User }),
    bodyLimitBytes: 16_384,
  }),
} as const
