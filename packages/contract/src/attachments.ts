import * as z from 'zod/mini'
import {
  ATTACHMENT_KINDS,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_MAX_PAGES,
  ATTACHMENT_NAME_MAX_LENGTH,
  ATTACHMENT_TEXT_MAX_LENGTH,
} from './attachment-limits.ts'

/**
 * A document attached to a message, as it is shown. Only its text is stored, never the file. `length` of `fullLength`
 * UTF-16 code units are stored; a `length` of 0 means that the text is missing, as after an import.
 */
export const ChatAttachment = z.strictObject({
  id: z.uuid(),
  name: z.string().check(z.minLength(1), z.maxLength(ATTACHMENT_NAME_MAX_LENGTH)),
  kind: z.enum(ATTACHMENT_KINDS),
  /** Size of the file, in bytes. */
  bytes: z.int().check(z.gte(0), z.lte(ATTACHMENT_MAX_BYTES)),
  /** Pages of a PDF; absent for other types. */
  pages: z.optional(z.int().check(z.gte(1), z.lte(ATTACHMENT_MAX_PAGES))),
  length: z.int().check(z.gte(0), z.lte(ATTACHMENT_TEXT_MAX_LENGTH)),
  fullLength: z.int().check(z.gte(0)),
})
export type ChatAttachment = z.infer<typeof ChatAttachment>
