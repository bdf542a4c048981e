import type { ReadyMail } from '../../ports/mail-carrier.ts'

/** The sender of all mails. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/**
 * The mail in the form of the mail library. Names and addresses are passed as objects and the envelope is given, so no
 * text of ours is ever parsed as a list of addresses.
 */
export function messageOf(mail: ReadyMail, from: Sender) {
  return {
    from: { ...from },
    to: [{ name: '', address: mail.to }],
    envelope: { from: from.address, to: [mail.to] },
    messageId: mail.messageId,
    date: mail.date,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      // asks other programs to send no holiday notice back
      ...{ 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      ...stopHeaders(mail),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Lets a mail program offer to end mails of this kind, with one press (RFC 2369, RFC 8058). */
function stopHeaders({ stopAddress }: Pick<ReadyMail, 'stopAddress'>): Readonly<Record<string, string>> {
  if (stopAddress === undefined) return {}
  return { 'List-Unsubscribe': `<${stopAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
