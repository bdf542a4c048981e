import multipart from '@fastify/multipart'
import type { ChatStore } from '@placard/application'
import { ATTACHMENT_MAX_BYTES, type ChatAttachment, chatAttachments } from '@placard/contract'
import type { DocumentReading } from '@placard/language'
import { derivedId } from '../../crypto/derived-id.ts'
import { fillDocument } from '../../database/document-rows.ts'
import { sqlStateOf } from '../../database/sql-state.ts'
import type { App } from '../../http/app.ts'
import { hangUpOf } from '../../http/hang-up.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import { receiveSlowly } from '../../http/slow-arrivals.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { StorageGate } from '../../ports/storage-gate.ts'
import { SharedPlaces } from '../../process/shared-places.ts'
import { chatMessages } from './messages.en.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'
import { refused } from './refused-document.ts'
import { MOST_OF_ONE, UploadPlaces } from './upload-places.ts'

/** Rate limit of uploads per account. */
const SENT = { name: 'uploads', times: 120, windowMs: 60_000 } as const
const BUSY_WAIT_SECONDS = 2
/** SQLSTATE of a full disk. */
const DISK_FULL = '53100'

/** Reads files outside this process. */
export interface DocumentReader {
  /** Seconds until an account may have documents read again; 0 when it may now. */
  waitSecondsOf(account: string): number
  /** Announces an upload. */
  warm(): void
  /** `busy`: the queue is full. */
  read(
    account: string,
    file: { readonly pieces: readonly Uint8Array[]; readonly name: string },
    signal: AbortSignal,
  ): Promise<DocumentReading | 'busy'>
}

interface AttachmentDependencies {
  readonly store: Pick<ChatStore, 'keepDocument' | 'dropDocument' | 'documents'>
  readonly readers: DocumentReader
  readonly storage: StorageGate
}

/** Registers the calls of documents that go with messages. Files come as forms here and nowhere else. */
export function registerAttachments(app: App, dependencies: Dependencies, attachment: AttachmentDependencies): void {
  const limits = { fileSize: ATTACHMENT_MAX_BYTES + 1, files: 1, fields: 4, parts: 5, fieldSize: 1024, headerPairs: 20 }
  app.register(async (scope) => {
    // nothing but forms is taken here
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    registerUpload(scope, dependencies, attachment)
  })
  registerKept(app, dependencies, attachment)
}

function registerUpload(
  app: App,
  dependencies: Dependencies,
  { store, readers, storage }: AttachmentDependencies,
): void {
  const { clock } = dependencies
  const maySend = rateLimit(app, SENT, byCaller)
  const places = new UploadPlaces(new SharedPlaces(dependencies, { name: 'uploads', most: MOST_OF_ONE }))
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(problem('unavailable', { retryAfterSeconds: BUSY_WAIT_SECONDS })))
  implement(
    app,
    dependencies,
    chatAttachments.add,
    async ({ params: { attachmentId }, user, request, reply }) => {
      const [there] = await store.documents(user.id, [attachmentId])
      if (there !== undefined) return there.attachment
      const wait = readers.waitSecondsOf(user.id)
      if (wait > 0) throw problem('rate-limited', { message: chatMessages.readingSpent(wait), retryAfterSeconds: wait })
      const leave = await places.take(user.id)
      if (leave === undefined) throw busy()
      try {
        readers.warm()
        const file = await receiveSlowly(request, reply, closing.signal, () => receiveFile(request))
        const document = await readUpload(readers, { file, userId: user.id, attachmentId }, hangUpOf(reply))
        const at = clock.now().getTime()
        await storage.storing(user, storedSize(document.text), () => keep(store, user.id, document, at))
        return document.attachment
      } finally {
        leave()
      }
    },
    // a repeated upload is found under its id
    { keepsAnswers: true, lane: 'upload', limit: maySend },
  )
}

interface Upload {
  readonly file: ReceivedFile
  readonly userId: string
  readonly attachmentId: string
}

async function readUpload(readers: DocumentReader, { file, userId, attachmentId: id }: Upload, signal: AbortSignal) {
  const { name, size } = file
  const reading = await readers.read(userId, file, signal)
  if (reading === 'busy') throw busy()
  if (!reading.ok) throw refused(reading.rejection, name)
  const { kind, text, fullLength, pages } = reading
  const attachment: ChatAttachment = {
    id,
    name,
    kind,
    bytes: size,
    length: text.length,
    fullLength,
    ...(pages === undefined ? {} : { pages }),
  }
  return { attachment, text }
}

async function keep(
  store: AttachmentDependencies['store'],
  userId: string,
  document: { readonly attachment: ChatAttachment; readonly text: string },
  at: number,
): Promise<void> {
  try {
    const kept = await store.keepDocument(userId, document, at)
    if (kept === 'no-room') throw refused('no-room', document.attachment.name)
    if (kept === 'not-found') throw problem('not-found')
  } catch (error) {
    throw sqlStateOf(error) === DISK_FULL ? problem('storage-full') : error
  }
}

function busy() {
  return problem('rate-limited', { message: chatMessages.uploadsBusy, retryAfterSeconds: BUSY_WAIT_SECONDS })
}

/** Size of a text in the store. */
const storedSize = (text: string) => Buffer.byteLength(text)

function registerKept(app: App, dependencies: Dependencies, { store, storage }: AttachmentDependencies): void {
  const { db } = dependencies
  implement(app, dependencies, chatAttachments.read, async ({ params, user }) => {
    const [document] = await store.documents(user.id, [params.attachmentId])
    if (document === undefined) throw problem('not-found')
    return { ...document }
  })
  implement(app, dependencies, chatAttachments.drop, async ({ params, user }) => {
    if (!(await store.dropDocument(user.id, params.attachmentId))) throw problem('not-found')
    return {}
  })
  implement(app, dependencies, chatAttachments.fill, async ({ params, body, user }) => {
    const { attachmentId: id } = params
    // who moved it knows it by the id it had where it comes from
    const fill = (called: string) => fillDocument(db, user.id, called, body.text)
    const filled = await storage.storing(
      user,
      storedSize(body.text),
      async () => (await fill(id)) ?? (await fill(derivedId(user.id, id))),
    )
    if (filled === undefined) throw problem('not-found')
    return filled
  })
}
