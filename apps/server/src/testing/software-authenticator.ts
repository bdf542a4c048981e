import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewCredential, PresentedCredential } from '@placard/contract'

/** What an authenticator is asked with, by the page of an origin. */
export interface Ceremony {
  readonly challenge: string
  readonly rpId: string
  readonly origin: string
}

/** What an authenticator can be made to lie about. */
export interface Lies {
  /** The person was there, but was not recognised. */
  readonly isUnverified?: boolean
  /** The count of uses, in place of the true one. */
  readonly counter?: number
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** A passkey of its own in software: it makes and answers what a real one does, byte for byte (WebAuthn, “none”). */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(32)
  #counter = 0

  create({ challenge, rpId, origin }: Ceremony, lies: Lies = {}): NewCredential {
    const authData = Buffer.concat([this.#signed(rpId, HAS_CREDENTIAL, lies), this.#credential()])
    const attestation = cborMap([
      ['fmt', cborText('none')],
      ['attStmt', cborMap([])],
      ['authData', cborBytes(authData)],
    ])
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  present({ challenge, rpId, origin }: Ceremony, lies: Lies = {}): PresentedCredential {
    this.#counter += 1
    const data = clientData('webauthn.get', challenge, origin)
    const authenticatorData = this.#signed(rpId, 0, lies)
    const signature = sign('sha256', Buffer.concat([authenticatorData, hash(data)]), this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #answer<Response>(response: Response) {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } as const
  }

  #signed(rpId: string, more: number, { isUnverified = false, counter = this.#counter }: Lies): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED) | more)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([hash(Buffer.from(rpId)), rest])
  }

  /** Sixteen bytes that name no maker, the id with its length, and the public key as COSE writes it. */
  #credential(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const key = cborMap([
      [1, cborNumber(2)],
      [3, cborNumber(-7)],
      [-1, cborNumber(1)],
      [-2, cborBytes(Buffer.from(x, 'base64url'))],
      [-3, cborBytes(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.concat([Buffer.alloc(16), length, this.#id, key])
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

function cborNumber(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes])
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
}

function cborMap(entries: readonly (readonly [string | number, Buffer])[]): Buffer {
  const encoded = entries.map(([key, value]) =>
    Buffer.concat([typeof key === 'number' ? cborNumber(key) : cborText(key), value]),
  )
  return Buffer.concat([cborHead(5, entries.length), ...encoded])
}
