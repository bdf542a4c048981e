/** A rendered mail, ready for delivery. */
export interface ReadyMail {
  /** Id of the outbox row: the same at every attempt. */
  readonly id: string
  readonly messageId: string
  readonly template: string
  readonly to: string
  readonly date: Date
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address at which a mail program ends mails of this kind for its reader; only of mails that are no answer to anything. */
  readonly stopAddress?: string
}

/**
 * Result of a delivery. `isFinal`: the mail server refused this mail for good, and a retry is pointless; any other
 * failure is retried.
 */
export type Carried =
  | { readonly ok: true }
  | { readonly ok: false; readonly isFinal: boolean; readonly rejection: string }

/** A mail that a carrier still holds after it was delivered. */
export type KeptMail = Pick<ReadyMail, 'id' | 'template' | 'date'>

/** Delivered mails that this server could take back. */
export interface KeptMails {
  list(): Promise<readonly KeptMail[]>
  /** Removes one for good; does nothing where it is no longer held. */
  remove(mail: KeptMail): Promise<void>
}

/** Delivers mails. */
export interface MailCarrier {
  /** Destination of mails, for the operator; contains no password. */
  readonly route:
    | { readonly kind: 'server'; readonly host: string }
    | { readonly kind: 'folder'; readonly path: string }
  carry(mail: ReadyMail): Promise<Carried>
  /** Undefined where mails leave this server. */
  readonly kept?: KeptMails
  /** Whether the mail server would accept a mail now; never throws. */
  isReady(): Promise<boolean>
}
