import type { MailContent, MailLink } from './mail-template.ts'
import { MAIL_FRAME } from './messages.en.ts'

/** A mail as plain text; `origin` is what its links begin with. */
export function textOf(content: MailContent, origin: string): string {
  const { heading, paragraphs, facts = [], action, otherwise, notYou, why } = content
  const link = ({ label, path }: MailLink) => `${label}\n${origin}${path}`
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action === undefined ? '' : link({ ...action, label: `${action.label}:` }),
    otherwise === undefined ? '' : link(otherwise),
    `${MAIL_FRAME.notYou} ${notYou}`,
    `-- \n${MAIL_FRAME.product}, ${origin}\n${MAIL_FRAME.why}: ${why}\n${MAIL_FRAME.automatic}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
