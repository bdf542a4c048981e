import { findInLock, type Lock, type LockEntry, readLock, registryPackages } from './lock-file.ts'
import { type Outcome, outcomeOf, type Step } from './step.ts'

/**
 * npm writes a lock file for its own platform only when the registry lacks a binary for another one: `npm ci` fails
 * there.
 */
export const lock: Step = { name: 'lock', claim: 'the lock file is whole for every platform', run: checkLock }

async function checkLock(): Promise<Outcome> {
  const current = readLock()
  const blind = blindSpots(current)
  if (blind.length > 0) return outcomeOf(blind, '')
  return outcomeOf(faultsOfLock(current), `${registryPackages(current).length} packages, planted gaps found`)
}

/** Entries that are missing from a lock file or would resolve differently on another machine. */
export function faultsOfLock(current: Lock): string[] {
  return [...missingOptionals(current), ...unpinned(current), ...weakEntries(current)]
}

function missingOptionals(current: Lock): string[] {
  return Object.entries(current.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => findInLock(current, path, name) === undefined)
      .map((name) => `${path === '' ? 'the project' : path} lacks its optional ${name}`),
  )
}

/** An exact version, perhaps of a package that is installed under another name. */
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/** Our own manifests pin exact versions, which were tested together. */
function unpinned(current: Lock): string[] {
  return Object.entries(current.packages)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([path, entry]) =>
      Object.entries(allDependencies(entry))
        .filter(([, version]) => !EXACT.test(version))
        .map(
          ([name, version]) =>
            `${path === '' ? 'the project' : path} asks for ${name} ${version}, not an exact version`,
        ),
    )
}

function allDependencies(entry: LockEntry): Record<string, string> {
  return { ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies }
}

/** Entries without a checksum, or with an address tied to one registry. */
function weakEntries(current: Lock): string[] {
  return registryPackages(current).flatMap(({ path, entry }) => [
    ...(entry.integrity === undefined ? [`${path} has no checksum`] : []),
    ...(entry.resolved === undefined ? [] : [`${path} is bound to one registry's address`]),
  ])
}

/** Canaries: removes parts of a copy of the lock file and verifies that the check reports them. */
function blindSpots(current: Lock): string[] {
  const [owner, name] = firstOptional(current)
  const without = Object.entries(current.packages).filter(([path]) => !path.endsWith(`node_modules/${name}`))
  const planted: Record<string, LockEntry> = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', integrity: 'sha512-x', resolved: 'https://registry.example/b.tgz' },
    'apps/c': { dependencies: { d: '^1.0.0' } },
  }
  const expected = [
    { lock: { packages: Object.fromEntries(without) }, fault: `${owner} lacks its optional ${name}` },
    { lock: { packages: planted }, fault: 'node_modules/a has no checksum' },
    { lock: { packages: planted }, fault: "node_modules/b is bound to one registry's address" },
    { lock: { packages: planted }, fault: 'apps/c asks for d ^1.0.0, not an exact version' },
  ]
  return expected
    .filter((canary) => !faultsOfLock(canary.lock).includes(canary.fault))
    .map((canary) => `canary: not noticed that ${canary.fault}`)
}

function firstOptional(current: Lock): readonly [string, string] {
  for (const [path, entry] of Object.entries(current.packages)) {
    const [name] = Object.keys(entry.optionalDependencies ?? {})
    if (name !== undefined && path.includes('node_modules/')) return [path, name]
  }
  throw new Error('no package of the lock file has an optional dependency: this check has nothing to look at')
}
