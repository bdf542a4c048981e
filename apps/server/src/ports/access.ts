import type { Role } from '@placard/contract'

/** The account behind a request, as it stood in the database half a second ago at most. */
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
  /** The sign-in the token belongs to. */
  readonly familyId: string
}

/** Recognises people by their access tokens. */
export interface Access {
  /**
   * Who a token belongs to; `undefined` when it is forged, expired, signed out, or its account is suspended or deleted.
   * An answer is never older than half a second, and none from before `forget`.
   */
  authenticate(token: string): Promise<SignedInUser | undefined>
  /** The answer to a token where it is known without asking anybody; as fresh as that of `authenticate`. */
  recall(token: string): SignedInUser | undefined
  /** The roles of these sign-ins, of those that have not ended; for connections that outlive a request. */
  stillSignedIn(familyIds: readonly string[]): Promise<ReadonlyMap<string, Role>>
  /** What this server remembers of an account no longer holds: call it after whatever changes account or sign-ins. */
  forget(userId: string): void
}
