import type { ChatAttachment } from '@placard/contract'
import { datesIn } from '../../../kit/language/dates.ts'
import type { ChatFormat } from './formats.ts'

const { moment } = datesIn('en-GB')

export const exportMessages = {
  title: 'Chats with the Placard assistant',
  you: 'You',
  assistant: 'Assistant',
  /** In the local time zone. */
  saidAt: (at: string) => moment(at),
  attachment: ({ name, bytes, length }: ChatAttachment) =>
    `Document: ${name} (${bytes.toLocaleString('en')} bytes, ${length.toLocaleString('en')} characters read; its text is not in this file)`,
  project: (name: string) => `Project: ${name}`,
  paper: (title: string) => `Working paper: ${title}`,
  dialog: 'Export',
  what: 'What',
  this: 'This chat',
  all: 'All chats, including archived ones',
  format: 'As',
  formats: {
    json: 'JSON: all branches, with papers, projects and their files',
    markdown: 'Markdown: what is shown, to be read and edited',
    html: 'HTML: what is shown, to be read in a browser',
  } satisfies Record<ChatFormat, string>,
  save: 'Export',
  cancel: 'Cancel',
  done: 'Chat exported successfully',
  failed: 'The export failed. Nothing was saved.',
} as const
