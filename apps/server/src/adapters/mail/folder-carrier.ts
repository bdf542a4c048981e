import { access, constants, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { KeptMail, MailCarrier } from '../../ports/mail-carrier.ts'
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
    kept: {
      list: async () => (await readdir(folder)).flatMap(keptIn),
      remove: (mail) => rm(path.join(folder, fileNameOf(mail)), { force: true }),
    },
    isReady: () => access(folder, constants.W_OK).then(isFine, isNot),
  }
}

const isFine = () => true
const isNot = () => false

/** Sorted by time, and the same at every attempt: a retry replaces the file. */
function fileNameOf({ date, template, id }: KeptMail): string {
  return `${date.toISOString().replaceAll(/[:.]/g, '-')}-${template}-${id}.eml`
}

const FILE =
  /^(?<day>\d{4}-\d\d-\d\d)T(?<h>\d\d)-(?<m>\d\d)-(?<s>\d\d)-(?<ms>\d{3})Z-(?<template>[\w-]+)-(?<id>[\da-f-]{36})\.eml$/

/** The mail of a file; what else lies in the folder is not ours. */
function keptIn(file: string): readonly KeptMail[] {
  const { day, h, m, s, ms, template, id } = FILE.exec(file)?.groups ?? {}
  if (template === undefined || id === undefined) return []
  return [{ id, template, date: new Date(`${day}T${h}:${m}:${s}.${ms}Z`) }]
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
