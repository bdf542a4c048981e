import { deriveKey } from '../../../crypto/derive-key.ts'

/** Keys of the accounts feature, one for each purpose. */
export interface AccountKeys {
  /** Signs access tokens. */
  readonly accessToken: Uint8Array
  /** Derives each refresh token from the one before it. */
  readonly refreshChain: Uint8Array
  /** Encrypts the secrets of authenticator apps. */
  readonly secondFactor: Uint8Array
  /** Keyed hashes of recovery codes, which are short enough to be guessed from a bare hash. */
  readonly recoveryCodes: Uint8Array
  /** Derives the salt that the unconfirmed accounts of an address share. */
  readonly addressSalts: Uint8Array
}

/** Derives the keys from the server's secret. */
export function deriveKeys(secret: string): AccountKeys {
  return {
    accessToken: deriveKey(secret, 'access-token'),
    refreshChain: deriveKey(secret, 'refresh-chain'),
    secondFactor: deriveKey(secret, 'second-factor'),
    recoveryCodes: deriveKey(secret, 'recovery-codes'),
    addressSalts: deriveKey(secret, 'address-salts'),
  }
}
