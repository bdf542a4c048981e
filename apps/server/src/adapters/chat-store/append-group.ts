import type { AnswerLease } from '@placard/application'
import type { AnswerEvent } from '@placard/contract'
import { retryConflicts } from '../../database/retry.ts'
import { sqlStateOf } from '../../database/sql-state.ts'

/** Longest time between the beginnings of two writes: what comes meanwhile, of all answers, is stored as one. */
const GATHER_MS = 25
/** For each addition of the write before: where few answers are made, nobody waits for others. */
const GATHER_MS_PER_ADDITION = 0.5

/** What became of an addition: `lost`: another holds the answer; `stop`: its person has asked for the end. */
export type Held = 'held' | 'stop' | 'lost'

/** What is to be added to the log of one answer. */
export interface Addition {
  readonly lease: AnswerLease
  readonly events: readonly AnswerEvent[]
  readonly leaseUntil: Date
}

/** Stores additions of several answers in one step or not at all; what became of each, in their order. */
export type WriteAdditions = (additions: readonly Addition[]) => Promise<readonly Held[]>

interface Waiting extends Addition {
  readonly resolve: (held: Held) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers what many answers want to store and commits it together. Each addition is told of only after the commit that
 * holds it; one that fails fails for all that were in it.
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

  /** @returns what became of it, once it is stored. @throws what kept it from being stored. */
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
      const became = await retryConflicts(() => this.#write(group))
      group.forEach(({ resolve }, at) => {
        resolve(became[at] ?? 'lost')
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

/** Whether it may be what one of them holds that cannot be stored (SQLSTATE classes 22 and 23): the others are not to suffer. */
function isOfOne(error: unknown): boolean {
  return /^2[23]/.test(sqlStateOf(error) ?? '')
}
