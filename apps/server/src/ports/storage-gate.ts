import type { Role } from '@placard/contract'

/** The user whose storage grows. */
export interface StoringUser {
  readonly id: string
  readonly role: Role
}

/** Enforces the storage limits of the plans. */
export interface StorageGate {
  /** Runs a write that adds about so many bytes at most, if there is room; undefined where there is none. */
  ifRoom<Result>(user: StoringUser, bytes: number, work: () => Promise<Result>): Promise<Result | undefined>
  /**
   * As `ifRoom`, for writes whose caller cannot report a missing room.
   * @throws {Problem} `storage-limit-reached`, saying how much the plan allows and what can be deleted.
   */
  storing<Result>(user: StoringUser, bytes: number, work: () => Promise<Result>): Promise<Result>
}
