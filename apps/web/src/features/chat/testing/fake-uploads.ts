import type { ChatAttachment } from '@placard/contract'
import { ApiError } from '../../../client/api/api-error.ts'
import type { AttachRequest } from '../../../client/gateways/chat-gateway.ts'

/** Upload part of the fake chat host: uploads finish or fail when the test says so. */
export class FakeUploads {
  readonly attached = new Map<string, ChatAttachment>()
  /** Pending uploads, settled by the test. */
  readonly uploads: {
    readonly name: string
    readonly file: File
    readonly request: AttachRequest
    readonly arrive: (length?: number) => void
    readonly fail: (error: Error) => void
  }[] = []

  attach(file: File, request: AttachRequest): Promise<ChatAttachment> {
    const { promise, resolve, reject } = Promise.withResolvers<ChatAttachment>()
    const arrive = (length = file.size) => {
      const base = { id: request.id, name: file.name, bytes: file.size, fullLength: length }
      const attachment: ChatAttachment = { ...base, kind: 'text', length }
      this.attached.set(request.id, attachment)
      resolve(attachment)
    }
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
    this.uploads.push({ name: file.name, file, request, arrive, fail: reject })
    return promise
  }

  async dropAttachment(attachmentId: string): Promise<void> {
    this.attached.delete(attachmentId)
  }

  async readAttachment(attachmentId: string) {
    const attachment = this.attached.get(attachmentId)
    if (attachment === undefined) throw new ApiError('refused', 'There is no such document.', { status: 404 })
    return { attachment, text: 'Chad has no port.' }
  }
}
