import { ATTACHMENT_MAX_PAGES, type DocumentFault } from './attachment-limits.ts'

const SENTENCES: Readonly<Record<DocumentFault, (name: string) => string>> = {
  'too-large': (name) => `${name} is too large (max 10MB).`,
  'not-supported': (name) =>
    `${name} is not a text, Markdown, CSV, PDF or Word document by its content. Save it as one of these and attach it again.`,
  mixed: (name) => `${name} holds two kinds of file at once and was not opened.`,
  empty: (name) => `${name} is empty.`,
  'no-text': (name) => `No text was found in ${name}. A scanned document has to be made readable first.`,
  protected: (name) => `${name} is protected by a password. Save it without one and attach it again.`,
  damaged: (name) => `${name} is damaged and could not be read.`,
  'too-many-pages': (name) => `${name} has more than ${ATTACHMENT_MAX_PAGES} pages. Attach the part you need.`,
  'too-much-inside': (name) => `${name} is far larger unpacked than it may be (max 50MB) and was not opened.`,
  'too-hard': (name) => `${name} took too long or too much memory to read. Attach a simpler or shorter document.`,
  'no-room': (name) =>
    `${name} was not kept: your conversations already hold as much document text as one account may. Remove conversations with documents first.`,
}

/** Message for a refused file, with its name and the rule. */
export function documentRefusal(fault: DocumentFault, name: string): string {
  return SENTENCES[fault](`“${name}”`)
}
