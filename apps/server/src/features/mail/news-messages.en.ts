import type { MailContent } from './mail-template.ts'
import { greeting } from './messages.en.ts'

interface News {
  readonly name: string
  readonly title: string
  readonly content: string
  readonly token: string
}

/** Mails with news. */
export const NEWS_MAILS = {
  news({ name, title, content, token }: News): MailContent {
    const path = `/stop-news?token=${token}`
    return {
      subject: title,
      heading: title,
      paragraphs: [greeting(name), ...content.split(/\n+/)],
      action: { label: 'Open Placard', path: '/' },
      otherwise: { label: 'Stop these emails:', path },
      notYou: 'Stop these emails with the link above. You do not have to sign in.',
      why: 'You agreed to emails with news.',
      stopPath: path,
    }
  },
} as const
