/** A mail ready to be carried. */
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
 * What came of handing a mail over. `isFinal` says that the mail server refused this mail for good, so that trying again
 * would only annoy it; everything else may get better.
 */
export type Carried = { readonly ok: true } | { readonly ok: false; readonly isFinal: boolean; readonly reason: string }

/** Takes mails out of the house. */
export interface MailCarrier {
  /** Where mails go, for the person who starts the server; carries no password. */
  readonly route:
    | { readonly kind: 'server'; readonly host: string }
    | { readonly kind: 'folder'; readonly path: string }
  carry(mail: ReadyMail): Promise<Carried>
  /** Whether a mail would be taken now; never throws. */
  isReady(): Promise<boolean>
}
