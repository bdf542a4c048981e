import type { DemoSessionFault } from '@placard/contract'

/** The result of moving one item into an account. */
export type KeepReceipt =
  | { readonly outcome: 'kept' | 'already-kept' }
  | { readonly outcome: 'refused'; readonly fault: DemoSessionFault }

/** One item made in the demo. */
export interface KeepItem {
  readonly id: string
  /** The name that the user knows. */
  readonly name: string
  /** Its share of the whole, in any one unit above zero. */
  readonly weight: number
  /**
   * Moves it into the account, and marks it as moved once the account has acknowledged it; idempotent. `importId`
   * identifies the whole move, through all its attempts.
   * @throws {ApiError} when there was no response, or none about this item.
   */
  move(importId: string): Promise<KeepReceipt>
}

/** A feature's demo content, and how it moves into an account. */
export interface Keeps {
  readonly kind: 'sessions' | 'settings' | 'projects' | 'chats'
  /** The items that have not moved yet. */
  collect(): Promise<readonly KeepItem[]>
}
