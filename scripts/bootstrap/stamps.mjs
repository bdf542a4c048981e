import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Output folders, which are not sources. */
const RESULTS = new Set(['node_modules', 'dist', 'coverage', 'test-results'])

/**
 * A hash of the names and contents of files and folders, in an order independent of the file system. Contents rather
 * than modification times: a few hundred small files take some 30 ms, and a fresh clone has new times.
 *
 * @param {string} root
 * @param {readonly string[]} paths relative to `root`; missing ones count as empty
 * @returns {string}
 */
export function hashOf(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesUnder(root, path)).sort()) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} relative to root, with forward slashes; without tests, which no build contains
 */
function filesUnder(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  const entries = listEntries(full)
  if (entries === undefined) return [path]
  return entries
    .filter((entry) => !RESULTS.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => {
      const below = `${path}/${entry.name}`
      return entry.isDirectory() ? filesUnder(root, below) : entry.isFile() ? [below] : []
    })
}

/** @param {string} folder */
function listEntries(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return undefined // not a folder
  }
}

/**
 * The content of a stamp file, or undefined without one.
 *
 * @param {string} file
 */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/**
 * Whether npm's record of installed packages satisfies the lock file, so that a developer who ran npm by hand does not
 * wait for a second installation. Optional packages of other platforms may be absent.
 *
 * @param {{ packages?: Record<string, LockEntry> }} lock the project's lock file
 * @param {{ packages?: Record<string, LockEntry> }} installed npm's own record, `node_modules/.package-lock.json`
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean, resolved?: string }} LockEntry
 */
export function isInstalled(lock, installed) {
  const present = installed.packages ?? {}
  return Object.entries(lock.packages ?? {})
    .filter(([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'))
    .every(([path, entry]) => {
      const there = present[path]
      if (there === undefined) return entry.optional === true
      return there.link === entry.link && there.version === entry.version && there.integrity === entry.integrity
    })
}
