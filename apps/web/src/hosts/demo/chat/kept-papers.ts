import { begunPaper, isListed, judgedSave, type PaperHome, type PaperStore, summaryOf } from '@placard/application'
import {
  type NewPaper,
  PAPERS_LISTED_MAX,
  type PaperDetail,
  type PaperSave,
  type PaperSaved,
  PaperVersion,
  WorkingPaper,
} from '@placard/contract'
import * as z from 'zod/mini'
import { finished, resultOf } from '../../../client/storage/indexed-db.ts'

/** The stores of working papers in the database of the demo's chats. */
export const PAPER_STORES = ['papers', 'paper-versions'] as const

const PaperRow = z.object({ id: z.string(), paper: WorkingPaper })
const VersionRow = z.object({ paperId: z.string(), number: z.number(), version: PaperVersion, text: z.string() })

export function makePaperStores(database: IDBDatabase): void {
  const papers = database.createObjectStore('papers', { keyPath: 'id' })
  papers.createIndex('conversation', 'paper.conversationId')
  const versions = database.createObjectStore('paper-versions', { keyPath: ['paperId', 'number'] })
  versions.createIndex('paper', 'paperId')
}

/** Erases the papers of a conversation, within the transaction that erases it. */
export async function erasePapersOf(transaction: IDBTransaction, conversationId: string): Promise<void> {
  const papers = transaction.objectStore('papers')
  for (const id of await resultOf(papers.index('conversation').getAllKeys(conversationId))) {
    await erasePaper(transaction, id)
  }
}

async function erasePaper(transaction: IDBTransaction, paperId: IDBValidKey): Promise<void> {
  transaction.objectStore('papers').delete(paperId)
  const versions = transaction.objectStore('paper-versions')
  for (const key of await resultOf(versions.index('paper').getAllKeys(paperId))) versions.delete(key)
}

/** Working papers stored in the browser's database, for the demo's one user. */
export class KeptPapers {
  private readonly database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.database = database
  }

  /** The store over these papers; a paper whose conversation was removed is not found. */
  storeFor(home: PaperHome): PaperStore {
    const isThere = async (userId: string, paperId: string) => {
      const paper = await this.paper(this.database.transaction(PAPER_STORES), paperId)
      return paper !== undefined && (await home(userId, paper.conversationId)) !== undefined
    }
    return {
      list: async (userId, { conversationId, projectId }) => {
        const papers = await this.papers(conversationId)
        const homes = await Promise.all(papers.map((paper) => home(userId, paper.conversationId)))
        return papers
          .filter((_, at) => isListed(homes[at], projectId))
          .map(summaryOf)
          .slice(0, PAPERS_LISTED_MAX)
      },
      read: async (userId, paperId) => ((await isThere(userId, paperId)) ? this.read(paperId) : undefined),
      create: async (userId, paper, at) => (await home(userId, paper.conversationId)) && this.create(paper, at),
      save: async (userId, paperId, save, at) =>
        (await isThere(userId, paperId)) ? this.save(paperId, save, at) : undefined,
      version: async (userId, paperId, version) =>
        (await isThere(userId, paperId)) ? this.version(paperId, version) : undefined,
      remove: async (userId, paperId) => (await isThere(userId, paperId)) && this.remove(paperId),
    }
  }

  /** All papers with their texts, the latest first. */
  all(): Promise<readonly WorkingPaper[]> {
    return this.papers(undefined)
  }

  private async paper(transaction: IDBTransaction, paperId: string): Promise<WorkingPaper | undefined> {
    return PaperRow.safeParse(await resultOf(transaction.objectStore('papers').get(paperId))).data?.paper
  }

  /** Papers, the latest first. Unreadable ones stay in the database and are left out. */
  private async papers(conversationId: string | undefined): Promise<readonly WorkingPaper[]> {
    const store = this.database.transaction(PAPER_STORES).objectStore('papers')
    const all = conversationId === undefined ? store.getAll() : store.index('conversation').getAll(conversationId)
    const rows: readonly unknown[] = await resultOf(all)
    return rows
      .map((row) => PaperRow.safeParse(row).data?.paper)
      .filter((paper) => paper !== undefined)
      .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  }

  private async read(paperId: string, transaction = this.database.transaction(PAPER_STORES)) {
    const paper = await this.paper(transaction, paperId)
    return paper && { paper, versions: (await this.versions(transaction, paperId)).map(({ version }) => version) }
  }

  private async versions(transaction: IDBTransaction, paperId: string) {
    const rows: readonly unknown[] = await resultOf(
      transaction.objectStore('paper-versions').index('paper').getAll(paperId),
    )
    return rows
      .map((row) => VersionRow.safeParse(row).data)
      .filter((row) => row !== undefined)
      .sort((one, other) => other.number - one.number)
  }

  private async create(paper: NewPaper, at: number): Promise<PaperDetail | undefined> {
    const transaction = this.database.transaction(PAPER_STORES, 'readwrite')
    const ids = await resultOf(transaction.objectStore('papers').index('conversation').getAll(paper.conversationId))
    const same = ids
      .map((row) => PaperRow.safeParse(row).data?.paper)
      .find((one) => one?.id === paper.id || (paper.messageId !== null && one?.messageId === paper.messageId))
    if (same !== undefined) return this.read(same.id, transaction)
    const begun = begunPaper(paper, at)
    transaction.objectStore('papers').put({ id: paper.id, paper: begun.paper })
    for (const version of begun.versions) putVersion(transaction, paper.id, version, paper.text)
    await finished(transaction)
    return begun
  }

  private async save(paperId: string, save: PaperSave, at: number): Promise<PaperSaved | undefined> {
    const transaction = this.database.transaction(PAPER_STORES, 'readwrite')
    const detail = await this.read(paperId, transaction)
    if (detail === undefined) return undefined
    const verdict = judgedSave(detail.paper, save, at)
    const [latest] = detail.versions
    if (verdict.kind === 'stored' && latest !== undefined) return { outcome: 'saved', version: latest }
    if (verdict.kind !== 'store') return { outcome: 'conflict', detail }
    const { paper, version, superseded } = verdict
    transaction.objectStore('papers').put({ id: paperId, paper })
    putVersion(transaction, paperId, version, save.text)
    if (superseded !== undefined) transaction.objectStore('paper-versions').delete([paperId, superseded])
    await finished(transaction)
    return { outcome: 'saved', version }
  }

  private async version(paperId: string, number: number | undefined) {
    const versions = await this.versions(this.database.transaction(PAPER_STORES), paperId)
    return versions.find((row) => number === undefined || row.number === number)
  }

  private async remove(paperId: string): Promise<boolean> {
    const transaction = this.database.transaction(PAPER_STORES, 'readwrite')
    await erasePaper(transaction, paperId)
    await finished(transaction)
    return true
  }
}

function putVersion(transaction: IDBTransaction, paperId: string, version: PaperVersion, text: string): void {
  transaction.objectStore('paper-versions').put({ paperId, number: version.version, version, text })
}
