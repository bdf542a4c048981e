import type { Executor } from '../database/executor.ts'
import type { MailData, MailName } from './mails.ts'
import type { CheckResult } from './status-check.ts'

/** A mail to send: template, recipient and values. */
export interface OwedMail<Name extends MailName> {
  /** One address as the user typed it. */
  readonly to: string
  readonly template: Name
  readonly data: MailData[Name]
  /** The account the mail is about; what is kept of the mail is deleted with it. */
  readonly userId?: string
  /** Expiry: after this moment the mail is not sent any more. */
  readonly until?: Date
}

/** Sends mail by template. */
export interface MailPost {
  /**
   * Puts a mail into the outbox, from where it is delivered within seconds, with retries for about a day. Within a
   * transaction it is sent only if that commits. An undeliverable address is given up at once, visibly in the outbox
   * and the log; it never fails the caller.
   */
  post<Name extends MailName>(mail: OwedMail<Name>, within?: Executor): Promise<void>
  /** Checks whether the mail service accepts mail. */
  check(): Promise<CheckResult>
}
