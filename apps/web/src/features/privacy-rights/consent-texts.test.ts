import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { consentMessages as english } from './consent-messages.en.ts'
import { consentMessages as spanish } from './consent-messages.es.ts'
import { consentMessages as french } from './consent-messages.fr.ts'
import { CONSENT_TEXT_VERSION } from './consent-text-version.ts'

/** What was agreed to under each version: a new text is a new version, and old ones stay listed. */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  '1': '99582b63b3f4c4af',
}

it('are those of their version, in every language', () => {
  const texts = [english, french, spanish].map(({ purposes }) => purposes)
  const fingerprint = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  expect(fingerprint).toBe(FINGERPRINTS[CONSENT_TEXT_VERSION])
})
