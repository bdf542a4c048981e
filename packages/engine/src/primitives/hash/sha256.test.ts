import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256, sha256OfText } from './sha256.ts'

function hexOf(bytes: Uint8Array): string {
  return Array.from(sha256(bytes), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** What the platform makes of the same bytes. */
async function platformHexOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('sha256', () => {
  it.each([
    { text: '', expected: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    { text: 'abc', expected: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
    {
      text: 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      expected: '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    },
  ])('makes of “$text” what the standard says', ({ text, expected }) => {
    expect(hexOf(ascii(text))).toBe(expected)
  })

  it('equals the platform’s at every length about the ends of a block', async () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 0xff)
      expect(hexOf(bytes)).toBe(await platformHexOf(bytes))
    }
  })

  it('reads a text by its code units, low byte first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const units = text.split('').flatMap((unit) => [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8])
        expect(sha256OfText(text)).toBe(await platformHexOf(new Uint8Array(units)))
      }),
      { numRuns: 50 },
    )
  })
})
