import * as z from 'zod/mini'
import { AuthAnswer, Email, NewPassword, SignInPassword } from './auth.ts'
import { Passkey } from './passkeys.ts'
import { defineRoute } from './route.ts'

const BODY_LIMIT_BYTES = 16_384

/** How many recovery codes one set has; each is good once. */
export const RECOVERY_CODE_COUNT = 10

/** How many days the person at a replaced address has to take the change back. */
export const RESTORE_DAYS = 7

/** The secret of a link out of a mail. Whatever cannot be one is taken for a link that is no longer good. */
const LinkToken = z.catch(z.string().check(z.maxLength(200)), '')

/** Body of everything that only needs the person behind the sign-in to show once more that it is them. */
const Reauthentication = z.strictObject({ currentPassword: SignInPassword })

/** A sign-in that has not ended. */
export const SignInEntry = z.strictObject({
  id: z.uuid(),
  /** Browser and system as the browser names them, such as “Firefox on Linux”. */
  device: z.string(),
  /** The part of the network address that names the network, not the machine, such as `203.0.113.0/24`. */
  network: z.string(),
  createdAt: z.iso.datetime(),
  /** To the quarter of an hour: a sign-in in use is renewed that often. */
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isRemembered: z.boolean(),
  isCurrent: z.boolean(),
})
export type SignInEntry = z.infer<typeof SignInEntry>

/** How the caller's account is secured. */
export const SecurityOverview = z.strictObject({
  isEmailVerified: z.boolean(),
  pendingEmail: z.nullable(z.string()),
  passwordChangedAt: z.iso.datetime(),
  twoFactor: z.strictObject({
    isOn: z.boolean(),
    since: z.nullable(z.iso.datetime()),
    recoveryCodesLeft: z.int(),
  }),
  passkeys: z.array(Passkey),
})
export type SecurityOverview = z.infer<typeof SecurityOverview>

/** A new set of recovery codes, shown only now; the ones before are void. */
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** What an authenticator app is set up with: the secret to type (base32), and the same as an address for a QR code. */
export const TwoFactorSetup = z.strictObject({ secret: z.string(), uri: z.string() })
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>

/**
 * What an account lost when its address was confirmed for the first time, or its password was set anew by mail: ways in
 * that somebody else may have set up before.
 */
export const RemovedAtConfirmation = z.strictObject({
  passkeys: z.int(),
  /** Whether a second factor was on, recovery codes included. */
  twoFactor: z.boolean(),
  /** Whether a change of address waited. */
  pendingEmail: z.boolean(),
  signIns: z.int(),
})
export type RemovedAtConfirmation = z.infer<typeof RemovedAtConfirmation>

/**
 * What came of the link that confirms an address: the account has it (`confirmed`), or what was made in the account moved
 * into the one that had it already (`merged`), and the account of the link has ended.
 */
export const AddressConfirmed = z.strictObject({
  email: z.string(),
  outcome: z.enum(['confirmed', 'merged']),
  removed: RemovedAtConfirmation,
  /** The secret for a new password, where the old one ended: nobody signed in to the account opened the link. */
  resetToken: z.optional(z.string()),
})
export type AddressConfirmed = z.infer<typeof AddressConfirmed>

/** Forgotten passwords and confirmed addresses: what is done with a link out of a mail. */
export const accountLinks = {
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/password/forgot',
    permission: 'public',
    summary: 'Sends a link for a new password; answers alike whether the address has an account or not.',
    body: z.strictObject({ email: Email }),
    reply: z.strictObject({}),
    status: 202,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/password/reset',
    permission: 'public',
    summary: 'Sets a new password with a link out of a mail, good once and for 30 minutes; ends all sign-ins.',
    body: z.strictObject({ token: LinkToken, password: NewPassword }),
    reply: z.strictObject({ removed: RemovedAtConfirmation }),
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  confirmEmail: defineRoute({
    method: 'POST',
    path: '/api/auth/email/confirm',
    permission: 'public',
    summary:
      'Confirms an address with a link out of a mail: ends what was set up before, or moves what was made into the account the address has; a new address takes effect.',
    body: z.strictObject({ token: LinkToken }),
    reply: AddressConfirmed,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  restoreAddress: defineRoute({
    method: 'POST',
    path: '/api/auth/email/restore',
    permission: 'public',
    summary:
      'Takes a change of address back with a link out of the mail to the former one; ends sign-ins and password.',
    body: z.strictObject({ token: LinkToken }),
    /** The secret for `resetPassword`: the account has no password until then. */
    reply: z.strictObject({ email: z.string(), resetToken: z.string() }),
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  sendConfirmation: defineRoute({
    method: 'POST',
    path: '/api/auth/email/send-confirmation',
    permission: 'user',
    summary: 'Sends the mail that confirms the address, or the new one asked for; tells when, if one was owed.',
    reply: z.strictObject({ sentAt: z.optional(z.iso.datetime()) }),
    status: 202,
  }),
} as const

/** How the caller signs in, and where they are signed in. */
export const accountSecurity = {
  overview: defineRoute({
    method: 'GET',
    path: '/api/auth/security',
    permission: 'user',
    summary: 'Tells how the caller’s account is secured.',
    reply: SecurityOverview,
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/auth/password',
    permission: 'user',
    summary: 'Changes the password; ends all sign-ins and begins a new one for the caller.',
    body: z.strictObject({ currentPassword: SignInPassword, newPassword: NewPassword }),
    reply: AuthAnswer,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  signIns: defineRoute({
    method: 'GET',
    path: '/api/auth/sign-ins',
    permission: 'user',
    summary: 'Lists the caller’s sign-ins that have not ended.',
    reply: z.strictObject({ signIns: z.array(SignInEntry) }),
  }),
  endSignIn: defineRoute({
    method: 'DELETE',
    path: '/api/auth/sign-ins/:signInId',
    permission: 'user',
    summary: 'Ends one of the caller’s sign-ins.',
    params: z.strictObject({ signInId: z.uuid() }),
    reply: z.strictObject({}),
  }),
  endOtherSignIns: defineRoute({
    method: 'POST',
    path: '/api/auth/sign-ins/end-others',
    permission: 'user',
    summary: 'Ends all of the caller’s sign-ins but the present one.',
    reply: z.strictObject({ ended: z.int() }),
  }),
  beginTwoFactor: defineRoute({
    method: 'POST',
    path: '/api/auth/two-factor/begin',
    permission: 'user',
    summary: 'Makes a secret for an authenticator app; it counts once a code confirms it.',
    body: Reauthentication,
    reply: TwoFactorSetup,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  confirmTwoFactor: defineRoute({
    method: 'POST',
    path: '/api/auth/two-factor/confirm',
    permission: 'user',
    summary: 'Turns the second factor on with a first code, and gives out recovery codes.',
    body: z.strictObject({ code: z.string().check(z.maxLength(32)) }),
    reply: RecoveryCodes,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  turnTwoFactorOff: defineRoute({
    method: 'POST',
    path: '/api/auth/two-factor/off',
    permission: 'user',
    summary: 'Turns the second factor off; secret and recovery codes are deleted.',
    body: Reauthentication,
    reply: z.strictObject({}),
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/api/auth/two-factor/recovery-codes',
    permission: 'user',
    summary: 'Gives out new recovery codes in place of the old ones.',
    body: Reauthentication,
    reply: RecoveryCodes,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  answerSecondFactor: defineRoute({
    method: 'POST',
    path: '/api/auth/second-factor',
    permission: 'public',
    summary: 'Finishes a sign-in with a code of the authenticator app or a recovery code.',
    body: z.strictObject({ ticket: LinkToken, code: z.string().check(z.maxLength(32)) }),
    reply: AuthAnswer,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
} as const
