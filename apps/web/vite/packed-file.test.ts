import { expect, it } from 'vitest'
import { checkPacked } from './packed-file.ts'

const FILE = { path: '/voice/file.gz', version: '0.1.1', bytes: 14_000_000 } as const

it.each([
  { version: '0.2.0', bytes: FILE.bytes, error: 'version 0.2.0', because: 'browsers keep a file by its version' },
  { version: FILE.version, bytes: 9_000_000, error: '9000000 bytes', because: 'users are told another size' },
])('fails the build, because $because', ({ version, bytes, error }) => {
  expect(() => checkPacked(FILE, version, bytes)).toThrow(error)
})

it('takes what another release of zlib packs a little differently', () => {
  expect(() => checkPacked(FILE, FILE.version, FILE.bytes + 20_000)).not.toThrow()
})
