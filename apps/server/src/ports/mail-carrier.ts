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
}

/**
 * Result of a delivery. `isFinal`: the mail server refused this mail for good, and a retry is pointless; any other
 * failure is retried.
 */
export type Carried =
  | { readonly ok: true }
  | { readonly ok: false; readonly isFinal: boolean; readonly rejection: string }

/** Delivers mails. */
export interface MailCarrier {
  /** Destination of mails, for the operator; contains no password. */
  readonly route:
    | { readonly kind: 'server'; readonly host: string }
    | { readonly kind: 'folder'; readonly path: string }
  carry(mail: ReadyMail): Promise<Carried>
  /** Whether the mail server would accept a mail now; never throws. */
  isReady(): Promise<boolean>
}
