import { createServer } from 'node:net'
import { pino } from 'pino'
import { createSmtpCarrier } from '../../../adapters/mail/smtp-carrier.ts'
import { mailOutbox } from '../../../database/mail-schema.ts'
import type { MailCarrier } from '../../../ports/mail-carrier.ts'
import type { MailPost } from '../../../ports/mail-post.ts'
import { cloneDatabase } from '../../../testing/test-database.ts'
import { createMailPost, type MailDependencies } from '../mail-service.ts'
import { sendDueMails } from '../mail-worker.ts'

export const ORIGIN = 'https://placard.example'
const SENDER = { name: 'Placard', address: 'no-reply@placard.example' }

/** A mail of the tests. */
export const RESET = {
  to: 'ada@example.org',
  template: 'password-reset',
  data: { name: 'Ada', path: '/reset-password#token=abc', minutes: 30 },
} as const

/** The outbox of a database of its own, with a clock that stands still. */
export interface PostRoom {
  readonly mail: MailPost
  readonly dependencies: MailDependencies
  now(): number
  advance(ms: number): void
  /** Sends what is due through the carrier in use, or through another. */
  send(carrier?: MailCarrier): Promise<number>
  /** Uses another mail server from now on. */
  use(url: string): void
  rows(): Promise<(typeof mailOutbox.$inferSelect)[]>
  /** Empties the outbox. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** Opens a post room; it needs `use` before it sends. */
export async function openPostRoom(): Promise<PostRoom> {
  const database = await cloneDatabase()
  let now = Date.parse('2026-11-21T18:00:00Z')
  let nextId = 0
  let carrier = createSmtpCarrier('smtp://127.0.0.1:1', SENDER)
  const dependencies: MailDependencies = {
    db: database.db,
    clock: { now: () => new Date(now) },
    ids: { next: () => `00000000-0000-4000-8000-${String(++nextId).padStart(12, '0')}` },
    logger: pino({ level: 'silent' }),
    messageDomain: 'placard.example',
    get carrier() {
      return carrier
    },
  }
  return {
    mail: createMailPost(dependencies),
    dependencies,
    now: () => now,
    advance: (ms) => {
      now += ms
    },
    send: (other = carrier) => sendDueMails({ ...dependencies, carrier: other }, ORIGIN),
    use: (url) => {
      carrier = createSmtpCarrier(url, SENDER)
    },
    rows: () => database.db.select().from(mailOutbox),
    async clear() {
      await database.db.delete(mailOutbox)
    },
    close: () => database.drop(),
  }
}

/** A port of this machine where nothing listens. */
export async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 1
}

/** The id in a mail's header. */
export function messageIdOf(source = ''): string | undefined {
  return /^Message-ID: (.+)$/im.exec(source)?.[1]?.trim()
}
