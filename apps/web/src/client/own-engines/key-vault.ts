import { finished, resultOf } from '../storage/indexed-db.ts'

/** An encrypted text. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12
const ONLY = 'only'

/**
 * Encrypts texts with a key that this browser keeps and no code can read: what lies in the database's files, or in a copy of
 * them, opens nothing without the browser that made it.
 */
export class KeyVault {
  private readonly database: IDBDatabase
  private readonly subtle: SubtleCrypto

  constructor(database: IDBDatabase, subtle: SubtleCrypto) {
    this.database = database
    this.subtle = subtle
  }

  /** @param bound an id that belongs to the text: under another one it cannot be opened. */
  async seal(text: string, bound: string): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
    const data = await this.subtle.encrypt(optionsOf(iv, bound), await this.key(), new TextEncoder().encode(text))
    return { iv, data }
  }

  async open({ iv, data }: Sealed, bound: string): Promise<string> {
    return new TextDecoder().decode(await this.subtle.decrypt(optionsOf(iv, bound), await this.key(), data))
  }

  private async key(): Promise<CryptoKey> {
    const kept = await this.kept()
    if (kept !== undefined) return kept
    const made = await this.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
    const transaction = this.database.transaction('vault', 'readwrite')
    // another tab may have been first; its key stays
    transaction.objectStore('vault').add(made, ONLY)
    await finished(transaction).catch(() => undefined)
    return (await this.kept()) ?? made
  }

  private async kept(): Promise<CryptoKey | undefined> {
    const found: unknown = await resultOf(this.database.transaction('vault').objectStore('vault').get(ONLY))
    return found instanceof CryptoKey ? found : undefined
  }
}

function optionsOf(iv: Uint8Array<ArrayBuffer>, bound: string) {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(bound) }
}
