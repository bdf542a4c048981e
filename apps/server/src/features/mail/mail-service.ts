import type { FastifyBaseLogger } from 'fastify'
import { emailKey } from '../../addresses/email-key.ts'
import { isMailable } from '../../addresses/mail-address.ts'
import type { Database } from '../../database/executor.ts'
import { lockAddress } from '../../database/lock-address.ts'
import type { MailCarrier } from '../../ports/mail-carrier.ts'
import type { MailPost, OwedMail } from '../../ports/mail-post.ts'
import type { MailName } from '../../ports/mails.ts'
import { queueCheck } from '../../ports/status-check.ts'
import { budgetOf } from './mail-budgets.ts'
import { addMail, addUnmailable, countMailsTo, countStuckMails, type NewMail } from './outbox-rows.ts'

/** Attempts after which a failing mail indicates a fault of the mail service rather than of its recipient. */
const STUCK_AFTER_ATTEMPTS = 3
const WITHHELD = 'the mailbox got as many mails of this kind as one gets'
const NOT_MAILABLE = 'No mail can be sent to this address.'

/** Dependencies of the mail service. */
export interface MailDependencies {
  readonly db: Database
  readonly clock: { now(): Date }
  readonly ids: { next(): string }
  readonly logger: FastifyBaseLogger
  readonly carrier: MailCarrier
  /** The domain in our message ids. */
  readonly messageDomain: string
}

/** Sends mail through the outbox in the database; `startMailWorker` delivers it. */
export function createMailPost(dependencies: MailDependencies): MailPost {
  const isReady = () => dependencies.carrier.isReady()
  const countStuck = () => countStuckMails(dependencies.db, STUCK_AFTER_ATTEMPTS)
  return { ...createOutbox(dependencies), check: () => queueCheck(isReady, countStuck) }
}

/** Dependencies of adding to the outbox; another process may deliver. */
type OutboxDependencies = Omit<MailDependencies, 'carrier'>

/** Adds mails to the outbox, for a process that delivers none itself. */
export function createOutbox(dependencies: OutboxDependencies): Pick<MailPost, 'post'> {
  return { post: (mail, within) => post(dependencies, mail, within ?? dependencies.db) }
}

async function post(
  { clock, ids, logger, messageDomain }: OutboxDependencies,
  mail: OwedMail<MailName>,
  db: Parameters<typeof addMail>[0],
): Promise<void> {
  const id = ids.next()
  const row = {
    id,
    userId: mail.userId ?? null,
    toAddress: mail.to.trim(),
    toKey: emailKey(mail.to),
    template: mail.template,
    data: mail.data,
    messageId: `<${id}@${messageDomain}>`,
    usefulUntil: mail.until ?? null,
    createdAt: clock.now(),
  }
  if (isMailable(row.toAddress)) return addWithinBudget({ logger }, db, { ...row, template: mail.template })
  logger.warn({ event: 'mail-given-up', mailId: id, template: mail.template }, NOT_MAILABLE)
  await addUnmailable(db, { ...row, toAddress: 'not mailable' }, NOT_MAILABLE)
}

/** Drops mails beyond the rate limit of a mailbox; the requester cannot tell. */
async function addWithinBudget(
  { logger }: Pick<OutboxDependencies, 'logger'>,
  db: Parameters<typeof addMail>[0],
  mail: NewMail & { readonly toKey: string; readonly template: MailName },
): Promise<void> {
  await lockAddress(db, mail.toKey)
  const { kinds, most } = budgetOf(mail.template)
  for (const { times, withinMs } of most) {
    const since = new Date(mail.createdAt.getTime() - withinMs)
    if ((await countMailsTo(db, { toKey: mail.toKey, kinds, since })) < times) continue
    logger.info({ event: 'mail-withheld', mailId: mail.id, template: mail.template }, WITHHELD)
    return
  }
  await addMail(db, mail)
}
