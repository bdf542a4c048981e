import { repeat } from '../../concurrency/repeat.ts'
import type { Carried } from '../../ports/mail-carrier.ts'
import { MAX_ATTEMPTS, retryWaitMs } from './backoff.ts'
import { htmlOf } from './mail-html.ts'
import type { MailDependencies } from './mail-service.ts'
import { textOf } from './mail-text.ts'
import { claimDueMails, endMail, forgottenAmong, postponeMail, type WaitingMail } from './outbox-rows.ts'
import { composeMail } from './templates.ts'

/** Polling interval of the outbox, and thus the delay of a mail after its transaction. */
const LOOK_MS = 1_000
/** Interval at which delivered mails that are still here are looked through; a deletion has a minute. */
const SWEEP_MS = 20_000
/** Delivered mails of one query. */
const LOOKED_AT_ONCE = 1_000
/** Concurrency limit of deliveries. */
const AT_ONCE = 5
const REASON_MAX_LENGTH = 300

/** Delivers mails from the outbox until stopped; `origin` is the base of links. */
export function startMailWorker(dependencies: MailDependencies, origin: string): () => Promise<void> {
  const stops = [
    repeat({
      everyMs: LOOK_MS,
      work: async () => {
        while ((await sendDueMails(dependencies, origin)) === AT_ONCE);
      },
      onFailure: (error) => dependencies.logger.warn({ err: error }, 'the outbox could not be looked through'),
    }),
    repeat({
      everyMs: SWEEP_MS,
      work: () => removeForgottenMails(dependencies),
      onFailure: (error) => dependencies.logger.warn({ err: error }, 'delivered mails could not be looked through'),
    }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Removes delivered mails that are still here and of which there is no record left. */
export async function removeForgottenMails({
  db,
  clock,
  carrier: { kept },
}: Pick<MailDependencies, 'db' | 'clock' | 'carrier'>): Promise<void> {
  if (kept === undefined) return
  const mails = await kept.list()
  for (let from = 0; from < mails.length; from += LOOKED_AT_ONCE) {
    const some = mails.slice(from, from + LOOKED_AT_ONCE)
    for (const mail of await forgottenAmong(db, some, clock.now())) await kept.remove(mail)
  }
}

/** Delivers the mails that are due, some at a time. @returns how many were claimed. */
export async function sendDueMails(dependencies: MailDependencies, origin: string): Promise<number> {
  const claimed = await claimDueMails(dependencies.db, dependencies.clock.now(), AT_ONCE)
  await Promise.all(claimed.map((mail) => settle(dependencies, mail, origin)))
  return claimed.length
}

async function settle(dependencies: MailDependencies, mail: WaitingMail, origin: string): Promise<void> {
  const { db, clock, logger } = dependencies
  const now = clock.now()
  if (mail.usefulUntil !== null && mail.usefulUntil <= now)
    return giveUp(dependencies, mail, 'It was of no use any more.')
  const carried = await carry(dependencies, mail, origin)
  if (carried.ok) {
    await endMail(db, mail, { status: 'sent' }, clock.now())
    logger.info({ event: 'mail-sent', mailId: mail.id, template: mail.template, attempts: mail.attempts }, 'mail sent')
    return
  }
  const reason = withoutReader(oneLine(carried.rejection), mail.toAddress).slice(0, REASON_MAX_LENGTH)
  if (carried.isFinal || mail.attempts >= MAX_ATTEMPTS) return giveUp(dependencies, mail, reason)
  await postponeMail(db, mail, { dueAt: new Date(clock.now().getTime() + retryWaitMs(mail.attempts)), reason })
  logger.warn({ event: 'mail-postponed', mailId: mail.id, template: mail.template, attempts: mail.attempts }, reason)
}

async function carry({ carrier }: MailDependencies, mail: WaitingMail, origin: string): Promise<Carried> {
  const content = composeMail(mail.template, mail.data)
  if (content === undefined) return { ok: false, isFinal: true, rejection: 'This version does not know such a mail.' }
  const { id, messageId, template, toAddress, createdAt } = mail
  return carrier.carry({
    id,
    messageId,
    template,
    to: toAddress,
    date: createdAt,
    subject: oneLine(content.subject),
    text: textOf(content, origin),
    html: htmlOf(content, origin),
    ...(content.stopPath === undefined ? {} : { stopAddress: origin + content.stopPath }),
  })
}

/** A text on one line without control characters, for headers and log lines. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{C}\u2028\u2029]+/gu, ' ').trim()
}

/** Removes the recipient from a mail server's message: no log needs it. */
function withoutReader(reason: string, toAddress: string): string {
  const at = reason.toLowerCase().indexOf(toAddress.toLowerCase())
  if (at < 0) return reason
  return `${reason.slice(0, at)}the reader${withoutReader(reason.slice(at + toAddress.length), toAddress)}`
}

async function giveUp({ db, clock, logger }: MailDependencies, mail: WaitingMail, reason: string): Promise<void> {
  await endMail(db, mail, { status: 'given-up', reason }, clock.now())
  logger.error({ event: 'mail-given-up', mailId: mail.id, template: mail.template, attempts: mail.attempts }, reason)
}
