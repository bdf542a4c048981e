import type { Role, UsageKind } from '@placard/contract'

/** A use to reserve. */
export interface UsageRequest {
  readonly user: { readonly id: string; readonly role: Role }
  readonly kind: UsageKind
  /** An integer from 1; of voice, seconds. */
  readonly amount: number
  /** Its purpose as the user knows it; up to 120 characters. */
  readonly what: string
  /** Idempotency key of the request: a repeat finds the first one's reservation. */
  readonly key?: string | undefined
  /** The user's time zone, in which the month begins. */
  readonly timeZone: string
}

/** An amount set aside. */
export interface UsageReservation {
  readonly id: string
  /** Expiry: given back at this moment, unless settled before. */
  readonly expiresAt: Date
}

/** Enforces the usage limits of the plans. */
export interface UsageGate {
  /** Words a day with the assistant on the user's current plan; null for no limit. */
  wordsPerDay(userId: string): Promise<number | null>
  /**
   * Reserves an amount, atomically.
   * @throws {Problem} `usage-limit-reached`, saying when there is more.
   */
  reserve(request: UsageRequest): Promise<UsageReservation>
  /**
   * Settles a reservation, under its final amount and name. More than reserved is counted too: what was delivered is
   * never taken back. @returns false when the user has no such reservation.
   */
  settle(userId: string, id: string, end?: { readonly amount?: number; readonly what?: string }): Promise<boolean>
  /** Releases an unsettled reservation. @returns false when the user has no such reservation. */
  release(userId: string, id: string): Promise<boolean>
}

/** Reserves, runs the work, and settles; releases on failure. */
export async function metered<Result>(
  gate: UsageGate,
  request: UsageRequest,
  work: () => Promise<Result>,
  nameOf: (result: Result) => string,
): Promise<Result> {
  const { id } = await gate.reserve(request)
  try {
    const result = await work()
    await gate.settle(request.user.id, id, { what: nameOf(result) })
    return result
  } catch (error) {
    // the original failure is the one to report; an unreleased reservation expires
    await gate.release(request.user.id, id).catch(() => undefined)
    throw error
  }
}
