import * as z from 'zod/mini'
import { defineMail, Moment, OwnPath } from './mail-template.ts'
import { PRIVACY_MAILS } from './privacy-messages.en.ts'

const name = z.string()
const count = z.int().check(z.nonnegative())

/** The mails about privacy requests. */
export const privacyMails = {
  'identity-code': defineMail({
    data: z.strictObject({ name, code: z.string(), minutes: z.int().check(z.positive()), path: OwnPath }),
    compose: PRIVACY_MAILS.identityCode,
  }),
  'request-received': defineMail({
    data: z.strictObject({
      name,
      kind: z.enum(['know-pieces', 'delete', 'delete-part', 'correct']),
      answerOn: z.iso.date(),
      path: OwnPath,
    }),
    compose: PRIVACY_MAILS.requestReceived,
  }),
  'archive-ready': defineMail({
    data: z.strictObject({ name, until: Moment, path: OwnPath }),
    compose: PRIVACY_MAILS.archiveReady,
  }),
  'deletion-confirmed': defineMail({
    data: z.strictObject({ name, isAll: z.boolean(), at: Moment, path: OwnPath }),
    compose: PRIVACY_MAILS.deletionConfirmed,
  }),
  'deletion-cancelled': defineMail({
    data: z.strictObject({ name, isAll: z.boolean(), path: OwnPath }),
    compose: PRIVACY_MAILS.deletionCancelled,
  }),
  'inactivity-warning': defineMail({
    data: z.strictObject({ name, at: Moment, path: OwnPath }),
    compose: PRIVACY_MAILS.inactivityWarning,
  }),
  'deletion-denied': defineMail({
    data: z.strictObject({ name, path: OwnPath }),
    compose: PRIVACY_MAILS.deletionDenied,
  }),
  /** Goes to an address whose account is gone; its row goes with it. */
  'account-deleted': defineMail({
    data: z.strictObject({ name, rows: count, kept: count }),
    compose: PRIVACY_MAILS.accountDeleted,
  }),
} as const
