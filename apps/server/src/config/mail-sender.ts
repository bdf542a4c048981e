import * as z from 'zod'
import { isMailable } from '../addresses/mail-address.ts'

/** Sender of mails that are written to a folder only. */
export const FOLDER_SENDER = { name: 'Placard', address: 'no-reply@placard.localhost' } as const

const NAMED = /^([^<>"\p{C}]*)<([^<>]*)>$/u

/** A sender as written in a variable: an address, or a name with the address in angle brackets. */
export const MailSender = z.string().transform((text, context) => {
  const [, name = '', address = text] = NAMED.exec(text.trim()) ?? []
  if (isMailable(address.trim())) return { name: name.trim() || FOLDER_SENDER.name, address: address.trim() }
  context.addIssue({ code: 'custom', message: 'not a sender' })
  return z.NEVER
})
