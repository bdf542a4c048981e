import type * as z from 'zod/mini'
import type { MailName } from '../../ports/mails.ts'
import { accountMails } from './account-mails.ts'
import type { MailContent } from './mail-template.ts'
import { newsMails } from './news-mails.ts'
import { privacyMails } from './privacy-mails.ts'
import { securityMails } from './security-mails.ts'

/** Every kind of mail the port names; a new subject adds a file of its own and one line here. */
const MAILS = { ...accountMails, ...securityMails, ...privacyMails, ...newsMails } as const satisfies Readonly<
  Record<MailName, unknown>
>

/** What a template takes; it must take all that the port lets be posted. */
export type MailInput<Name extends MailName> = z.input<(typeof MAILS)[Name]['data']>

function isMailName(name: string): name is MailName {
  return Object.hasOwn(MAILS, name)
}

/** What a stored mail says; `undefined` when this version knows no such mail, or the data does not fill it. */
export function composeMail(name: string, data: unknown): MailContent | undefined {
  return isMailName(name) ? MAILS[name].read(data) : undefined
}
