import type { Executor } from '../database/executor.ts'
import type { MailData, MailName } from './mails.ts'
import type { CheckResult } from './status-check.ts'

/** A mail somebody is owed: which one, to whom, and what fills it. */
export interface OwedMail<Name extends MailName> {
  /** One address as its person typed it. */
  readonly to: string
  readonly template: Name
  readonly data: MailData[Name]
  /** The account the mail is about; what is kept of the mail is deleted with it. */
  readonly userId?: string
  /** After this moment the mail would be of no use and is not sent any more. */
  readonly until?: Date
}

/** Sends mail by template. */
export interface MailPost {
  /**
   * Puts a mail into the outbox, from where it goes out within seconds and is tried again for about a day. Within a
   * transaction it exists exactly when that is committed. An address no mail can go to is given up there and then,
   * visibly in the outbox and the log; it never fails the caller.
   */
  post<Name extends MailName>(mail: OwedMail<Name>, within?: Executor): Promise<void>
  /** Asks the mail service whether it would take a mail now. */
  check(): Promise<CheckResult>
}
