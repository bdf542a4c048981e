import * as z from 'zod/mini'
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
  'recovery-codes-used': defineMail({
    data: z.strictObject({ name: Name, left: z.int().check(z.nonnegative()), at: Moment, path: OwnPath }),
    compose: ACCOUNT_MAILS.recoveryCodesUsed,
  }),
} as const
