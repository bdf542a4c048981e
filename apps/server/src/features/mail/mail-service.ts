import type { FastifyBaseLogger } from 'fastify'
import type { MailCheck, MailPost, OwedMail } from '../../app/mail-post.ts'
import type { Database } from '../../data/executor.ts'
import { isMailable } from './addresses.ts'
import type { MailCarrier } from './mail-carrier.ts'
import { addMail, addUnmailable, countStuckMails } from './outbox.ts'
import type { MailTemplateName } from './templates.ts'

/** A mail that failed this often says something about the mail service rather than about its reader. */
const STUCK_AFTER_ATTEMPTS = 3
const NOT_MAILABLE = 'No mail can be sent to this address.'

/** What the mail service works with. */
export interface MailParts {
  readonly db: Database
  readonly clock: { now(): Date }
  readonly ids: { next(): string }
  readonly logger: FastifyBaseLogger
  readonly carrier: MailCarrier
  /** The domain in our message ids. */
  readonly messageDomain: string
}

/** Sends mail by way of the outbox in the database; `startMailWorker` empties it. */
export function createMailPost(parts: MailParts): MailPost {
  return { ...createOutbox(parts), check: () => checkMail(parts) }
}

/** What putting mails into the outbox takes; whoever empties it carries them. */
type OutboxParts = Omit<MailParts, 'carrier'>

/** Puts mails into the outbox, for a process that does not send any itself. */
export function createOutbox(parts: OutboxParts): Pick<MailPost, 'post'> {
  return { post: (mail, within) => post(parts, mail, within ?? parts.db) }
}

async function post(
  { clock, ids, logger, messageDomain }: OutboxParts,
  mail: OwedMail<MailTemplateName>,
  db: Parameters<typeof addMail>[0],
): Promise<void> {
  const id = ids.next()
  const row = {
    id,
    userId: mail.userId ?? null,
    toAddress: mail.to.trim(),
    template: mail.template,
    data: mail.data,
    messageId: `<${id}@${messageDomain}>`,
    usefulUntil: mail.until ?? null,
    createdAt: clock.now(),
  }
  if (isMailable(row.toAddress)) return addMail(db, row)
  logger.warn({ event: 'mail-given-up', mailId: id, template: mail.template }, NOT_MAILABLE)
  await addUnmailable(db, { ...row, toAddress: 'not mailable' }, NOT_MAILABLE)
}

/** How the mail service is: unreachable, or reachable but leaving mails lying, or well. */
async function checkMail({ carrier, db }: MailParts): Promise<MailCheck> {
  const startedAt = performance.now()
  const isReady = await carrier.isReady()
  const responseTimeMs = Math.round(performance.now() - startedAt)
  if (!isReady) return { status: 'major_outage', responseTimeMs }
  const stuck = await countStuckMails(db, STUCK_AFTER_ATTEMPTS)
  return { status: stuck > 0 ? 'degraded_performance' : 'operational', responseTimeMs }
}
