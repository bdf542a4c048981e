import { ApiError } from '../../client/api/api-error.ts'
import type { KeepItem, KeepReceipt } from './keeps.ts'

/** One line of the report. */
export type Moved = { readonly item: KeepItem; readonly receipt: KeepReceipt | undefined }

/** The progress of a move. */
export type MoveProgress = {
  readonly done: number
  readonly count: number
  /** Done share of the whole by weight, 0…1. */
  readonly ratio: number
  /** The name of the current item. */
  readonly current: string
  /** Seconds until the server's rate limit ends; undefined without one. */
  readonly waitSeconds: number | undefined
}

type MoveDependencies = {
  readonly importId: string
  readonly onProgress: (progress: MoveProgress) => void
  readonly wait: (ms: number) => Promise<void>
}

/** Longest retry delay of a server; beyond it the rest of the move is postponed. */
const LONGEST_WAIT_MS = 90_000

/**
 * Moves items one after the other; each is done when the account has acknowledged it. A connection failure ends the
 * move: the remaining items have no receipt. Retry delays of the server are respected.
 */
export async function moveDemo(items: readonly KeepItem[], dependencies: MoveDependencies): Promise<readonly Moved[]> {
  const whole = items.reduce((sum, { weight }) => sum + weight, 0)
  const receipts: KeepReceipt[] = []
  for (const [at, item] of items.entries()) {
    const moved = items.slice(0, at).reduce((sum, { weight }) => sum + weight, 0)
    const tell = (waitSeconds?: number) =>
      dependencies.onProgress({ done: at, count: items.length, ratio: moved / whole, current: item.name, waitSeconds })
    tell()
    const receipt = await moveOne(item, dependencies, tell)
    if (receipt === undefined) break
    receipts.push(receipt)
  }
  return items.map((item, at) => ({ item, receipt: receipts[at] }))
}

/** Moves one item; undefined when the result is unknown. */
async function moveOne(
  item: KeepItem,
  { importId, wait }: MoveDependencies,
  tell: (waitSeconds?: number) => void,
): Promise<KeepReceipt | undefined> {
  for (;;) {
    try {
      return await item.move(importId)
    } catch (error) {
      const pauseMs =
        error instanceof ApiError && error.code === 'rate-limited' ? (error.retryAfterMs ?? 1000) : undefined
      if (pauseMs === undefined || pauseMs > LONGEST_WAIT_MS) return undefined
      tell(Math.ceil(pauseMs / 1000))
      await wait(pauseMs)
      tell()
    }
  }
}
