import type { AnswerLease } from '@placard/application'
import type { AnswerEvent } from '@placard/contract'
import { retryConflicts } from '../../database/retry.ts'
import { sqlStateOf } from '../../database/sql-state.ts'

/**
 * Batch interval: the longest time between the beginnings of two writes. Additions of all answers meanwhile share one
 * write.
 */
const GATHER_MS = 25
/** Batch interval per addition of the previous write: with few answers in the making, the delay is near zero. */
const GATHER_MS_PER_ADDITION = 0.5

/** Result of an addition. `lost`: another server holds the lease. `stop`: the user has asked for the end. */
export type Held = 'held' | 'stop' | 'lost'

/** What is to be added to the log of one answer. */
export interface Addition {
  readonly lease: AnswerLease
  readonly events: readonly AnswerEvent[]
  readonly leaseUntil: Date
}

/** Stores additions of several answers in one transaction, all or none. @returns the result of each, in their order. */
export type WriteAdditions = (additions: readonly Addition[]) => Promise<readonly Held[]>

interface Waiting extends Addition {
  readonly resolve: (held: Held) => void
  readonly reject: (error: unknown) => void
}

/**
 * Batches the log additions of many answers into one commit (group commit). An addition resolves only after the commit
 * that holds it; a failed batch rejects all of its additions.
 */
export class AppendGroup {
  readonly #write: WriteAdditions
  #waiting: Waiting[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #isWriting = false
  #beganAt = Number.NEGATIVE_INFINITY
  #lastSize = 0

  constructor(write: WriteAdditions) {
    this.#write = write
  }

  /** @returns the result once it is stored. @throws the error that kept it from being stored. */
  add(addition: Addition): Promise<Held> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...addition, resolve, reject })
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#isWriting || this.#timer !== undefined || this.#waiting.length === 0) return
    const gatherMs = Math.min(GATHER_MS, this.#lastSize * GATHER_MS_PER_ADDITION)
    const waitMs = Math.max(0, this.#beganAt + gatherMs - performance.now())
    this.#timer = setTimeout(() => void this.#writeAll(), waitMs)
  }

  async #writeAll(): Promise<void> {
    this.#timer = undefined
    this.#beganAt = performance.now()
    this.#isWriting = true
    const group = this.#waiting
    this.#waiting = []
    this.#lastSize = group.length
    await this.#store(group)
    this.#isWriting = false
    this.#schedule()
  }

  async #store(group: readonly Waiting[]): Promise<void> {
    try {
      const results = await retryConflicts(() => this.#write(group))
      group.forEach(({ resolve }, at) => {
        resolve(results[at] ?? 'lost')
      })
    } catch (error) {
      if (group.length > 1 && isOfOne(error)) {
        for (const waiting of group) await this.#store([waiting])
        return
      }
      for (const { reject } of group) reject(error)
    }
  }
}

/**
 * Whether the data of a single addition may be at fault (SQLSTATE classes 22 and 23): then each is retried by itself.
 */
function isOfOne(error: unknown): boolean {
  return /^2[23]/.test(sqlStateOf(error) ?? '')
}
