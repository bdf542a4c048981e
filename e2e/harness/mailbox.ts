import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'

/** A mail as its reader has it. */
export interface ReadMail {
  readonly subject: string
  /** The part in plain text. */
  readonly text: string
  /** The part in HTML. */
  readonly html: string
  /** Where its first link leads. */
  readonly link: string
}

/**
 * Waits for a mail in the outbox of a server without a mail server.
 * @param template the name of the mail, such as `password-reset`.
 * @param number which one of several to the same reader, oldest first.
 */
export async function mailTo(dataFolder: string, address: string, template: string, number = 1): Promise<ReadMail> {
  const found: string[] = []
  await expect(async () => {
    found.splice(0, found.length, ...(await mailsTo(dataFolder, address, template)))
    expect(found.length, `mails ${template} to ${address}`).toBeGreaterThanOrEqual(number)
  }).toPass({ intervals: [100] })
  const source = found[number - 1] ?? ''
  const text = partOf(source, 'text/plain')
  return {
    subject: /^Subject: (.+)$/m.exec(source)?.[1]?.trim() ?? '',
    text,
    html: partOf(source, 'text/html'),
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
  }
}

async function mailsTo(dataFolder: string, address: string, template: string): Promise<string[]> {
  const folder = path.join(dataFolder, 'outbox')
  const names = await readdir(folder).catch(() => [])
  // names begin with the time
  const wanted = names.filter((name) => name.includes(`-${template}-`) && name.endsWith('.eml')).toSorted()
  const sources = await Promise.all(wanted.map((name) => readFile(path.join(folder, name), 'utf8')))
  return sources.filter((source) => source.includes(`\r\nTo: ${address}\r\n`))
}

function partOf(source: string, type: 'text/plain' | 'text/html'): string {
  const part = source.slice(Math.max(0, source.indexOf(`Content-Type: ${type}`)))
  const [head = '', ...blocks] = part.split('\r\n\r\n')
  const body = blocks.join('\r\n\r\n').split('\r\n--')[0] ?? ''
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : quotedPrintable(body)
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
