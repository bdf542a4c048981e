import { expect, it } from 'vitest'
import { FLITE_FILE } from '../src/hosts/demo/voice/flite-file.ts'
import { checkVoice } from './voice-plugin.ts'

it.each([
  {
    version: '0.2.0',
    bytes: FLITE_FILE.bytes,
    error: 'version 0.2.0',
    because: 'browsers keep a voice by its version',
  },
  { version: FLITE_FILE.version, bytes: 9_000_000, error: '9000000 bytes', because: 'users are told another size' },
])('fails the build, because $because', ({ version, bytes, error }) => {
  expect(() => checkVoice(version, bytes)).toThrow(error)
})

it('takes what another release of zlib packs a little differently', () => {
  expect(() => checkVoice(FLITE_FILE.version, FLITE_FILE.bytes + 20_000)).not.toThrow()
})
