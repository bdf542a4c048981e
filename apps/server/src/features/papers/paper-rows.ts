import { begunPaper, judgedSave, type PaperFilter, type PaperStore } from '@placard/application'
import {
  type NewPaper,
  PAPER_VERSIONS_MAX,
  PAPERS_LISTED_MAX,
  type PaperDetail,
  type PaperSave,
  type PaperSaved,
  type PaperSummary,
  type PaperVersion,
  type WorkingPaper,
} from '@placard/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { derivedId } from '../../crypto/derived-id.ts'
import { conversations } from '../../database/chat-schema.ts'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { workingPapers, workingPaperVersions } from '../../database/paper-schema.ts'

/** Working papers in the database. A paper of a removed conversation is not found until that is restored. */
export function createPaperStore(db: Database): PaperStore {
  return {
    list: (userId, filter) => listPapers(db, userId, filter),
    read: (userId, paperId) => readPaper(db, userId, paperId),
    create: (userId, paper, at) => inTransaction(db, (tx) => createPaper(tx, userId, paper, at)),
    save: (userId, paperId, save, at) => inTransaction(db, (tx) => savePaper(tx, { userId, paperId, save, at })),
    version: (userId, paperId, version) => readVersion(db, userId, paperId, version),
    async remove(userId, paperId) {
      const own = and(eq(workingPapers.id, paperId), eq(workingPapers.userId, userId), isConversationThere)
      const removed = await db.delete(workingPapers).where(own).returning({ id: workingPapers.id })
      return removed.length > 0
    },
  }
}

const isConversationThere = sql`exists (
  select from conversations c where c.id = ${workingPapers.conversationId} and c.removed_at is null)`

const SUMMARY = {
  id: workingPapers.id,
  conversationId: workingPapers.conversationId,
  messageId: workingPapers.messageId,
  kind: workingPapers.kind,
  title: workingPapers.title,
  version: workingPapers.version,
  updatedAt: workingPapers.updatedAt,
} as const
const PAPER = { ...SUMMARY, text: workingPapers.text, createdAt: workingPapers.createdAt } as const

async function listPapers(
  db: Executor,
  userId: string,
  { conversationId, projectId }: PaperFilter,
): Promise<readonly PaperSummary[]> {
  const ofOne = conversationId === undefined ? undefined : eq(workingPapers.conversationId, conversationId)
  const isIn = eq(conversations.projectId, projectId ?? '')
  const ofProject =
    projectId === undefined
      ? undefined
      : inArray(workingPapers.conversationId, db.select({ id: conversations.id }).from(conversations).where(isIn))
  const rows = await db
    .select(SUMMARY)
    .from(workingPapers)
    .where(and(eq(workingPapers.userId, userId), ofOne, ofProject, isConversationThere))
    .orderBy(desc(workingPapers.updatedAt), workingPapers.id)
    .limit(PAPERS_LISTED_MAX)
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

/** A user's paper; `isLocked`: no other transaction saves it meanwhile. */
async function ownPaper(
  db: Executor,
  userId: string,
  paperId: string,
  isLocked = false,
): Promise<WorkingPaper | undefined> {
  const query = db
    .select(PAPER)
    .from(workingPapers)
    .where(and(eq(workingPapers.id, paperId), eq(workingPapers.userId, userId), isConversationThere))
  const [row] = isLocked ? await query.for('update') : await query
  return row && { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}

const VERSION = {
  version: workingPaperVersions.version,
  making: workingPaperVersions.making,
  engine: workingPaperVersions.engine,
  of: workingPaperVersions.of,
  madeAt: workingPaperVersions.madeAt,
} as const

type VersionRow = Pick<typeof workingPaperVersions.$inferSelect, keyof typeof VERSION>

function versionOf({ version, making, engine, of, madeAt }: VersionRow): PaperVersion {
  return {
    version,
    making,
    madeAt: madeAt.toISOString(),
    ...(engine === null ? {} : { engine }),
    ...(of === null ? {} : { of }),
  }
}

async function versionsOf(db: Executor, paperId: string): Promise<PaperVersion[]> {
  const rows = await db
    .select(VERSION)
    .from(workingPaperVersions)
    .where(eq(workingPaperVersions.paperId, paperId))
    .orderBy(desc(workingPaperVersions.version))
    .limit(PAPER_VERSIONS_MAX)
  return rows.map(versionOf)
}

async function readPaper(db: Executor, userId: string, paperId: string): Promise<PaperDetail | undefined> {
  const paper = await ownPaper(db, userId, paperId)
  return paper && { paper, versions: await versionsOf(db, paperId) }
}

async function createPaper(
  tx: Executor,
  userId: string,
  paper: NewPaper,
  at: number,
): Promise<PaperDetail | undefined> {
  // serialises concurrent calls for one conversation, and keeps it from being erased meanwhile
  const [conversation] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, paper.conversationId),
        eq(conversations.userId, userId),
        sql`${conversations.removedAt} is null`,
      ),
    )
    .for('update')
  if (conversation === undefined) return undefined
  const named = { ...paper, id: await freeId(tx, userId, paper.id) }
  const there = await paperLike(tx, named)
  if (there !== undefined) return readPaper(tx, userId, there)
  const begun = begunPaper(named, at)
  const { id, conversationId, messageId, kind, title, text } = named
  const now = new Date(at)
  await tx
    .insert(workingPapers)
    .values({ id, userId, conversationId, messageId, kind, title, text, version: 1, createdAt: now, updatedAt: now })
  await tx.insert(workingPaperVersions).values({ paperId: id, version: 1, text, making: 'opened', madeAt: now })
  return begun
}

/** The id of a user's paper; another one where somebody else has it, whose demo in the same browser held the same paper. */
async function freeId(tx: Executor, userId: string, id: string): Promise<string> {
  const [taken] = await tx.select({ userId: workingPapers.userId }).from(workingPapers).where(eq(workingPapers.id, id))
  return taken === undefined || taken.userId === userId ? id : derivedId(userId, id)
}

/** The paper with this id, or of the same answer. */
async function paperLike(tx: Executor, { id, conversationId, messageId }: NewPaper): Promise<string | undefined> {
  const ofAnswer =
    messageId === null
      ? sql`false`
      : sql`(${workingPapers.conversationId} = ${conversationId}::uuid and ${workingPapers.messageId} = ${messageId}::uuid)`
  const [row] = await tx
    .select({ id: workingPapers.id })
    .from(workingPapers)
    .where(sql`${workingPapers.id} = ${id}::uuid or ${ofAnswer}`)
    .limit(1)
  return row?.id
}

interface SaveOrder {
  readonly userId: string
  readonly paperId: string
  readonly save: PaperSave
  readonly at: number
}

async function savePaper(tx: Executor, { userId, paperId, save, at }: SaveOrder): Promise<PaperSaved | undefined> {
  const now = await ownPaper(tx, userId, paperId, true)
  if (now === undefined) return undefined
  const verdict = judgedSave(now, save, at)
  if (verdict.kind === 'store') {
    await storeVersion(tx, verdict)
    return { outcome: 'saved', version: verdict.version }
  }
  const versions = await versionsOf(tx, paperId)
  const [latest] = versions
  const isStored = verdict.kind === 'stored' && latest !== undefined
  return isStored ? { outcome: 'saved', version: latest } : { outcome: 'conflict', detail: { paper: now, versions } }
}

type ToStore = Extract<ReturnType<typeof judgedSave>, { kind: 'store' }>

async function storeVersion(tx: Executor, { paper, version, superseded }: ToStore): Promise<void> {
  const { id, kind, title, text } = paper
  const madeAt = new Date(version.madeAt)
  await tx
    .update(workingPapers)
    .set({ kind, title, text, version: version.version, updatedAt: madeAt })
    .where(eq(workingPapers.id, id))
  const { making, engine = null, of = null } = version
  await tx
    .insert(workingPaperVersions)
    .values({ paperId: id, version: version.version, text, making, engine, of, madeAt })
  if (superseded === undefined) return
  const { paperId, version: number } = workingPaperVersions
  await tx.delete(workingPaperVersions).where(and(eq(paperId, id), eq(number, superseded)))
}

async function readVersion(db: Executor, userId: string, paperId: string, version: number | undefined) {
  const paper = await ownPaper(db, userId, paperId)
  if (paper === undefined) return undefined
  const [row] = await db
    .select({ ...VERSION, text: workingPaperVersions.text })
    .from(workingPaperVersions)
    .where(and(eq(workingPaperVersions.paperId, paperId), eq(workingPaperVersions.version, version ?? paper.version)))
  return row && { version: versionOf(row), text: row.text }
}
