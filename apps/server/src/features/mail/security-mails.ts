import * as z from 'zod/mini'
import { defineMail, Moment, OwnPath } from './mail-template.ts'
import { SECURITY_MAILS } from './security-messages.en.ts'

const changed = { name: z.string(), at: Moment, path: OwnPath }
const Changed = z.strictObject(changed)
const PasskeyChanged = z.strictObject({ ...changed, passkey: z.string() })

/** The mails about how an account is signed in to. */
export const securityMails = {
  'second-factor-on': defineMail({ data: Changed, compose: SECURITY_MAILS.secondFactorOn }),
  'second-factor-off': defineMail({ data: Changed, compose: SECURITY_MAILS.secondFactorOff }),
  'recovery-codes-renewed': defineMail({ data: Changed, compose: SECURITY_MAILS.recoveryCodesRenewed }),
  'passkey-added': defineMail({ data: PasskeyChanged, compose: SECURITY_MAILS.passkeyAdded }),
  'passkey-removed': defineMail({ data: PasskeyChanged, compose: SECURITY_MAILS.passkeyRemoved }),
} as const
