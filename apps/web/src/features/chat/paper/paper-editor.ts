import {
  type AnswerEngine,
  PAPER_TEXT_MAX_LENGTH,
  type PaperDetail,
  type PaperKind,
  type PaperSaved,
  type PaperVersion,
  type VersionMaking,
} from '@placard/contract'
import { createStore } from 'zustand/vanilla'
import type { PaperGateway } from '../../../client/gateways/paper-gateway.ts'
import type { PaperDraft, PaperDrafts } from './paper-drafts.ts'
import { type SaveFault, saveFaultOf } from './save-fault.ts'

/** What a person sees of a paper: the words as typed, whether or not they are stored. */
export interface PaperContent {
  readonly kind: PaperKind
  readonly title: string
  readonly text: string
}

export type SaveState = 'saved' | 'waiting' | 'saving' | 'too-long' | SaveFault

export interface PaperState {
  readonly status: 'loading' | 'ready' | 'missing' | 'failed'
  readonly content: PaperContent
  /** The latest stored version. */
  readonly version: number
  readonly versions: readonly PaperVersion[]
  readonly save: SaveState
  /** A version that somebody stored meanwhile; it is kept, and what was typed here stands after it. */
  readonly conflict: number | undefined
}

/** How a version comes about, where it was not typed. */
interface Making {
  readonly making: VersionMaking
  readonly engine?: AnswerEngine
  readonly of?: number
}

const TYPED: Making = { making: 'typed' }
/** A pause in typing after which it is stored. */
const PAUSE_MS = 2_000
/** After a failure. */
const RETRY_MS = 10_000

interface EditorDependencies {
  readonly gateway: PaperGateway
  readonly drafts: PaperDrafts
  /** Calls back after some ms; returns the function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void
}

const EMPTY: PaperContent = { kind: 'other', title: '', text: '' }

/** One open paper: what is typed is kept in this browser at once, and stored as versions, one call after another. */
export class PaperEditor {
  readonly id: string
  readonly store = createStore<PaperState>(() => ({
    status: 'loading',
    content: EMPTY,
    version: 0,
    versions: [],
    save: 'saved',
    conflict: undefined,
  }))
  private readonly dependencies: EditorDependencies
  /** What the host has. */
  private stored: PaperContent = EMPTY
  private making: Making = TYPED
  private cancel: () => void = () => undefined
  private saving: Promise<void> | undefined

  constructor(id: string, dependencies: EditorDependencies) {
    this.id = id
    this.dependencies = dependencies
  }

  /** Reads the paper, with words that were typed before and not stored. */
  async load(): Promise<void> {
    try {
      this.opened(await this.dependencies.gateway.readPaper(this.id))
    } catch (error) {
      this.store.setState({ status: saveFaultOf(error) === 'gone' ? 'missing' : 'failed' })
    }
  }

  /** Shows a paper that was read or begun. */
  opened(detail: PaperDetail): void {
    this.take(detail)
    const draft = this.dependencies.drafts.read(this.id)
    const { version } = detail.paper
    if (draft === undefined || isSame(draft, this.stored)) {
      this.dependencies.drafts.write(this.id, undefined)
      this.store.setState({ status: 'ready', content: this.stored, save: 'saved' })
      return
    }
    const { base, ...content } = draft
    this.store.setState({ status: 'ready', content, conflict: base === version ? undefined : version })
    this.schedule()
  }

  /** Takes over what a person types. */
  edit(change: Partial<PaperContent>): void {
    this.making = TYPED
    this.put(change)
    this.schedule()
  }

  /** Makes a version of its own of a change that was not typed; what was typed before it is stored first. */
  async make(change: Partial<PaperContent>, making: Making): Promise<void> {
    await this.flush()
    this.making = making
    this.put(change)
    await this.flush()
  }

  /** Makes an earlier version the latest. */
  async restore(version: number): Promise<void> {
    const text = await this.textOf(version)
    await this.make({ text }, { making: 'restored', of: version })
  }

  async textOf(version: number): Promise<string> {
    return (await this.dependencies.gateway.readVersion(this.id, version)).text
  }

  /** Stores what is not stored yet; resolves when that was tried. */
  async flush(): Promise<void> {
    this.cancel()
    // others wait as well, and the first of them stores the rest
    while (this.saving !== undefined) await this.saving
    if (this.store.getState().status !== 'ready' || isSame(this.store.getState().content, this.stored)) return
    this.saving = this.save()
    await this.saving
    this.saving = undefined
  }

  /** The paper was deleted: nothing of it is kept or stored any more. */
  forget(): void {
    this.cancel()
    this.dependencies.drafts.write(this.id, undefined)
    this.store.setState({ status: 'missing' })
  }

  seeConflict(): void {
    this.store.setState({ conflict: undefined })
  }

  private put(change: Partial<PaperContent>): void {
    const content = { ...this.store.getState().content, ...change }
    const isStored = isSame(content, this.stored)
    this.store.setState({ content, save: isStored ? 'saved' : 'waiting' })
    this.keep(isStored ? undefined : content)
  }

  private keep(content: PaperContent | undefined): void {
    const draft: PaperDraft | undefined = content && { ...content, base: this.store.getState().version }
    this.dependencies.drafts.write(this.id, draft)
  }

  private schedule(ms = PAUSE_MS): void {
    this.cancel()
    this.cancel = this.dependencies.after(ms, () => void this.flush())
  }

  /** Stores the content; a version that came between is kept, and this one is stored after it. */
  private async save(): Promise<void> {
    const { content, version } = this.store.getState()
    if (content.text.length > PAPER_TEXT_MAX_LENGTH) {
      this.store.setState({ save: 'too-long' })
      return
    }
    this.store.setState({ save: 'saving' })
    const title = content.title.trim() === '' ? this.stored.title : content.title.trim()
    const sent = { ...content, title }
    try {
      const order = { ...sent, ...this.making, expected: version }
      const saved = await this.dependencies.gateway.savePaper(this.id, order)
      if (saved.outcome === 'conflict') return await this.after(saved, sent)
      this.acknowledged(saved.version, content, sent)
    } catch (error) {
      const fault = saveFaultOf(error)
      this.store.setState({ save: fault })
      if (fault !== 'gone') this.schedule(RETRY_MS)
    }
  }

  private async after({ detail }: Extract<PaperSaved, { outcome: 'conflict' }>, sent: PaperContent): Promise<void> {
    this.take(detail)
    this.keep(sent)
    this.store.setState({ conflict: detail.paper.version })
    await this.save()
  }

  private acknowledged(version: PaperVersion, shown: PaperContent, sent: PaperContent): void {
    this.stored = sent
    this.making = TYPED
    const { versions, content } = this.store.getState()
    const others = versions.filter((one) => one.version !== version.version)
    // what was typed during the call is stored next
    const isWhole = isSame(content, shown)
    this.store.setState({
      version: version.version,
      versions: [version, ...others],
      save: isWhole ? 'saved' : 'waiting',
    })
    this.keep(isWhole ? undefined : content)
    if (!isWhole) this.schedule()
  }

  private take({ paper, versions }: PaperDetail): void {
    const { kind, title, text, version } = paper
    this.stored = { kind, title, text }
    this.store.setState({ version, versions })
  }
}

function isSame(one: PaperContent, other: PaperContent): boolean {
  return one.text === other.text && one.title.trim() === other.title.trim() && one.kind === other.kind
}
