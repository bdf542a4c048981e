import path from 'node:path'
import type { MailCarrier } from '../../ports/mail-carrier.ts'
import { openFolderCarrier } from './folder-carrier.ts'
import type { Sender } from './message.ts'
import { createSmtpCarrier } from './smtp-carrier.ts'

/** The configured mail server, or the folder `outbox` in the data folder when there is none. */
export async function openMailCarrier(
  { smtpUrl, mailFrom }: { readonly smtpUrl: string | undefined; readonly mailFrom: Sender },
  dataFolder: string,
): Promise<MailCarrier> {
  if (smtpUrl !== undefined) return createSmtpCarrier(smtpUrl, mailFrom)
  return openFolderCarrier(path.join(dataFolder, 'outbox'), mailFrom)
}
