import type { FilePut, ProjectBegun, ProjectChanged, ProjectRestored, ProjectStore } from '@placard/application'
import {
  type ChatsOfRemoved,
  type NewProject,
  PROJECT_FILES_MAX,
  PROJECTS_MAX,
  type Project,
  type ProjectChange,
} from '@placard/contract'
import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { derivedId } from '../../crypto/derived-id.ts'
import { chatMessages, conversations } from '../../database/chat-schema.ts'
import { filesOfProject, projectOfFile, putIntoProject, takeOutOfProject } from '../../database/document-rows.ts'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { projects } from '../../database/project-schema.ts'
import { users } from '../../database/schema.ts'

/** Projects in the database. */
export function createProjectStore(db: Database): ProjectStore {
  return {
    list: (userId) => listProjects(db, userId),
    async read(userId, projectId) {
      const project = await readProject(db, userId, projectId)
      return project && { project, files: await filesOfProject(db, userId, projectId) }
    },
    create: (userId, project, at) => inTransaction(db, (tx) => createProject(tx, userId, project, at)),
    change: (userId, projectId, change, at) => changeProject(db, userId, projectId, change, at),
    remove: (userId, projectId, chats, until) =>
      inTransaction(db, (tx) => removeProject(tx, { userId, projectId, chats, until })),
    restore: (userId, projectId, now) => inTransaction(db, (tx) => restoreProject(tx, userId, projectId, now)),
    putFile: (userId, projectId, attachmentId) =>
      inTransaction(db, (tx) => putFile(tx, userId, projectId, attachmentId)),
    async takeFile(userId, attachmentId, at) {
      const projectId = await projectOfFile(db, userId, attachmentId)
      const isThere = projectId !== undefined && (await hasProject(db, userId, projectId))
      return isThere && takeOutOfProject(db, { userId, projectId, attachmentId, at })
    },
  }
}

const PROJECT = {
  id: projects.id,
  name: projects.name,
  country: projects.country,
  committee: projects.committee,
  topics: projects.topics,
  instructions: projects.instructions,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
} as const

type ProjectRow = Pick<typeof projects.$inferSelect, keyof typeof PROJECT>

function projectOf({ createdAt, updatedAt, ...row }: ProjectRow): Project {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

/** Condition: a project of this owner that was not removed. */
function isOwn(userId: string, projectId: string) {
  return and(eq(projects.id, projectId), eq(projects.userId, userId), isNull(projects.eraseAfter))
}

async function listProjects(db: Executor, userId: string): Promise<readonly Project[]> {
  const rows = await db
    .select(PROJECT)
    .from(projects)
    .where(and(eq(projects.userId, userId), isNull(projects.eraseAfter)))
    .orderBy(desc(projects.updatedAt), projects.id)
  return rows.map(projectOf)
}

async function readProject(db: Executor, userId: string, projectId: string): Promise<Project | undefined> {
  const [row] = await db.select(PROJECT).from(projects).where(isOwn(userId, projectId))
  return row && projectOf(row)
}

/** Whether a user has a project. */
export async function hasProject(db: Executor, userId: string, projectId: string): Promise<boolean> {
  return (await readProject(db, userId, projectId)) !== undefined
}

async function createProject(tx: Executor, userId: string, project: NewProject, at: number): Promise<ProjectBegun> {
  await lockRoom(tx, userId)
  const id = await freeId(tx, userId, project.id)
  const there = await readProject(tx, userId, id)
  if (there !== undefined) return { outcome: 'begun', project: there }
  if (!(await hasRoom(tx, userId))) return { outcome: 'full' }
  const moment = new Date(at)
  const [row] = await tx
    .insert(projects)
    .values({ ...project, id, userId, createdAt: moment, updatedAt: moment })
    .onConflictDoNothing()
    .returning(PROJECT)
  return row === undefined ? { outcome: 'taken' } : { outcome: 'begun', project: projectOf(row) }
}

/** Two at once would both find room. */
async function lockRoom(tx: Executor, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Whether a user has fewer projects than there may be, those that were removed not counted. */
async function hasRoom(tx: Executor, userId: string): Promise<boolean> {
  const held = await tx.$count(projects, and(eq(projects.userId, userId), isNull(projects.eraseAfter)))
  return held < PROJECTS_MAX
}

/** An id that another user's project has, such as that of a demo which moved into their account, is replaced. */
async function freeId(tx: Executor, userId: string, id: string): Promise<string> {
  const [held] = await tx.select({ userId: projects.userId }).from(projects).where(eq(projects.id, id))
  return held === undefined || held.userId === userId ? id : derivedId(userId, 'project', id)
}

async function changeProject(
  db: Executor,
  userId: string,
  projectId: string,
  { asOf, ...change }: ProjectChange,
  at: number,
): Promise<ProjectChanged> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const [row] = await db
    .update(projects)
    .set({ ...given, updatedAt: new Date(at) })
    .where(and(isOwn(userId, projectId), asOf === undefined ? undefined : eq(projects.updatedAt, new Date(asOf))))
    .returning(PROJECT)
  if (row !== undefined) return { outcome: 'changed', project: projectOf(row) }
  return { outcome: (await hasProject(db, userId, projectId)) ? 'outdated' : 'not-found' }
}

interface Removal {
  readonly userId: string
  readonly projectId: string
  readonly chats: ChatsOfRemoved
  readonly until: number
}

async function removeProject(tx: Executor, { userId, projectId, chats, until }: Removal): Promise<boolean> {
  const eraseAfter = new Date(until)
  const removed = await tx.update(projects).set({ eraseAfter }).where(isOwn(userId, projectId))
  if (removed.rowCount !== 1) return false
  if (chats === 'keep') return true
  const isIn = and(eq(conversations.projectId, projectId), eq(conversations.userId, userId))
  await tx
    .update(chatMessages)
    .set({ stopAskedAt: sql`now()` })
    .where(
      and(
        inArray(chatMessages.conversationId, tx.select({ id: conversations.id }).from(conversations).where(isIn)),
        eq(chatMessages.status, 'answering'),
      ),
    )
  await tx
    .update(conversations)
    .set({ removedAt: sql`now()`, eraseAfter })
    .where(and(isIn, isNull(conversations.removedAt)))
  return true
}

async function restoreProject(tx: Executor, userId: string, projectId: string, now: number): Promise<ProjectRestored> {
  await lockRoom(tx, userId)
  const own = and(eq(projects.id, projectId), eq(projects.userId, userId), gte(projects.eraseAfter, new Date(now)))
  const [held] = await tx.select({ eraseAfter: projects.eraseAfter }).from(projects).where(own).for('update')
  if (held === undefined || held.eraseAfter === null) return { outcome: 'not-found' }
  if (!(await hasRoom(tx, userId))) return { outcome: 'full' }
  await tx.update(projects).set({ eraseAfter: null }).where(own)
  // those that were removed with it have the same end; one that was deleted before stays deleted
  const wentWithIt = and(eq(conversations.projectId, projectId), eq(conversations.eraseAfter, held.eraseAfter))
  await tx
    .update(conversations)
    .set({ removedAt: null, eraseAfter: null })
    .where(and(wentWithIt, eq(conversations.userId, userId)))
  const project = await readProject(tx, userId, projectId)
  return project === undefined ? { outcome: 'not-found' } : { outcome: 'restored', project }
}

async function putFile(tx: Executor, userId: string, projectId: string, attachmentId: string): Promise<FilePut> {
  // two at once would both find room
  const locked = await tx.select({ id: projects.id }).from(projects).where(isOwn(userId, projectId)).for('update')
  if (locked.length === 0) return { outcome: 'not-found' }
  const files = await filesOfProject(tx, userId, projectId)
  const there = files.find(({ id }) => id === attachmentId)
  if (there !== undefined) return { outcome: 'put', file: there }
  if (files.length >= PROJECT_FILES_MAX) return { outcome: 'full' }
  const file = await putIntoProject(tx, { userId, projectId, attachmentId })
  return file === undefined ? { outcome: 'not-found' } : { outcome: 'put', file }
}

/** Erases removed projects that can no longer be restored, with their files; their conversations lose them. */
export async function eraseRemovedProjects(db: Executor, now: Date): Promise<void> {
  await db.delete(projects).where(lt(projects.eraseAfter, now))
}
