import type { KeptDocument } from '@placard/application'
import {
  ATTACHMENT_TEXT_AN_ACCOUNT,
  ATTACHMENT_UNSENT_SECONDS,
  type ChatAttachment,
  type ChatMessage,
} from '@placard/contract'
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { chatAttachments } from './attachment-schema.ts'
import { chatMessages } from './chat-schema.ts'
import { type Database, type Executor, inTransaction } from './executor.ts'

/** Columns of a document that are shown. */
const SHOWN = {
  id: chatAttachments.id,
  name: chatAttachments.name,
  kind: chatAttachments.kind,
  bytes: chatAttachments.bytes,
  pages: chatAttachments.pages,
  length: chatAttachments.length,
  fullLength: chatAttachments.fullLength,
} as const

type ShownRow = Pick<typeof chatAttachments.$inferSelect, keyof typeof SHOWN>

function attachmentOf({ id, name, kind, bytes, pages, length, fullLength }: ShownRow): ChatAttachment {
  return { id, name, kind, bytes, length, fullLength, ...(pages === null ? {} : { pages }) }
}

const areOwn = (userId: string, ids: readonly string[]) =>
  and(eq(chatAttachments.userId, userId), inArray(chatAttachments.id, [...ids]))

const isOwnDocument = (userId: string, attachmentId: string) =>
  and(eq(chatAttachments.id, attachmentId), eq(chatAttachments.userId, userId))

/** Condition: a document that was neither sent nor put into a project. */
const isFree = and(isNull(chatAttachments.conversationId), isNull(chatAttachments.projectId))

/**
 * Stores a document before it is sent. Concurrent ones of an owner are serialised by a lock, so that they never exceed
 * the limit.
 */
export function keepDocument(
  db: Database,
  userId: string,
  { attachment, text }: KeptDocument,
  at: number,
): Promise<'kept' | 'no-room' | 'not-found'> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`documents:${userId}`}, 0))`)
    const [there] = await tx
      .select({ userId: chatAttachments.userId })
      .from(chatAttachments)
      .where(eq(chatAttachments.id, attachment.id))
    if (there !== undefined) return there.userId === userId ? 'kept' : 'not-found'
    if ((await lengthOf(tx, userId)) + text.length > ATTACHMENT_TEXT_AN_ACCOUNT) return 'no-room'
    const { pages = null, ...shown } = attachment
    await tx
      .insert(chatAttachments)
      .values({ ...shown, pages, userId, text, createdAt: new Date(at) })
      // a concurrent insert of another owner has the same id
      .onConflictDoNothing()
    return 'kept'
  })
}

async function lengthOf(tx: Executor, userId: string): Promise<number> {
  const [sum] = await tx
    .select({ length: sql<number>`coalesce(sum(${chatAttachments.length}), 0)::float8` })
    .from(chatAttachments)
    .where(eq(chatAttachments.userId, userId))
  return sum?.length ?? 0
}

/** Deletes a document that was not sent. */
export async function dropDocument(db: Executor, userId: string, attachmentId: string): Promise<boolean> {
  const dropped = await db.delete(chatAttachments).where(and(isOwnDocument(userId, attachmentId), isFree))
  return dropped.rowCount === 1
}

/** An owner's documents in the order of the ids. */
export async function readDocuments(
  db: Executor,
  userId: string,
  attachmentIds: readonly string[],
): Promise<readonly KeptDocument[]> {
  if (attachmentIds.length === 0) return []
  const rows = await db
    .select({ ...SHOWN, text: chatAttachments.text })
    .from(chatAttachments)
    .where(areOwn(userId, attachmentIds))
  const byId = new Map(rows.map(({ text, ...row }) => [row.id, { attachment: attachmentOf(row), text }]))
  return attachmentIds.map((id) => byId.get(id)).filter((document) => document !== undefined)
}

/**
 * Attaches documents to a conversation. @returns them as shown, in the order of the ids; undefined when one is missing,
 * or belongs to another conversation.
 */
export async function sendDocuments(
  tx: Executor,
  userId: string,
  attachmentIds: readonly string[],
  conversationId: string,
): Promise<ChatAttachment[] | undefined> {
  const ids = [...new Set(attachmentIds)]
  if (ids.length === 0) return []
  const mayGo = or(isFree, eq(chatAttachments.conversationId, conversationId))
  const rows = await tx
    .update(chatAttachments)
    .set({ conversationId })
    .where(and(areOwn(userId, ids), mayGo))
    .returning(SHOWN)
  const byId = new Map(rows.map((row) => [row.id, attachmentOf(row)]))
  const sent = ids.map((id) => byId.get(id)).filter((attachment) => attachment !== undefined)
  return sent.length === ids.length ? sent : undefined
}

/** Ids here of the documents of an imported conversation, by their ids there. */
export type MovedDocuments = ReadonlyMap<string, ChatAttachment>

/** Documents of imported messages, by their ids there: existing ones, and the others without their texts. */
export async function movedDocuments(
  tx: Executor,
  userId: string,
  messages: readonly ChatMessage[],
  idHere: (id: string) => string,
): Promise<MovedDocuments> {
  const attached = messages.flatMap(({ attachments = [] }) => attachments)
  const ids = attached.flatMap(({ id }) => [id, idHere(id)])
  const rows = ids.length === 0 ? [] : await tx.select(SHOWN).from(chatAttachments).where(areOwn(userId, ids))
  const held = new Map(rows.map((row) => [row.id, attachmentOf(row)]))
  return new Map(
    attached.map((one) => [
      one.id,
      held.get(one.id) ?? held.get(idHere(one.id)) ?? { ...one, id: idHere(one.id), length: 0 },
    ]),
  )
}

/** Stores the names of imported documents; their texts may follow. */
export async function keepMovedDocuments(
  tx: Executor,
  userId: string,
  conversationId: string,
  moved: MovedDocuments,
): Promise<void> {
  const rows = [...moved.values()].map(({ pages = null, ...shown }) => ({ ...shown, pages }))
  if (rows.length === 0) return
  const home = { userId, conversationId, text: '', createdAt: sql`now()` }
  await tx
    .insert(chatAttachments)
    .values(rows.map((row) => ({ ...row, ...home })))
    .onConflictDoNothing()
}

/** Adds the text to an imported document without one; one that has a text keeps it. Undefined when there is none. */
export function fillDocument(
  db: Database,
  userId: string,
  attachmentId: string,
  text: string,
): Promise<ChatAttachment | undefined> {
  return inTransaction(db, async (tx) => {
    const own = isOwnDocument(userId, attachmentId)
    const [row] = await tx.select(SHOWN).from(chatAttachments).where(own).for('update')
    if (row === undefined || row.length > 0) return row && attachmentOf(row)
    const length = text.length
    const fullLength = Math.max(row.fullLength, length)
    const [filled] = await tx.update(chatAttachments).set({ text, length, fullLength }).where(own).returning(SHOWN)
    if (filled === undefined) return undefined
    const attachment = attachmentOf(filled)
    await showFilled(tx, userId, attachment)
    return attachment
  })
}

/** Updates the messages that show the document: its text is there now. */
async function showFilled(tx: Executor, userId: string, attachment: ChatAttachment): Promise<void> {
  await tx
    .update(chatMessages)
    .set({
      attachments: sql`(
        select jsonb_agg(case when a->>'id' = ${attachment.id} then ${JSON.stringify(attachment)}::jsonb else a end order by at)
        from jsonb_array_elements(${chatMessages.attachments}) with ordinality as listed(a, at))`,
    })
    .where(
      and(
        eq(chatMessages.userId, userId),
        sql`${chatMessages.attachments} @> ${JSON.stringify([{ id: attachment.id }])}::jsonb`,
        sql`${chatMessages.conversationId} = (
          select a.conversation_id from ${chatAttachments} a where a.id = ${attachment.id}::uuid)`,
      ),
    )
}

/** Deletes documents that were not sent in time. */
export async function eraseUnsent(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ATTACHMENT_UNSENT_SECONDS * 1000)
  await db.delete(chatAttachments).where(and(isFree, lt(chatAttachments.createdAt, before)))
}

/** A document and the project that it is in, or is to be in. */
interface ProjectFile {
  readonly userId: string
  readonly projectId: string
  readonly attachmentId: string
}

/** The files of a project, in the order in which they came. */
export async function filesOfProject(db: Executor, userId: string, projectId: string): Promise<ChatAttachment[]> {
  const rows = await db
    .select(SHOWN)
    .from(chatAttachments)
    .where(and(eq(chatAttachments.projectId, projectId), eq(chatAttachments.userId, userId)))
    .orderBy(asc(chatAttachments.createdAt), asc(chatAttachments.id))
  return rows.map(attachmentOf)
}

/** Puts an unsent document into a project; undefined when the owner has no such document. */
export async function putIntoProject(
  tx: Executor,
  { userId, projectId, attachmentId }: ProjectFile,
): Promise<ChatAttachment | undefined> {
  const [row] = await tx
    .update(chatAttachments)
    .set({ projectId })
    .where(and(isOwnDocument(userId, attachmentId), isFree))
    .returning(SHOWN)
  return row && attachmentOf(row)
}

/** The project that a document is a file of; undefined when it is none. */
export async function projectOfFile(db: Executor, userId: string, attachmentId: string): Promise<string | undefined> {
  const { projectId } = chatAttachments
  const [row] = await db.select({ projectId }).from(chatAttachments).where(isOwnDocument(userId, attachmentId))
  return row?.projectId ?? undefined
}

/** Makes a file of a project an unsent document again, from `at` on. */
export async function takeOutOfProject(
  db: Executor,
  { userId, projectId, attachmentId, at }: ProjectFile & { readonly at: number },
): Promise<boolean> {
  const taken = await db
    .update(chatAttachments)
    .set({ projectId: null, createdAt: new Date(at) })
    .where(and(isOwnDocument(userId, attachmentId), eq(chatAttachments.projectId, projectId)))
  return taken.rowCount === 1
}
