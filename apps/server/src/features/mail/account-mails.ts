import * as z from 'zod/mini'
import { CLAIM_MAILS } from './claim-messages.en.ts'
import { defineMail, Moment, OwnPath } from './mail-template.ts'
import { ACCOUNT_MAILS } from './messages.en.ts'

const Name = z.string()

/** The mails about a person's own account. */
export const accountMails = {
  'password-reset': defineMail({
    data: z.strictObject({ name: Name, path: OwnPath, minutes: z.int().check(z.positive()) }),
    compose: ACCOUNT_MAILS.passwordReset,
  }),
  'verify-address': defineMail({
    data: z.strictObject({ name: Name, path: OwnPath, hours: z.int().check(z.positive()) }),
    compose: ACCOUNT_MAILS.verifyAddress,
  }),
  /** Goes to the address the account had before. */
  'address-changed': defineMail({
    data: z.strictObject({
      name: Name,
      newEmail: z.string(),
      at: Moment,
      path: OwnPath,
      /** The way to take the change back, where the address had been confirmed. */
      restore: z.optional(z.strictObject({ path: OwnPath, days: z.int().check(z.positive()) })),
    }),
    compose: ACCOUNT_MAILS.addressChanged,
  }),
  /** Goes to the address that a restored one replaced. */
  'address-restored': defineMail({
    data: z.strictObject({ name: Name, at: Moment, path: OwnPath }),
    compose: ACCOUNT_MAILS.addressRestored,
  }),
  'password-changed': defineMail({
    data: z.strictObject({ name: Name, at: Moment, path: OwnPath }),
    compose: ACCOUNT_MAILS.passwordChanged,
  }),
  'new-device': defineMail({
    data: z.strictObject({
      name: Name,
      device: z.string(),
      place: z.optional(z.string()),
      at: Moment,
      path: OwnPath,
    }),
    compose: ACCOUNT_MAILS.newDevice,
  }),
  'account-exists': defineMail({
    data: z.strictObject({ name: Name, signInPath: OwnPath, resetPath: OwnPath }),
    compose: ACCOUNT_MAILS.accountExists,
  }),
  /** Goes to whoever reads the mail of an address that has an account, when another one is made under it. */
  'second-account': defineMail({
    data: z.strictObject({ name: Name, path: OwnPath, hours: z.int().check(z.positive()), resetPath: OwnPath }),
    compose: CLAIM_MAILS.secondAccount,
  }),
  'account-merged': defineMail({
    data: z.strictObject({ name: Name, at: Moment, path: OwnPath }),
    compose: CLAIM_MAILS.accountMerged,
  }),
  'address-claimed': defineMail({
    data: z.strictObject({
      name: Name,
      passkeys: z.int(),
      twoFactor: z.boolean(),
      pendingEmail: z.boolean(),
      signIns: z.int(),
      at: Moment,
      path: OwnPath,
    }),
    compose: CLAIM_MAILS.addressClaimed,
  }),
  'recovery-codes-used': defineMail({
    data: z.strictObject({ name: Name, left: z.int().check(z.nonnegative()), at: Moment, path: OwnPath }),
    compose: ACCOUNT_MAILS.recoveryCodesUsed,
  }),
} as const
