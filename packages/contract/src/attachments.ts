import * as z from 'zod/mini'
import {
  ATTACHMENT_KINDS,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_MAX_PAGES,
  ATTACHMENT_NAME_MAX_LENGTH,
  ATTACHMENT_TEXT_MAX_LENGTH,
} from './attachment-limits.ts'

/**
 * A document that goes with a message, as it is shown. Only its text is kept, never the file. `length` of `fullLength` UTF-16
 * code units were kept; a `length` of 0 says that the text is not here, as after an import.
 */
export const ChatAttachment = z.strictObject({
  id: z.uuid(),
  name: z.string().check(z.minLength(1), z.maxLength(ATTACHMENT_NAME_MAX_LENGTH)),
  kind: z.enum(ATTACHMENT_KINDS),
  /** Size of the file, in bytes. */
  bytes: z.int().check(z.gte(0), z.lte(ATTACHMENT_MAX_BYTES)),
  /** Pages of a PDF; left out for the other kinds. */
  pages: z.optional(z.int().check(z.gte(1), z.lte(ATTACHMENT_MAX_PAGES))),
  length: z.int().check(z.gte(0), z.lte(ATTACHMENT_TEXT_MAX_LENGTH)),
  fullLength: z.int().check(z.gte(0)),
})
export type ChatAttachment = z.infer<typeof ChatAttachment>
