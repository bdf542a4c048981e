import { type EmbeddedAs, type Embeddings, EmbeddingsError } from '@placard/application'
import type { AnswerFault } from '@placard/contract'
import type { Nearness, NearTo } from '../../assistant/fused-leaves.ts'
import type { Leaf } from '../../assistant/retrieval.ts'
import { cutAt } from '../../text/cut-at.ts'
import type { Timers } from '../watched.ts'
import { Outage, REST_MS } from './outage.ts'
import { cosineOf, type UnitVector, unitVector } from './unit-vector.ts'

/** How long an answer may wait for its question's vector, in ms. */
const QUESTION_PATIENCE_MS = 800
/** How long a batch of passages may take: a model on a machine without a graphics card is slow. */
const BATCH_PATIENCE_MS = 120_000
/** Failures in a row after which the rest of the knowledge waits for the next question. */
const MOST_FAILURES = 10
/** Faults that pass by no waiting. */
const LASTING: readonly AnswerFault[] = ['key-refused', 'quota', 'too-long', 'bad-request', 'withdrawn']
/** Faults of what one person asked, which say nothing about the service. */
const CALLERS: readonly AnswerFault[] = ['too-long', 'bad-request', 'blocked']
/** Typical questions of a leaf that are embedded with it. */
const QUESTIONS_MOST = 6
/** Longest embedded text, in UTF-16 code units: many models read no more than 512 tokens. */
const TEXT_MAX_LENGTH = 1_500

/** Vectors by the key of their text. */
export type VectorsByKey = ReadonlyMap<string, UnitVector>

/** Where the vectors of the knowledge outlive the process. Neither call rejects: what is lost is computed again. */
export interface VectorCache {
  read(): Promise<VectorsByKey>
  write(vectors: VectorsByKey): Promise<void>
}

/** Dependencies of the knowledge's vectors. */
export interface KnowledgeVectorsDependencies {
  readonly embeddings: Embeddings
  readonly cache: VectorCache
  /** A hash of a text, alike for like texts. */
  readonly keyOf: (text: string) => string
  /** Whether the service may be asked now: an administrator may withdraw it at any time. */
  readonly isAllowed: () => Promise<boolean>
  readonly timers: Timers
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
  /** Called for the log once an outage. */
  readonly onOutage: (name: string, fault: AnswerFault) => void
}

/**
 * The vectors of the knowledge's leaves by one model: computed once, in the background, from the first question on. Until
 * all are there, and whenever the service is late or away, nothing is near.
 */
export class KnowledgeVectors {
  private readonly dependencies: KnowledgeVectorsDependencies
  private readonly outage: Outage
  private readonly end = new AbortController()
  private readonly keys = new WeakMap<Leaf, string>()
  private readonly known = new Map<string, UnitVector>()
  private loading: Promise<void> | undefined
  private filling: Promise<void> | undefined

  constructor(dependencies: KnowledgeVectorsDependencies) {
    this.dependencies = dependencies
    this.outage = new Outage((fault) => dependencies.onOutage(dependencies.embeddings.name, fault))
  }

  /** What lies near a question; asks the service for the question's vector, and waits for it but shortly. */
  readonly nearTo: NearTo = async (question, leaves) => {
    this.loading ??= this.load()
    await this.loading
    const vectors = this.vectorsOf(leaves)
    if (vectors === undefined) this.fill(leaves)
    if (vectors === undefined || question.trim() === '') return undefined
    if (this.outage.isResting(this.dependencies.timers.now())) return undefined
    try {
      // what is asked stands at the end, after the message before
      const end = question.slice(-TEXT_MAX_LENGTH).toWellFormed()
      const [asked] = await this.asked([end], 'question', QUESTION_PATIENCE_MS)
      return asked && nearnessOf(asked, vectors)
    } catch {
      // told once by the outage; the words of the question are searched for as ever
      return undefined
    }
  }

  /** Ends the work in the background, and resolves when it has. */
  async close(): Promise<void> {
    this.end.abort()
    await this.filling
  }

  private async load(): Promise<void> {
    for (const [key, vector] of await this.dependencies.cache.read()) this.known.set(key, vector)
  }

  /** The vectors of all leaves; undefined unless every one is there. */
  private vectorsOf(leaves: readonly Leaf[]): ReadonlyMap<Leaf, UnitVector> | undefined {
    const vectors = new Map<Leaf, UnitVector>()
    for (const leaf of leaves) {
      const vector = this.known.get(this.keyOf(leaf))
      if (vector === undefined) return undefined
      vectors.set(leaf, vector)
    }
    return vectors
  }

  private keyOf(leaf: Leaf): string {
    const key = this.keys.get(leaf) ?? this.dependencies.keyOf(textOf(leaf))
    this.keys.set(leaf, key)
    return key
  }

  /** Computes in the background what is not known yet, unless that is under way or the service is left alone. */
  private fill(leaves: readonly Leaf[]): void {
    if (this.filling !== undefined || this.outage.isResting(this.dependencies.timers.now())) return
    this.filling = this.filled(leaves).finally(() => {
      this.filling = undefined
    })
  }

  private async filled(leaves: readonly Leaf[]): Promise<void> {
    let failures = 0
    let isChanged = false
    while (failures < MOST_FAILURES) {
      const fault = await this.filledBatch(leaves)
      if (fault === 'none left') break
      isChanged ||= fault === undefined
      failures = fault === undefined ? 0 : failures + 1
      if (fault !== undefined && !(await this.rested(fault))) break
    }
    if (this.vectorsOf(leaves) !== undefined) this.forgetAllBut(leaves)
    if (isChanged) await this.dependencies.cache.write(this.known)
  }

  /** Computes one batch. @returns why it failed; undefined when it did not. */
  private async filledBatch(leaves: readonly Leaf[]): Promise<AnswerFault | 'none left' | undefined> {
    const unknown = leaves.filter((leaf) => !this.known.has(this.keyOf(leaf)))
    const missing = new Map(unknown.map((leaf) => [this.keyOf(leaf), textOf(leaf)]))
    const batch = [...missing].slice(0, this.dependencies.embeddings.batchSize)
    if (batch.length === 0) return 'none left'
    if (this.end.signal.aborted || !(await this.dependencies.isAllowed())) return 'withdrawn'
    try {
      const texts = batch.map(([, text]) => text)
      const vectors = await this.asked(texts, 'passage', BATCH_PATIENCE_MS)
      for (const [index, [key]] of batch.entries()) this.known.set(key, vectors[index] ?? new Float32Array())
      return undefined
    } catch (error) {
      return faultOf(error)
    }
  }

  /** Waits before the next attempt. @returns whether there should be one. */
  private async rested(fault: AnswerFault): Promise<boolean> {
    if (this.end.signal.aborted || LASTING.includes(fault)) return false
    return this.dependencies.pause(REST_MS, this.end.signal).then(
      () => true,
      () => false,
    )
  }

  /** Texts that have changed leave vectors behind. */
  private forgetAllBut(leaves: readonly Leaf[]): void {
    const kept = new Set(leaves.map((leaf) => this.keyOf(leaf)))
    for (const key of this.known.keys()) if (!kept.has(key)) this.known.delete(key)
  }

  /** @throws {EmbeddingsError} also when it took too long; the outage has it then. */
  private async asked(texts: readonly string[], as: EmbeddedAs, patienceMs: number): Promise<readonly UnitVector[]> {
    const { embeddings, timers } = this.dependencies
    const late = new AbortController()
    const cancel = timers.after(patienceMs, () => late.abort())
    try {
      const vectors = await embeddings.vectorsOf(texts, as, AbortSignal.any([late.signal, this.end.signal]))
      this.refuseOtherLengths(vectors)
      this.outage.succeeded()
      return vectors.map(unitVector)
    } catch (error) {
      const fault = late.signal.aborted ? 'slow' : faultOf(error)
      const isCallers = as === 'question' && CALLERS.includes(fault)
      if (!isCallers && !this.end.signal.aborted) this.outage.failed(fault, timers.now())
      throw new EmbeddingsError(fault)
    } finally {
      cancel()
    }
  }

  /** A service whose vectors have another length than before has another model under the same name: all begins anew. */
  private refuseOtherLengths(vectors: readonly (readonly number[])[]): void {
    const [before] = this.known.values()
    if (before === undefined || vectors.every(({ length }) => length === before.length)) return
    this.known.clear()
    throw new EmbeddingsError('empty')
  }
}

function faultOf(error: unknown): AnswerFault {
  return error instanceof EmbeddingsError ? error.fault : 'unavailable'
}

/** What is embedded of a leaf: what it is called, how people ask for it, and how it begins. */
function textOf({ source, questions, text }: Leaf): string {
  return cutAt([source.title, ...questions.slice(0, QUESTIONS_MOST), text].join('\n'), TEXT_MAX_LENGTH)
}

function nearnessOf(asked: UnitVector, vectors: ReadonlyMap<Leaf, UnitVector>): Nearness {
  return new Map([...vectors].map(([leaf, vector]) => [leaf, cosineOf(asked, vector)]))
}
