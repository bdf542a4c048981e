import * as z from 'zod/mini'
import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TEXT_MAX_LENGTH } from './attachment-limits.ts'
import { ChatAttachment } from './attachments.ts'
import { defineRoute } from './route.ts'

const attachment = z.strictObject({ attachmentId: z.uuid() })
/** Overhead of a multipart form: the parts' names and boundaries. */
const FORM_BYTES = 64 * 1024

/** The calls of documents attached to messages. Only their text is stored. */
export const chatAttachments = {
  add: defineRoute({
    method: 'POST',
    path: '/api/chat/attachments/:attachmentId',
    permission: 'user',
    summary: 'Reads a file and keeps its text for a message of the caller’s, under an id the caller makes up.',
    params: attachment,
    isMultipart: true,
    reply: ChatAttachment,
    status: 201,
    idempotent: true,
    bodyLimitBytes: ATTACHMENT_MAX_BYTES + FORM_BYTES,
  }),
  read: defineRoute({
    method: 'GET',
    path: '/api/chat/attachments/:attachmentId',
    permission: 'user',
    summary: 'What is kept of a document of the caller’s, its text included.',
    params: attachment,
    reply: z.strictObject({ attachment: ChatAttachment, text: z.string() }),
  }),
  drop: defineRoute({
    method: 'DELETE',
    path: '/api/chat/attachments/:attachmentId',
    permission: 'user',
    summary: 'Removes a document that was not sent; one that was sent or is in a project goes with that.',
    params: attachment,
    reply: z.strictObject({}),
  }),
  fill: defineRoute({
    method: 'PUT',
    path: '/api/chat/attachments/:attachmentId/text',
    permission: 'user',
    summary: 'Gives the text of a document whose conversation moved in without it; a text that is there stays.',
    params: attachment,
    body: z.strictObject({
      text: z.string().check(z.minLength(1), z.maxLength(ATTACHMENT_TEXT_MAX_LENGTH)),
    }),
    reply: ChatAttachment,
    bodyLimitBytes: 2_000_000,
  }),
} as const
