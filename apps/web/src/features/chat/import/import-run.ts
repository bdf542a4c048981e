import type { ChatImportReceipt, WholeConversation } from '@placard/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiError } from '../../../client/api/api-error.ts'
import type { BringCompanions, Brought, MadeProject } from './bring-companions.ts'
import type { FileFault, ImportReader } from './file-reader.ts'
import type { ReadConversation } from './formats/read-conversation.ts'
import { LEFT_KINDS, type LeftOut } from './formats/told.ts'
import type { ConversationFault } from './formats/whole-of.ts'

/** Why a conversation was not imported: it could not be parsed, or the host refused it. */
export type ItemFault = ConversationFault | 'damaged' | 'too-many' | 'no-room'

/** A conversation imported at least in part; `isNew`: nothing of it existed before. */
interface CameIn {
  readonly title: string
  readonly conversationId: string
  readonly isNew: boolean
  /** The project that the import made for it. */
  readonly madeProject?: MadeProject | undefined
}

/** Outcome of one conversation of the file. */
export type ItemReport =
  | (CameIn & { readonly outcome: 'imported' })
  | (CameIn & { readonly outcome: 'in-part'; readonly left: LeftOut })
  | { readonly title: string; readonly outcome: 'already-there'; readonly conversationId: string }
  | { readonly title: string; readonly outcome: 'refused'; readonly fault: ItemFault }

/** State of an import. `broken`: the connection failed; what the report lists has been imported. */
export type ImportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'reading'; readonly fileName: string }
  | { readonly phase: 'refused'; readonly fileName: string; readonly fault: FileFault | 'unreadable' }
  | Running
  | (Omit<Running, 'phase'> & { readonly phase: 'done' | 'cancelled' | 'broken' })
  | TakingBack

interface Running {
  readonly phase: 'running'
  readonly fileName: string
  readonly count: number
  readonly items: readonly ItemReport[]
}

/** State of undoing an import. `left`: conversations still there; `taken-back` with some when it was interrupted. */
export interface TakingBack {
  readonly phase: 'taking-back' | 'taken-back'
  readonly fileName: string
  readonly count: number
  readonly left: readonly string[]
  /** Projects that the import made, which go last. */
  readonly projects: readonly MadeProject[]
}

/** Ids of the conversations the import created, without those that existed before. */
export function broughtBy(items: readonly ItemReport[]): readonly string[] {
  return items.flatMap((item) => ('isNew' in item && item.isNew ? [item.conversationId] : []))
}

/** The projects that the import made, without those that existed before. */
function projectsMadeBy(items: readonly ItemReport[]): readonly MadeProject[] {
  return items.flatMap((item) => ('madeProject' in item ? (item.madeProject ?? []) : []))
}

export interface ImportDependencies {
  readonly reader: () => ImportReader
  readonly keep: (whole: WholeConversation, signal: AbortSignal) => Promise<ChatImportReceipt>
  /** Begins to bring what goes with the conversations of one file. */
  readonly beginToBring: () => BringCompanions
  readonly remove: (conversationId: string) => Promise<void>
  /** Removes a project that the import made, unless something else has been put into it since. */
  readonly removeProject: (project: MadeProject) => Promise<void>
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Maximum `Retry-After` the import waits for before the next conversation, in ms. */
const PATIENCE_MS = 120_000

type Kept = Exclude<ChatImportReceipt, { readonly outcome: 'refused' }>

function reportOf({ title, left: unread }: ReadConversation, receipt: Kept, brought: Brought): ItemReport {
  const { conversationId } = receipt
  const { madeProject } = brought
  const left = addedUp(unread, brought.left)
  if (receipt.outcome === 'already-kept') return { title, outcome: 'already-there', conversationId }
  const leftHere = receipt.hasLostContext === true ? { ...left, context: 1 } : left
  const cameIn = { title, conversationId, isNew: receipt.hasGrown !== true, ...(madeProject && { madeProject }) }
  if (Object.keys(leftHere).length === 0) return { ...cameIn, outcome: 'imported' }
  return { ...cameIn, outcome: 'in-part', left: leftHere }
}

/** What a file did not hold in a form that can be read, and what the host refused of it. */
function addedUp(unread: LeftOut, refused: LeftOut): LeftOut {
  const kinds = LEFT_KINDS.filter((kind) => unread[kind] !== undefined || refused[kind] !== undefined)
  return Object.fromEntries(kinds.map((kind) => [kind, (unread[kind] ?? 0) + (refused[kind] ?? 0)]))
}

/** Maps the refusal of one conversation to its fault; undefined when the connection or the host as a whole failed. */
function faultOf(error: unknown): ItemFault | undefined {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 413) return 'too-long'
  return status === 400 || status === 422 ? 'damaged' : undefined
}

/** Runs one import at a time, in the background, until it is cancelled or the page is closed. */
export class ImportRun {
  readonly store: StoreApi<ImportState> = createStore<ImportState>(() => ({ phase: 'idle' }))
  private readonly dependencies: ImportDependencies
  private cancelling = new AbortController()

  constructor(dependencies: ImportDependencies) {
    this.dependencies = dependencies
  }

  /** Cancels the running import; what has been imported stays. */
  cancel(): void {
    this.cancelling.abort()
  }

  /** Clears the last report. */
  reset(): void {
    this.store.setState({ phase: 'idle' }, true)
  }

  /** Undoes the last import, or the rest of it. Always resolves, whatever the outcome. */
  async undoImport(): Promise<void> {
    const state = this.store.getState()
    if (state.phase === 'idle' || state.phase === 'reading' || state.phase === 'refused') return
    const { fileName } = state
    let left = 'left' in state ? state.left : broughtBy(state.items)
    let projects = 'left' in state ? state.projects : projectsMadeBy(state.items)
    const count = 'left' in state ? state.count : left.length
    const show = (phase: TakingBack['phase']) => this.store.setState({ phase, fileName, count, left, projects }, true)
    this.cancelling = new AbortController()
    const { signal } = this.cancelling
    show('taking-back')
    for (const id of left) {
      if (signal.aborted || !(await this.removes(() => this.dependencies.remove(id)))) break
      left = left.slice(1)
      show('taking-back')
    }
    for (const project of left.length === 0 ? projects : []) {
      if (signal.aborted || !(await this.removes(() => this.dependencies.removeProject(project)))) break
      projects = projects.slice(1)
    }
    show('taken-back')
  }

  /** @returns false when the removal failed; what the user removed meanwhile counts as removed. */
  private async removes(remove: () => Promise<void>): Promise<boolean> {
    try {
      await remove()
      return true
    } catch (error) {
      return error instanceof ApiError && error.status === 404
    }
  }

  /** Imports a file. Always resolves, whatever the outcome. */
  async start(file: File): Promise<void> {
    this.cancelling = new AbortController()
    const { signal } = this.cancelling
    const reader = this.dependencies.reader()
    const stop = () => reader.close()
    signal.addEventListener('abort', stop, { once: true })
    this.store.setState({ phase: 'reading', fileName: file.name }, true)
    try {
      const opened = await unlessAborted(reader.open(file), signal)
      if (opened.ok) await this.takeAll(reader, opened.count, file.name, signal)
      else this.store.setState({ phase: 'refused', fileName: file.name, fault: opened.rejection }, true)
    } catch {
      this.endEarly(file.name, signal)
    } finally {
      signal.removeEventListener('abort', stop)
      reader.close()
    }
  }

  private endEarly(fileName: string, { aborted: isCancelled }: AbortSignal): void {
    const state = this.store.getState()
    if (state.phase === 'running') this.store.setState({ ...state, phase: isCancelled ? 'cancelled' : 'broken' }, true)
    else if (isCancelled) this.reset()
    else this.store.setState({ phase: 'refused', fileName, fault: 'unreadable' }, true)
  }

  private async takeAll(reader: ImportReader, count: number, fileName: string, signal: AbortSignal): Promise<void> {
    this.store.setState({ phase: 'running', fileName, count, items: [] }, true)
    const bring = this.dependencies.beginToBring()
    for (;;) {
      const read = await unlessAborted(reader.next(), signal)
      if (read === undefined) break
      const report = await this.take(read, bring, signal)
      this.store.setState((state) =>
        state.phase === 'running' ? { ...state, items: [...state.items, report] } : state,
      )
    }
    this.store.setState((state) => (state.phase === 'running' ? { ...state, phase: 'done' } : state), true)
  }

  private async take(read: ReadConversation, bring: BringCompanions, signal: AbortSignal): Promise<ItemReport> {
    const { title, told } = read
    if (!told.ok) return { title, outcome: 'refused', fault: told.rejection }
    const { whole } = told
    let receipt: ChatImportReceipt
    try {
      receipt = await this.patiently(() => this.dependencies.keep(whole, signal), signal)
    } catch (error) {
      const fault = signal.aborted ? undefined : faultOf(error)
      if (fault === undefined) throw error
      return { title, outcome: 'refused', fault }
    }
    if (receipt.outcome === 'refused') return { title, outcome: 'refused', fault: receipt.fault }
    const isNew = receipt.outcome === 'kept' && receipt.hasGrown !== true
    const kept = { id: receipt.conversationId, idInFile: whole.conversation.id, isNew }
    return reportOf(read, receipt, await this.patiently(() => bring(read.companions, kept, signal), signal))
  }

  /** Asks again as long as a busy host asks to wait. */
  private async patiently<Value>(ask: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
    for (;;) {
      try {
        return await unlessAborted(ask(), signal)
      } catch (error) {
        const asked = error instanceof ApiError && error.status === 429 ? (error.retryAfterMs ?? 0) : 0
        if (signal.aborted || asked === 0 || asked > PATIENCE_MS) throw error
        await this.dependencies.wait(asked, signal)
      }
    }
  }
}

/** Races a promise against an abort signal: rejects as soon as the signal aborts. */
async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const value = await Promise.race([work, promise])
    signal.throwIfAborted()
    return value
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
