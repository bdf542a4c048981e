import type { ProjectShelf, StoredProject } from '@placard/application'
import { Project } from '@placard/contract'
import * as z from 'zod/mini'
import { finished, resultOf } from '../../../client/storage/indexed-db.ts'
import { DEMO_PERSON } from './chat-protocol.ts'

const ProjectRow = z.object({ id: z.string(), project: Project, removedUntil: z.optional(z.number()) })

export function makeProjectStore(database: IDBDatabase): void {
  database.createObjectStore('projects', { keyPath: 'id' })
}

/** Projects stored in the browser's database, for the demo's one user. */
export class KeptProjects implements ProjectShelf {
  private readonly database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.database = database
  }

  async put({ project, removedUntil }: StoredProject) {
    const transaction = this.database.transaction('projects', 'readwrite')
    transaction.objectStore('projects').put({ id: project.id, project, removedUntil })
    await finished(transaction)
  }

  /** All stored projects. Unreadable ones stay in the database and are left out. */
  async all() {
    const store = this.database.transaction('projects').objectStore('projects')
    const rows: readonly unknown[] = await resultOf(store.getAll())
    return rows
      .map((row) => ProjectRow.safeParse(row).data)
      .filter((row) => row !== undefined)
      .map(({ project, removedUntil }) => ({ userId: DEMO_PERSON, project, removedUntil }))
  }

  async remove(projectId: string) {
    const transaction = this.database.transaction('projects', 'readwrite')
    transaction.objectStore('projects').delete(projectId)
    await finished(transaction)
  }
}
