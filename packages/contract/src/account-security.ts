import * as z from 'zod/mini'
import { AuthAnswer, Email, NewPassword, SignInPassword } from './auth.ts'
import { Passkey } from './passkeys.ts'
import { defineRoute } from './route.ts'

const BODY_LIMIT_BYTES = 16_384

/** Number of recovery codes in a set; each can be used once. */
export const RECOVERY_CODE_COUNT = 10

/** Days within which a change of address can be undone from the replaced one. */
export const RESTORE_DAYS = 7

/** Secret of a link in a mail. Malformed ones are treated as expired links. */
const LinkToken = z.catch(z.string().check(z.maxLength(200)), '')

/** Body of calls that only need re-authentication. */
const Reauthentication = z.strictObject({ currentPassword: SignInPassword })

/**
 * Body of a change of the password. The current one may be left out while it is a temporary one, with which the caller
 * has just signed in and can do nothing else.
 */
export const ChangePasswordBody = z.strictObject({
  currentPassword: z.optional(SignInPassword),
  newPassword: NewPassword,
})
export type ChangePasswordBody = z.infer<typeof ChangePasswordBody>

/** An active sign-in (login session). */
export const SignInEntry = z.strictObject({
  id: z.uuid(),
  /** Browser and operating system by their own names, such as “Firefox on Linux”. */
  device: z.string(),
  /** Network part of the IP address, without the host part, such as `203.0.113.0/24`. */
  network: z.string(),
  createdAt: z.iso.datetime(),
  /** In steps of a quarter of an hour, the renewal interval of a sign-in in use. */
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isRemembered: z.boolean(),
  isCurrent: z.boolean(),
})
export type SignInEntry = z.infer<typeof SignInEntry>

/** Security settings of the caller's account. */
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

/** A new set of recovery codes, returned only once; earlier ones are void. */
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** Setup of an authenticator app (TOTP): the secret to type (base32), and the same as a URI for a QR code. */
export const TwoFactorSetup = z.strictObject({ secret: z.string(), uri: z.string() })
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>

/**
 * Credentials removed when an address was confirmed for the first time, or a password was reset by mail: another person
 * may have set them up before.
 */
export const RemovedAtConfirmation = z.strictObject({
  passkeys: z.int(),
  /** Whether a second factor was on, recovery codes included. */
  twoFactor: z.boolean(),
  /** Whether a change of address was pending. */
  pendingEmail: z.boolean(),
  signIns: z.int(),
})
export type RemovedAtConfirmation = z.infer<typeof RemovedAtConfirmation>

/**
 * Result of the link that confirms an address: the account has it (`confirmed`), or the account's content was merged
 * into the account that already had it (`merged`), and the link's account has ended.
 */
export const AddressConfirmed = z.strictObject({
  email: z.string(),
  outcome: z.enum(['confirmed', 'merged']),
  removed: RemovedAtConfirmation,
  /**
   * Secret for a new password, where the old one was revoked: the link was opened without being signed in to the
   * account.
   */
  resetToken: z.optional(z.string()),
})
export type AddressConfirmed = z.infer<typeof AddressConfirmed>

/** The calls about links in mails: password reset and address confirmation. */
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

/** The calls about the caller's credentials and active sign-ins. */
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
    isOpenBeforePasswordChange: true,
    summary: 'Changes the password; ends all sign-ins and begins a new one for the caller.',
    body: ChangePasswordBody,
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
