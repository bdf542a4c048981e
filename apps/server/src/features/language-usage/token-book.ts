import type { Clock } from '../../ports/clock.ts'
import { type TokenSum, utcDay } from './token-use-rows.ts'

/** Tokens used on behalf of a user. */
interface TokenUse {
  readonly userId: string
  readonly use: string
  readonly engine: { readonly rung: string; readonly model: string }
  readonly input: number
  readonly output: number
  readonly isEstimated: boolean
}

/** Dependencies of the token book. */
export interface TokenBookDependencies {
  readonly clock: Clock
  readonly add: (sums: readonly TokenSum[]) => Promise<void>
  readonly onFailure: (error: unknown) => void
}

/**
 * Size limit of sums that wait while the store is down; further ones are dropped: they are statistics, not user data.
 */
const MOST_SUMS = 10_000

/** Records token usage: one write at a time, and additions meanwhile are summed for the next. */
export class TokenBook {
  private readonly dependencies: TokenBookDependencies
  private waiting = new Map<string, TokenSum>()
  private writing: Promise<void> | undefined

  constructor(dependencies: TokenBookDependencies) {
    this.dependencies = dependencies
  }

  /** Adds usage. Never throws and never waits. */
  book(used: TokenUse): void {
    const { userId, use, engine, input, output, isEstimated } = used
    const { rung, model } = engine
    const day = utcDay(this.dependencies.clock.now())
    const key = JSON.stringify([userId, day, use, rung, model])
    const sum = { userId, day, use, rung, model, requests: 1, inputTokens: input, outputTokens: output }
    this.put(key, { ...sum, estimatedRequests: isEstimated ? 1 : 0 })
    this.writing ??= this.writeAll()
  }

  /** Flushes: resolves when everything was written, or failed. */
  async close(): Promise<void> {
    await this.writing
    // one retry of failed writes
    if (this.waiting.size > 0) await this.writeAll()
  }

  private put(key: string, sum: TokenSum): void {
    const known = this.waiting.get(key)
    if (known === undefined && this.waiting.size >= MOST_SUMS) return
    this.waiting.set(key, known === undefined ? sum : together(known, sum))
  }

  private async writeAll(): Promise<void> {
    // deferred: additions of the same turn join the write
    await Promise.resolve()
    while (this.waiting.size > 0) {
      const sums = this.waiting
      this.waiting = new Map()
      try {
        await this.dependencies.add([...sums.values()])
      } catch (error) {
        this.dependencies.onFailure(error)
        for (const [key, sum] of sums) this.put(key, sum)
        break
      }
    }
    this.writing = undefined
  }
}

function together(one: TokenSum, other: TokenSum): TokenSum {
  return {
    ...one,
    requests: one.requests + other.requests,
    estimatedRequests: one.estimatedRequests + other.estimatedRequests,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  }
}
