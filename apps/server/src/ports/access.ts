import type { Role } from '@placard/contract'

/** The account behind a request; at most half a second old. */
export interface SignedInUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly emailVerifiedAt: Date | null
  readonly pendingEmail: string | null
  readonly confirmationSentAt: Date | null
  readonly isAgeStated: boolean
  readonly minorUntil: Date | null
  /** Whether the password has to be changed before anything else is open. */
  readonly hasTemporaryPassword: boolean
  /** The sign-in the token belongs to. */
  readonly familyId: string
}

/** Whether privacy has the protective defaults: for people under 16, and where nobody asked. */
export function isMinor(
  { isAgeStated, minorUntil }: Pick<SignedInUser, 'isAgeStated' | 'minorUntil'>,
  now: Date,
): boolean {
  return !isAgeStated || (minorUntil !== null && minorUntil > now)
}

/** Authenticates users by their access tokens. */
export interface Access {
  /**
   * The user of a token; `undefined` when it is forged, expired, signed out, or its account is suspended or deleted.
   * Results are cached for half a second, and never across a `forget`.
   */
  authenticate(token: string): Promise<SignedInUser | undefined>
  /** The cached result for a token, without a query; as fresh as that of `authenticate`. */
  recall(token: string): SignedInUser | undefined
  /** The current roles of those of these sign-ins that have not ended; for connections that outlive a request. */
  stillSignedIn(familyIds: readonly string[]): Promise<ReadonlyMap<string, Role>>
  /** Invalidates the cache for an account: call it after every change of the account or its sign-ins. */
  forget(userId: string): void
}
