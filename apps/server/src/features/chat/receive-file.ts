import type { MultipartFile } from '@fastify/multipart'
import { documentName } from '@placard/application'
import { ATTACHMENT_MAX_BYTES } from '@placard/contract'
import type { FastifyRequest } from 'fastify'
import { problem } from '../../app/problems.ts'
import { chatMessages } from './messages.en.ts'
import { refused } from './refused-document.ts'

/** A file as it came; it lives in memory until it is read, and is never written anywhere. */
export interface ReceivedFile {
  readonly name: string
  readonly bytes: Buffer
}

/**
 * Takes the one file of a form as it comes.
 * @throws {Problem} `body-too-large` as soon as it is larger than allowed, whatever its length was said to be; `bad-request`
 *   when the connection breaks off or there is no file.
 */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  const file = await firstFile(request)
  if (file === undefined)
    throw problem('validation-failed', { message: chatMessages.noFile, fields: [{ field: 'file', rule: 'required' }] })
  const name = documentName(file.filename ?? '')
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of file.file) {
      length += chunk.length
      if (length > ATTACHMENT_MAX_BYTES) break
      chunks.push(chunk)
    }
  } catch {
    throw problem('bad-request', { message: chatMessages.uploadBroke })
  }
  if (length > ATTACHMENT_MAX_BYTES || file.file.truncated) throw refused('too-large', name)
  return { name, bytes: Buffer.concat(chunks) }
}

async function firstFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) throw problem('unsupported-media-type', { message: chatMessages.noForm })
  try {
    return await request.file()
  } catch {
    throw problem('bad-request', { message: chatMessages.uploadBroke })
  }
}
