import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Limits of the first load of the sign-in, in bytes of gzip. */
export const SIGN_IN_BUDGET = { jsBytes: 100_000, cssBytes: 15_000 } as const

/** The sources whose code a new visitor needs for the sign-in. */
export const SIGN_IN_SOURCES = ['index.html'] as const

type ManifestEntry = { readonly file: string; readonly imports: readonly string[]; readonly css: readonly string[] }
type Manifest = ReadonlyMap<string, ManifestEntry>

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** Reads Vite's manifest; what is not an entry is left out. */
export function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new TypeError('The manifest of the build is not an object')
  const entries = Object.entries(value).flatMap(([source, entry]): [string, ManifestEntry][] =>
    typeof entry === 'object' && entry !== null && typeof entry.file === 'string'
      ? [[source, { file: entry.file, imports: textsOf(entry.imports), css: textsOf(entry.css) }]]
      : [],
  )
  return new Map(entries)
}

/** Every file the sources need before they can run: themselves, what they import and their style sheets. */
export function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const entry = manifest.get(source)
    if (entry === undefined) throw new Error(`The build has no chunk for ${source}`)
    files.add(entry.file)
    for (const sheet of entry.css) files.add(sheet)
    for (const imported of entry.imports) visit(imported)
  }
  for (const source of sources) visit(source)
  return [...files]
}

export type FirstLoad = { readonly jsBytes: number; readonly cssBytes: number; readonly files: readonly string[] }

/**
 * Measures what a first load transfers, in bytes of gzip: scripts (the one before the first paint included) and styles.
 *
 * @param folder the built page.
 */
export function measureFirstLoad(folder: string, sources: readonly string[] = SIGN_IN_SOURCES): FirstLoad {
  const manifest = parseManifest(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const files = ['before-paint.js', ...filesOf(manifest, sources)].filter((file) => existsSync(join(folder, file)))
  const sum = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((total, file) => total + gzipSync(readFileSync(join(folder, file))).length, 0)
  return { jsBytes: sum('.js'), cssBytes: sum('.css'), files }
}

function print(extraSources: readonly string[]): void {
  const isSignIn = extraSources.length === 0
  const load = measureFirstLoad(
    join(import.meta.dirname, 'dist'),
    isSignIn ? SIGN_IN_SOURCES : ['index.html', 'src/app/Shell.tsx', ...extraSources],
  )
  process.stdout.write(
    `js ${(load.jsBytes / 1000).toFixed(1)} kB gzip, css ${(load.cssBytes / 1000).toFixed(1)} kB gzip\n`,
  )
  const isOver = load.jsBytes > SIGN_IN_BUDGET.jsBytes || load.cssBytes > SIGN_IN_BUDGET.cssBytes
  if (isSignIn && isOver) process.exitCode = 1
}

if (process.argv[1] === import.meta.filename) print(process.argv.slice(2))
