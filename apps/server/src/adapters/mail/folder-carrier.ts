import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailCarrier, ReadyMail } from '../../ports/mail-carrier.ts'
import { messageOf, type Sender } from './message.ts'

/** Writes every mail as a file that mail programs open; the carrier of a server without a mail server. */
export async function openFolderCarrier(folder: string, from: Sender): Promise<MailCarrier> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    route: { kind: 'folder', path: folder },
    async carry(mail) {
      try {
        const { message } = await transport.sendMail(messageOf(mail, from))
        await writeWhole(path.join(folder, fileNameOf(mail)), message)
        return { ok: true }
      } catch (error) {
        return { ok: false, isFinal: false, rejection: String(error) }
      }
    },
    isReady: () => access(folder, constants.W_OK).then(isFine, isNot),
  }
}

const isFine = () => true
const isNot = () => false

/** Sorted by time, and the same at every attempt: a retry replaces the file. */
function fileNameOf({ date, template, id }: ReadyMail): string {
  return `${date.toISOString().replaceAll(/[:.]/g, '-')}-${template}-${id}.eml`
}

async function writeWhole(file: string, message: Parameters<typeof writeFile>[1]): Promise<void> {
  const unfinished = `${file}.part`
  try {
    await writeFile(unfinished, message, { mode: 0o600, flush: true })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
