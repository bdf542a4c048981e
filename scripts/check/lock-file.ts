import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './program.ts'

/** One package of the lock file, with the members that the checks need. */
export type LockEntry = {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Keys are folders relative to the project, such as `node_modules/zod`; the project itself is ''. */
export type Lock = { readonly packages: Readonly<Record<string, LockEntry>> }

/** The project's lock file. npm has parsed it before, so its shape is not validated again. */
export function readLock(): Lock {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
}

/** The packages from the registry: without the project itself, its workspaces and their links. */
export function registryPackages(
  lock: Lock,
): { readonly path: string; readonly name: string; readonly entry: LockEntry }[] {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && entry.link !== true)
    .map(([path, entry]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      entry,
    }))
}

/** Resolves a package name from a folder like Node: upwards. */
export function findInLock(lock: Lock, from: string, name: string): LockEntry | undefined {
  const here = lock.packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]
  if (here !== undefined || from === '') return here
  const above = from.lastIndexOf('/node_modules/')
  return findInLock(lock, above === -1 ? '' : from.slice(0, above), name)
}
