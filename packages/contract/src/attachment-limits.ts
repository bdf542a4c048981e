/** Maximum size of an attached file, in bytes. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024
/** Maximum number of files per message. */
export const ATTACHMENTS_A_MESSAGE = 5
/** Maximum number of pages of a PDF. */
export const ATTACHMENT_MAX_PAGES = 500
/** Limit of stored text per document, in UTF-16 code units; longer texts are truncated. */
export const ATTACHMENT_TEXT_MAX_LENGTH = 200_000
/** Limit of stored document text per account, in UTF-16 code units. */
export const ATTACHMENT_TEXT_AN_ACCOUNT = 20_000_000
/** Maximum length of a document's name, in UTF-16 code units. */
export const ATTACHMENT_NAME_MAX_LENGTH = 60
/** Retention of a document that was never sent, in seconds. */
export const ATTACHMENT_UNSENT_SECONDS = 24 * 60 * 60
/** Limit of document text per conversation in a language model's prompt, in UTF-16 code units: about 8,000 tokens. */
export const DOCUMENTS_MODEL_MAX_LENGTH = 32_000

/** Supported file types; detected by content, not by name. */
export const ATTACHMENT_KINDS = ['text', 'markdown', 'csv', 'pdf', 'docx', 'doc'] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]

/**
 * Why a file was refused. `too-large`: more bytes than allowed; `not-supported`: content of no supported type; `mixed`:
 * content of two types at once; `empty`; `no-text`: no extractable text, such as a scan; `protected`: needs a password;
 * `damaged`: cannot be parsed; `too-many-pages`; `too-much-inside`: too large when unpacked; `too-hard`: parsing
 * exceeded its limit of time or memory; `no-room`: the account's limit of document text is reached.
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
