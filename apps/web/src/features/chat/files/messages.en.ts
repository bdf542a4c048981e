import { ATTACHMENTS_A_MESSAGE, type AttachmentKind, type ChatAttachment } from '@placard/contract'
import { sizeText } from '../../../kit/language/size-text.ts'
import { DOCUMENT_PROMPTS as prompts } from '../start-prompts.ts'

/** Names of the kinds of files that can be attached. */
export const attachmentKindNames: Readonly<Record<AttachmentKind, string>> = {
  text: 'Text',
  markdown: 'Markdown',
  csv: 'CSV',
  pdf: 'PDF',
  docx: 'Word',
  doc: 'Word',
}

const count = (number: number) => number.toLocaleString('en')

const size = (bytes: number) => sizeText(bytes, ['B', 'kB', 'MB'], 'en')

function readText({ length, fullLength }: ChatAttachment): string {
  if (length === 0) return 'its text is not here'
  return length < fullLength
    ? `first ${count(length)} of ${count(fullLength)} characters read`
    : `${count(length)} characters read`
}

/** Description of a document: size, pages, kind, and how much of its text is kept. */
function documentText(attachment: ChatAttachment): string {
  const { bytes, kind, pages } = attachment
  const pagesText = pages === undefined ? [] : [pages === 1 ? '1 page' : `${count(pages)} pages`]
  return [size(bytes), ...pagesText, attachmentKindNames[kind], readText(attachment)].join(' · ')
}

export const fileMessages = {
  attach: 'Attach files',
  limits: `Text, Markdown, CSV, PDF or Word, at most ${ATTACHMENTS_A_MESSAGE} files of 10 MB. Only their text is kept, not the files.`,
  kept: 'Only the text is kept, not the file. It goes with the conversation.',
  drop: 'Drop files to attach them',
  list: 'Files for this message',
  sent: 'Documents',
  size,
  states: {
    waiting: 'Waiting',
    sending: (ratio: number) => `Sending, ${Math.floor(ratio * 100)} %`,
    reading: 'Reading…',
  },
  progress: (name: string) => `${name}: sent`,
  document: documentText,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try ${name} again`,
  cancel: (name: string) => `Stop sending ${name}`,
  show: (name: string) => `Show what was read of ${name}`,
  tooMany: (name: string) => `“${name}” was left out: a message can have at most ${ATTACHMENTS_A_MESSAGE} files.`,
  busy: 'The message can be sent once its files are read.',
  undecided: 'Remove the files that could not be attached, or try them again.',
  ask: 'Write what you want to know about it, or begin here.',
  pasted: {
    name: 'Pasted text.txt',
    offer: (length: number) => `You pasted ${count(length)} characters. A message holds 4,000, so the end is cut off.`,
    attach: 'Attach it as a text file',
    attached: 'The whole text is attached.',
    undo: 'Undo',
    close: 'Close this notice',
    dismiss: 'Leave it as it is',
  },
  starts: [
    { title: 'Sum it up', prompt: prompts.sum },
    { title: 'Check its form', prompt: prompts.form },
  ],
  dialog: {
    what: 'This is the text the assistant answers from. The file itself was not kept.',
    loading: 'Loading…',
    failed: 'The text could not be loaded. Try again in a moment.',
    none: 'The text of this document was not included when the conversation was moved here. Attach the file again to ask about it.',
  },
} as const
