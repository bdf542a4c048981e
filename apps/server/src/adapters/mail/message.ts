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
    // asks other programs to send no holiday notice back
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
