/** Largest file that may be attached, in bytes. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024
/** Most files of one message. */
export const ATTACHMENTS_A_MESSAGE = 5
/** Most pages of a PDF. */
export const ATTACHMENT_MAX_PAGES = 500
/** How much of a document's text is kept, in UTF-16 code units; what comes after it is not. */
export const ATTACHMENT_TEXT_MAX_LENGTH = 200_000
/** How much text of documents one account may keep, in UTF-16 code units. */
export const ATTACHMENT_TEXT_AN_ACCOUNT = 20_000_000
/** Longest name of a document, in UTF-16 code units. */
export const ATTACHMENT_NAME_MAX_LENGTH = 60
/** How long a document that was never sent is kept, in seconds. */
export const ATTACHMENT_UNSENT_SECONDS = 24 * 60 * 60
/** How much text of all documents of a conversation goes to a language model, in UTF-16 code units: about 8,000 tokens. */
export const DOCUMENTS_MODEL_MAX_LENGTH = 32_000

/** What can be attached; a file is of a kind by what is in it, whatever its name says. */
export const ATTACHMENT_KINDS = ['text', 'markdown', 'csv', 'pdf', 'docx', 'doc'] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]

/**
 * Why a file was not taken. `too-large`: more bytes than allowed; `not-supported`: its content is of no kind we read;
 * `mixed`: it is two kinds at once; `empty`: nothing is in it; `no-text`: no text can be read in it, such as a scan;
 * `protected`: it needs a password; `damaged`: it cannot be read; `too-many-pages`; `too-much-inside`: unpacked it is larger
 * than it may be; `too-hard`: reading it took more time or memory than it may; `no-room`: the account keeps as much text of
 * documents as it may.
 */
export const DOCUMENT_FAULTS = [
  'too-large',
  'not-supported',
  'mixed',
  'empty',
  'no-text',
  'protected',
  'damaged',
  'too-many-pages',
  'too-much-inside',
  'too-hard',
  'no-room',
] as const
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number]
