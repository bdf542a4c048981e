import { setTimeout as delay } from 'node:timers/promises'
import type { MultipartFile } from '@fastify/multipart'
import { ATTACHMENT_MAX_BYTES } from '@placard/contract'
import { documentName } from '@placard/language'
import type { FastifyRequest } from 'fastify'
import { problem } from '../../http/problems.ts'
import { chatMessages } from './messages.en.ts'
import { refused } from './refused-document.ts'

/** Yields to other requests after this many bytes: 20 MB a second at most. */
const PORTION_BYTES = 1_000_000
const PAUSE_MS = 50

/** An uploaded file, in memory until it is read; never written to disk. */
export interface ReceivedFile {
  readonly name: string
  /** Its bytes, in the pieces they came in. */
  readonly pieces: readonly Buffer[]
  /** In bytes. */
  readonly size: number
}

/**
 * Receives the one file of a form.
 * @throws {Problem} `body-too-large` as soon as it exceeds the limit, whatever its declared length; `bad-request` when
 * the connection breaks or there is no file.
 */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  const file = await firstFile(request)
  if (file === undefined)
    throw problem('validation-failed', { message: chatMessages.noFile, fields: [{ field: 'file', rule: 'required' }] })
  const name = documentName(file.filename ?? '')
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of file.file) {
      size += piece.length
      if (size > ATTACHMENT_MAX_BYTES) break
      pieces.push(piece)
      const isPortionDone = Math.floor(size / PORTION_BYTES) > Math.floor((size - piece.length) / PORTION_BYTES)
      if (isPortionDone) await delay(PAUSE_MS)
    }
  } catch {
    throw problem('bad-request', { message: chatMessages.uploadBroke })
  }
  if (size > ATTACHMENT_MAX_BYTES || file.file.truncated) throw refused('too-large', name)
  return { name, pieces, size }
}

async function firstFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) throw problem('unsupported-media-type', { message: chatMessages.noForm })
  try {
    return await request.file()
  } catch {
    throw problem('bad-request', { message: chatMessages.uploadBroke })
  }
}
