import type { Role } from '@placard/contract'

/** Who stores something. */
export interface StoringUser {
  readonly id: string
  readonly role: Role
}

/** Holds everybody to the bytes their plan stores for them. */
export interface StorageGate {
  /** Does a write that adds at most about so many bytes, where there is room for them; undefined where there is none. */
  ifRoom<Result>(user: StoringUser, bytes: number, work: () => Promise<Result>): Promise<Result | undefined>
  /**
   * The same for a write that is not answered by a receipt.
   * @throws {Problem} `storage-limit-reached`, saying how much the plan allows and what can be deleted.
   */
  storing<Result>(user: StoringUser, bytes: number, work: () => Promise<Result>): Promise<Result>
}
