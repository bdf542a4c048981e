import { describe, expect, it } from 'vitest'
import { faultsOfLock } from './lock.ts'
import { findInLock, type LockEntry } from './lock-file.ts'

const whole: LockEntry = { version: '1.0.0', integrity: 'sha512-x' }

describe('a lock file', () => {
  it.each([
    { packages: { 'node_modules/a': whole }, faults: [], because: 'it is whole' },
    {
      packages: { 'node_modules/a': { ...whole, optionalDependencies: { 'a-darwin': '1.0.0' } } },
      faults: ['node_modules/a lacks its optional a-darwin'],
      because: 'npm left out a binary of another platform',
    },
    {
      packages: { 'apps/server': { optionalDependencies: { 'pg-darwin': '1.0.0' } } },
      faults: ['apps/server lacks its optional pg-darwin'],
      because: 'our own optional packages count too',
    },
    {
      packages: { 'node_modules/a': { version: '1.0.0' } },
      faults: ['node_modules/a has no checksum'],
      because: 'a copy could differ',
    },
    {
      packages: { '': { devDependencies: { a: '~1.0.0' } } },
      faults: ['the project asks for a ~1.0.0, not an exact version'],
      because: 'pins were tried together',
    },
    {
      packages: { '': { dependencies: { a: '18.4.0-beta.17' } } },
      faults: [],
      because: 'a named pre-release is exact',
    },
    {
      packages: { '': { devDependencies: { a: 'npm:b@7.0.2', c: 'npm:@d/e@1.0.0' } } },
      faults: [],
      because: 'an alias can be exact too',
    },
    {
      packages: { '': { devDependencies: { a: 'npm:b@^7.0.2' } } },
      faults: ['the project asks for a npm:b@^7.0.2, not an exact version'],
      because: 'an alias can hide a range',
    },
    {
      packages: { 'node_modules/a': { ...whole, dependencies: { b: '^1.0.0' } } },
      faults: [],
      because: 'ranges of others are theirs',
    },
  ])('has the faults $faults: $because', ({ packages, faults }) => {
    expect(faultsOfLock({ packages })).toEqual(faults)
  })
})

describe('looking for a package in a lock file', () => {
  const packages = {
    'node_modules/b': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'apps/web/node_modules/c': { version: '3.0.0' },
  }

  it.each([
    { from: 'node_modules/a', name: 'b', version: '2.0.0', because: 'the nearest is found first' },
    {
      from: 'node_modules/a/node_modules/x',
      name: 'b',
      version: '2.0.0',
      because: 'a neighbour inside the same package',
    },
    { from: 'node_modules/d', name: 'b', version: '1.0.0', because: 'it lies at the top' },
    { from: 'apps/web', name: 'c', version: '3.0.0', because: 'a workspace has its own' },
    { from: 'apps/server', name: 'c', version: undefined, because: 'another workspace does not see it' },
  ])('from $from finds $name $version: $because', ({ from, name, version }) => {
    expect(findInLock({ packages }, from, name)?.version).toBe(version)
  })
})
