import {
  type ChatsOfRemoved,
  type NewProject,
  PROJECT_FILES_MAX,
  PROJECTS_MAX,
  type Project,
  type ProjectChange,
} from '@placard/contract'
import { dateOf } from '../chat/chat-memory.ts'
import type { DocumentStore, StoredDocument } from '../chat/document-store.ts'
import type { ProjectChats } from '../chat/project-chats.ts'
import type { FilePut, ProjectBegun, ProjectChanged, ProjectRestored, ProjectStore } from '../ports/project-store.ts'

/** A project as it is stored. */
export interface StoredProject {
  readonly userId: string
  readonly project: Project
  /** Until when it can be restored; undefined when it was not removed. */
  readonly removedUntil: number | undefined
}

/** Storage of projects: in memory, or persistent. */
export interface ProjectShelf {
  /** Stores a project, replacing an earlier one with the same id. */
  put(project: StoredProject): Promise<void>
  all(): Promise<readonly StoredProject[]>
  remove(projectId: string): Promise<void>
}

/** Projects in memory. */
export class InMemoryShelf implements ProjectShelf {
  private readonly byId = new Map<string, StoredProject>()

  async put(stored: StoredProject) {
    this.byId.set(stored.project.id, stored)
  }

  async all() {
    return [...this.byId.values()]
  }

  async remove(projectId: string) {
    this.byId.delete(projectId)
  }
}

/** A project store over a shelf, beside the chats and documents that belong to its projects. */
export class ShelvedProjects implements ProjectStore {
  private readonly shelf: ProjectShelf
  private readonly documents: DocumentStore
  private readonly chats: ProjectChats

  constructor(shelf: ProjectShelf, documents: DocumentStore, chats: ProjectChats) {
    this.shelf = shelf
    this.documents = documents
    this.chats = chats
  }

  async list(userId: string) {
    return (await this.shelf.all())
      .filter((stored) => stored.userId === userId && stored.removedUntil === undefined)
      .map(({ project }) => project)
      .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  }

  async read(userId: string, projectId: string) {
    const stored = await this.own(userId, projectId)
    if (stored === undefined) return undefined
    return { project: stored.project, files: (await this.filesOf(projectId)).map(({ attachment }) => attachment) }
  }

  async create(userId: string, project: NewProject, at: number): Promise<ProjectBegun> {
    const all = await this.shelf.all()
    const there = all.find((stored) => stored.project.id === project.id)
    if (there !== undefined) {
      const isFound = there.userId === userId && there.removedUntil === undefined
      return isFound ? { outcome: 'begun', project: there.project } : { outcome: 'taken' }
    }
    if (!(await this.hasRoom(userId))) return { outcome: 'full' }
    const begun = { ...project, createdAt: dateOf(at), updatedAt: dateOf(at) }
    await this.shelf.put({ userId, project: begun, removedUntil: undefined })
    return { outcome: 'begun', project: begun }
  }

  async change(
    userId: string,
    projectId: string,
    { asOf, ...change }: ProjectChange,
    at: number,
  ): Promise<ProjectChanged> {
    const stored = await this.own(userId, projectId)
    if (stored === undefined) return { outcome: 'not-found' }
    if (asOf !== undefined && asOf !== stored.project.updatedAt) return { outcome: 'outdated' }
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const project: Project = { ...stored.project, ...given, updatedAt: dateOf(at) }
    await this.shelf.put({ ...stored, project })
    return { outcome: 'changed', project }
  }

  async remove(userId: string, projectId: string, chats: ChatsOfRemoved, until: number) {
    const stored = await this.own(userId, projectId)
    if (stored === undefined) return false
    await this.shelf.put({ ...stored, removedUntil: until })
    if (chats === 'remove') await this.chats.removeOf(userId, projectId, until)
    return true
  }

  async restore(userId: string, projectId: string, now: number): Promise<ProjectRestored> {
    const stored = await this.held(userId, projectId)
    if (stored?.removedUntil === undefined || stored.removedUntil < now) return { outcome: 'not-found' }
    if (!(await this.hasRoom(userId))) return { outcome: 'full' }
    await this.shelf.put({ ...stored, removedUntil: undefined })
    await this.chats.restoreOf(userId, projectId, stored.removedUntil)
    return { outcome: 'restored', project: stored.project }
  }

  async putFile(userId: string, projectId: string, attachmentId: string): Promise<FilePut> {
    const document = await this.documents.get(attachmentId)
    const isOwn = document?.userId === userId && (await this.own(userId, projectId)) !== undefined
    if (!isOwn || document.conversationId !== undefined) return { outcome: 'not-found' }
    if (document.projectId === projectId) return { outcome: 'put', file: document.attachment }
    if (document.projectId !== undefined) return { outcome: 'not-found' }
    if ((await this.filesOf(projectId)).length >= PROJECT_FILES_MAX) return { outcome: 'full' }
    await this.documents.put({ ...document, projectId })
    return { outcome: 'put', file: document.attachment }
  }

  async takeFile(userId: string, attachmentId: string, at: number) {
    const document = await this.documents.get(attachmentId)
    if (document?.userId !== userId || document.projectId === undefined) return false
    if ((await this.own(userId, document.projectId)) === undefined) return false
    await this.documents.put({ ...document, projectId: undefined, at })
    return true
  }

  /** Erases projects whose time for a restore is over, with their files. */
  async eraseRemoved(now: number): Promise<void> {
    for (const { project, removedUntil } of await this.shelf.all()) {
      if (removedUntil === undefined || removedUntil >= now) continue
      await this.chats.leave(project.id)
      await this.documents.remove((await this.filesOf(project.id)).map(({ attachment }) => attachment.id))
      await this.shelf.remove(project.id)
    }
  }

  private async filesOf(projectId: string): Promise<readonly StoredDocument[]> {
    return (await this.documents.all())
      .filter((document) => document.projectId === projectId)
      .sort((one, other) => one.at - other.at)
  }

  private async hasRoom(userId: string): Promise<boolean> {
    return (await this.list(userId)).length < PROJECTS_MAX
  }

  private async held(userId: string, projectId: string): Promise<StoredProject | undefined> {
    return (await this.shelf.all()).find((stored) => stored.project.id === projectId && stored.userId === userId)
  }

  private async own(userId: string, projectId: string): Promise<StoredProject | undefined> {
    const stored = await this.held(userId, projectId)
    return stored?.removedUntil === undefined ? stored : undefined
  }
}
