import { createTransport } from 'nodemailer'
import type { Carried, MailCarrier } from '../../ports/mail-carrier.ts'
import { messageOf, type Sender } from './message.ts'

const CONNECTION_MS = 10_000
const SILENCE_MS = 20_000
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Delivers mails to a mail server: `smtp://` begins in the clear and is encrypted where offered, `smtps://` from the
 * start.
 */
export function createSmtpCarrier(url: string, from: Sender): MailCarrier {
  const { username, hostname, host, protocol } = new URL(url)
  const transport = createTransport({
    url,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: SILENCE_MS,
    // a password never crosses a network in the clear, whatever a man in the middle answers to STARTTLS
    requireTLS: protocol === 'smtp:' && username !== '' && !LOOPBACK.has(hostname),
  })
  return {
    route: { kind: 'server', host },
    async carry(mail) {
      try {
        await transport.sendMail(messageOf(mail, from))
        return { ok: true }
      } catch (error) {
        return refusalOf(error)
      }
    },
    async isReady() {
      try {
        await transport.verify()
        return true
      } catch {
        return false
      }
    },
  }
}

/** Error codes that concern this one mail; a refused password or certificate concerns the configuration instead. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

function refusalOf(error: unknown): Carried {
  if (!(error instanceof Error)) return { ok: false, isFinal: false, rejection: String(error) }
  const code = 'code' in error ? String(error.code) : ''
  const answered = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0
  return { ok: false, isFinal: ABOUT_THE_MAIL.has(code) && answered >= 500, rejection: error.message }
}
