import type { DemoSessionFault } from '@placard/contract'

/** What became of one thing that was to move into an account. */
export type KeepReceipt =
  | { readonly outcome: 'kept' | 'already-kept' }
  | { readonly outcome: 'refused'; readonly fault: DemoSessionFault }

/** One thing made in the demo. */
export interface KeepItem {
  readonly id: string
  /** As the person knows it. */
  readonly name: string
  /** Its share of the whole, in any one unit above zero. */
  readonly weight: number
  /**
   * Moves it into the account, and marks it as moved once the account has acknowledged it; sent again, nothing happens
   * twice. `importId` names the whole move, through all its attempts.
   * @throws {ApiError} when there was no answer, or none about this thing.
   */
  move(importId: string): Promise<KeepReceipt>
}

/** What a feature keeps in the demo, and how it moves into an account. */
export interface Keeps {
  readonly kind: 'sessions' | 'settings' | 'chats'
  /** What has not moved yet. */
  collect(): Promise<readonly KeepItem[]>
}
