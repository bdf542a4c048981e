import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS_A_MESSAGE,
  type ChatAttachment,
  DOCUMENT_FAULTS,
  documentRefusal,
} from '@placard/contract'
import { ApiError } from '../../../client/api/api-error.ts'
import type { ChatGateway } from '../../../client/gateways/chat-gateway.ts'
import { fileMessages } from '../files/messages.en.ts'

/**
 * Upload state: `waiting` in the queue, `sending` (from 0 to 1), `reading` once uploaded, `ready` to go with a message,
 * `refused` for good, or `failed` for now.
 */
export type FileState =
  | { readonly kind: 'waiting' | 'reading' }
  | { readonly kind: 'sending'; readonly sentRatio: number }
  | { readonly kind: 'ready'; readonly attachment: ChatAttachment }
  | { readonly kind: 'refused' | 'failed'; readonly reason: string }

/** An attachment of the draft. */
export interface DraftFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly state: FileState
}

/** Maximum number of concurrent uploads. */
const AT_ONCE = 2

export interface DraftFilesDependencies {
  readonly gateway: Pick<ChatGateway, 'attach' | 'dropAttachment'>
  readonly newId: () => string
  /** How many more files there may be, and what is said of one too many; by default those of a message. */
  readonly room?: (() => number) | undefined
  readonly tooMany?: ((name: string) => string) | undefined
  readonly read: () => readonly DraftFile[]
  /** Publishes the files and persists those that are ready. */
  readonly write: (files: readonly DraftFile[]) => void
}

/** Ready attachments as files of a draft. */
export function filesOf(attachments: readonly ChatAttachment[]): readonly DraftFile[] {
  return attachments.map((attachment) => ({
    id: attachment.id,
    name: attachment.name,
    bytes: attachment.bytes,
    state: { kind: 'ready', attachment },
  }))
}

/** The ready attachments. */
export function readyIn(files: readonly DraftFile[]): readonly ChatAttachment[] {
  return files.flatMap(({ state }) => (state.kind === 'ready' ? [state.attachment] : []))
}

/** Whether all files are ready to send. */
export function areReady(files: readonly DraftFile[]): boolean {
  return files.every(({ state }) => state.kind === 'ready')
}

/** Attachments of the draft: each is uploaded and parsed at once, on its own. */
export class DraftFiles {
  private readonly dependencies: DraftFilesDependencies
  private readonly contents = new Map<string, File>()
  private readonly ending = new Map<string, AbortController>()

  constructor(dependencies: DraftFilesDependencies) {
    this.dependencies = dependencies
  }

  /** Adds files; one over the limits is shown with the rule it breaks and is not uploaded. */
  add(files: readonly File[]): void {
    const { tooMany = fileMessages.tooMany, room: most = () => ATTACHMENTS_A_MESSAGE } = this.dependencies
    let room = most() - this.dependencies.read().filter(({ state }) => state.kind !== 'refused').length
    const added = files.map((file): DraftFile => {
      const base = { id: this.dependencies.newId(), name: file.name, bytes: file.size }
      const reason = room <= 0 ? tooMany(file.name) : refusalOf(file)
      if (reason !== undefined) return { ...base, state: { kind: 'refused', reason } }
      room -= 1
      this.contents.set(base.id, file)
      return { ...base, state: { kind: 'waiting' } }
    })
    this.dependencies.write([...this.dependencies.read(), ...added])
    this.resume()
  }

  /** Restores attachments of a message that was not sent after all. */
  putBack(attachments: readonly ChatAttachment[]): void {
    const files = this.dependencies.read()
    const isHere = (id: string) => files.some((file) => file.id === id)
    this.dependencies.write([...files, ...filesOf(attachments.filter(({ id }) => !isHere(id)))])
  }

  /** Removes a file in any state and aborts its upload. */
  remove(id: string): void {
    const file = this.dependencies.read().find((one) => one.id === id)
    this.ending.get(id)?.abort()
    this.forget(id)
    this.dependencies.write(this.dependencies.read().filter((one) => one.id !== id))
    // the host deletes an unused attachment after a day anyway
    if (file?.state.kind === 'ready') void this.dependencies.gateway.dropAttachment(id).catch(() => undefined)
    this.resume()
  }

  /** Retries a failed upload. */
  retry(id: string): void {
    if (!this.contents.has(id)) return
    this.change(id, { kind: 'waiting' })
    this.resume()
  }

  private resume(): void {
    for (const { id, state } of this.dependencies.read()) {
      if (this.ending.size >= AT_ONCE) return
      const file = this.contents.get(id)
      if (state.kind === 'waiting' && file !== undefined) void this.send(id, file)
    }
  }

  private async send(id: string, file: File): Promise<void> {
    const ending = new AbortController()
    this.ending.set(id, ending)
    this.change(id, { kind: 'sending', sentRatio: 0 })
    const onProgress = (sentRatio: number) =>
      this.change(id, sentRatio >= 1 ? { kind: 'reading' } : { kind: 'sending', sentRatio })
    try {
      const attachment = await this.dependencies.gateway.attach(file, { id, onProgress, signal: ending.signal })
      this.contents.delete(id)
      this.change(id, { kind: 'ready', attachment })
    } catch (error) {
      if (!ending.signal.aborted) this.change(id, failureOf(error, file.name))
    } finally {
      this.ending.delete(id)
      this.resume()
    }
  }

  private change(id: string, state: FileState): void {
    this.dependencies.write(this.dependencies.read().map((file) => (file.id === id ? { ...file, state } : file)))
  }

  private forget(id: string): void {
    this.contents.delete(id)
    this.ending.delete(id)
  }
}

function refusalOf({ name, size }: File): string | undefined {
  if (size > ATTACHMENT_MAX_BYTES) return documentRefusal('too-large', name)
  return size === 0 ? documentRefusal('empty', name) : undefined
}

/** A document rule is a permanent refusal; everything else can be retried. */
function failureOf(error: unknown, name: string): FileState {
  const rejection = error instanceof ApiError ? error.problem?.rejection : undefined
  const fault = DOCUMENT_FAULTS.find((one) => one === rejection?.code)
  const told = error instanceof Error ? error.message : String(error)
  return {
    kind: rejection === undefined ? 'failed' : 'refused',
    reason: fault === undefined ? told : documentRefusal(fault, name),
  }
}
