import type * as z from 'zod/mini'
import { accountMails } from './account-mails.ts'
import type { MailContent } from './mail-template.ts'
import { securityMails } from './security-mails.ts'

/** Every kind of mail by its name; a new subject adds a file of its own and one line here. */
const MAILS = { ...accountMails, ...securityMails } as const

/** The name of a kind of mail. Names stand in stored rows and are never changed. */
export type MailTemplateName = keyof typeof MAILS

/** What fills a kind of mail. */
export type MailDataOf<Name extends MailTemplateName> = z.input<(typeof MAILS)[Name]['data']>

/** All names. */
export const MAIL_TEMPLATE_NAMES: readonly MailTemplateName[] = Object.keys(MAILS).filter(isMailTemplateName)

function isMailTemplateName(name: string): name is MailTemplateName {
  return Object.hasOwn(MAILS, name)
}

/** What a stored mail says; `undefined` when this version knows no such mail, or the data does not fill it. */
export function composeMail(name: string, data: unknown): MailContent | undefined {
  return isMailTemplateName(name) ? MAILS[name].read(data) : undefined
}
