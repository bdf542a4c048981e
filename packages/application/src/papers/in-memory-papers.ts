import {
  type NewPaper,
  PAPERS_LISTED_MAX,
  type PaperSave,
  type PaperVersion,
  type WorkingPaper,
} from '@placard/contract'
import type { PaperFilter, PaperHome, PaperStore } from '../ports/paper-store.ts'
import { judgedSave } from './judge-save.ts'
import { begunPaper, summaryOf } from './new-paper.ts'

/** Whether a paper is listed: its conversation is there, and in the project that is asked for, if one is. */
export function isListed(
  home: { readonly projectId: string | null } | undefined,
  projectId: string | undefined,
): boolean {
  return home !== undefined && (projectId === undefined || home.projectId === projectId)
}

interface Kept {
  readonly userId: string
  readonly paper: WorkingPaper
  readonly versions: readonly { readonly version: PaperVersion; readonly text: string }[]
}

/** Working papers in memory. */
export class InMemoryPapers implements PaperStore {
  private readonly byId = new Map<string, Kept>()
  private readonly home: PaperHome

  constructor(home: PaperHome) {
    this.home = home
  }

  async list(userId: string, { conversationId, projectId }: PaperFilter) {
    const own = [...this.byId.values()].filter(
      (kept) => kept.userId === userId && (conversationId ?? kept.paper.conversationId) === kept.paper.conversationId,
    )
    const homes = await Promise.all(own.map(({ paper }) => this.home(userId, paper.conversationId)))
    return own
      .filter((_, at) => isListed(homes[at], projectId))
      .map(({ paper }) => summaryOf(paper))
      .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
      .slice(0, PAPERS_LISTED_MAX)
  }

  /** The papers of a user with their texts. */
  async all(userId: string): Promise<readonly WorkingPaper[]> {
    return [...this.byId.values()].filter((kept) => kept.userId === userId).map(({ paper }) => paper)
  }

  async read(userId: string, paperId: string) {
    const kept = await this.own(userId, paperId)
    return kept && { paper: kept.paper, versions: kept.versions.map(({ version }) => version) }
  }

  async create(userId: string, paper: NewPaper, at: number) {
    if ((await this.home(userId, paper.conversationId)) === undefined) return undefined
    const taken = this.byId.get(paper.id)
    if (taken !== undefined) return this.read(userId, paper.id)
    const same = [...this.byId.values()].find(
      (kept) =>
        kept.userId === userId &&
        kept.paper.conversationId === paper.conversationId &&
        paper.messageId !== null &&
        kept.paper.messageId === paper.messageId,
    )
    if (same !== undefined) return this.read(userId, same.paper.id)
    const begun = begunPaper(paper, at)
    const versions = begun.versions.map((version) => ({ version, text: paper.text }))
    this.byId.set(paper.id, { userId, paper: begun.paper, versions })
    return begun
  }

  async save(userId: string, paperId: string, save: PaperSave, at: number) {
    if ((await this.own(userId, paperId)) === undefined) return undefined
    // what was saved during the look-up counts
    const kept = this.byId.get(paperId)
    if (kept === undefined) return undefined
    const verdict = judgedSave(kept.paper, save, at)
    const [latest] = kept.versions
    if (verdict.kind === 'conflict' || latest === undefined) {
      const versions = kept.versions.map(({ version }) => version)
      return { outcome: 'conflict' as const, detail: { paper: kept.paper, versions } }
    }
    if (verdict.kind === 'stored') return { outcome: 'saved' as const, version: latest.version }
    const { paper, version, superseded } = verdict
    const others = kept.versions.filter((one) => one.version.version !== superseded)
    this.byId.set(paperId, { userId, paper, versions: [{ version, text: save.text }, ...others] })
    return { outcome: 'saved' as const, version }
  }

  async version(userId: string, paperId: string, version: number | undefined) {
    const kept = await this.own(userId, paperId)
    const number = version ?? kept?.paper.version
    return kept?.versions.find((one) => one.version.version === number)
  }

  async remove(userId: string, paperId: string) {
    const kept = await this.own(userId, paperId)
    return kept !== undefined && this.byId.delete(paperId)
  }

  private async own(userId: string, paperId: string): Promise<Kept | undefined> {
    const kept = this.byId.get(paperId)
    if (kept?.userId !== userId) return undefined
    return (await this.home(userId, kept.paper.conversationId)) && kept
  }
}
