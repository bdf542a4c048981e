import type { ConsentPurpose } from '@placard/contract'

/** Consents that are asked about; whether recordings are kept stands with the account itself. */
export type GatedPurpose = Exclude<ConsentPurpose, 'sensitive-data'>

/** Tells whether a consent holds. */
export interface ConsentGate {
  /**
   * Whether a person's consent holds now, on all servers from the moment it was decided. False for an account that is gone.
   * @throws when the database does not answer.
   */
  holds(userId: string, purpose: GatedPurpose): Promise<boolean>
}
