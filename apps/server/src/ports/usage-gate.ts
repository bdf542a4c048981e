import type { Role, UsageKind } from '@placard/contract'

/** What somebody wants to use. */
export interface UsageRequest {
  readonly user: { readonly id: string; readonly role: Role }
  readonly kind: UsageKind
  /** A whole number from 1. */
  readonly amount: number
  /** What it is for, as its person knows it; up to 120 characters. */
  readonly what: string
  /** The key of the request: a repeat finds what the first one set aside. */
  readonly key?: string | undefined
  /** The zone of the person's clock, by which the month begins. */
  readonly timeZone: string
}

/** What was set aside. */
export interface UsageReservation {
  readonly id: string
  /** Given back by itself at this moment, unless it was settled before. */
  readonly expiresAt: Date
}

/** Holds everybody to what their plan allows. */
export interface UsageGate {
  /** Most words a day with the assistant by the plan somebody has now; null where nothing limits. */
  wordsPerDay(userId: string): Promise<number | null>
  /**
   * Sets an amount aside, in one step however many ask at once.
   * @throws {Problem} `usage-limit-reached`, saying when there is more.
   */
  reserve(request: UsageRequest): Promise<UsageReservation>
  /**
   * Counts what was set aside, under the amount and the name it had in the end. More than was set aside is counted too:
   * what was delivered is never taken back. @returns false when the person has no such reservation.
   */
  settle(userId: string, id: string, end?: { readonly amount?: number; readonly what?: string }): Promise<boolean>
  /** Gives back what was set aside and not counted. @returns false when the person has no such reservation. */
  release(userId: string, id: string): Promise<boolean>
}

/** Sets aside, does the work, and counts it; a failure gives it back. */
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
    // the failure that brought us here is the one to report; what is not given back lapses by itself
    await gate.release(request.user.id, id).catch(() => undefined)
    throw error
  }
}
