import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Limits of the first load of the sign-in, in bytes of gzip. */
export const SIGN_IN_BUDGET = { jsBytes: 100_000, cssBytes: 15_000 } as const

/** The sources whose code a new visitor needs for the sign-in. */
export const SIGN_IN_SOURCES = ['index.html'] as const

type ManifestEntry = { readonly file: string; readonly imports: readonly string[]; readonly css: readonly string[] }
type Manifest = ReadonlyMap<string, ManifestEntry>

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/**
 * Reads Vite's manifest; what is not an entry is left out. A chunk of joined code has no source of its own and is found as
 * `joined:` and its name.
 */
export function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new TypeError('The manifest of the build is not an object')
  const entries = Object.entries(value).flatMap(([source, entry]): [string, ManifestEntry][] => {
    if (typeof entry !== 'object' || entry === null || typeof entry.file !== 'string') return []
    const read = { file: entry.file, imports: textsOf(entry.imports), css: textsOf(entry.css) }
    return [source, `joined:${entry.name}`].map((name) => [name, read])
  })
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

export type FirstLoad = {
  readonly jsBytes: number
  readonly cssBytes: number
  /** Scripts and styles together, as brotli packs them. */
  readonly brotliBytes: number
  readonly files: readonly string[]
}

/**
 * Measures what a first load transfers, in bytes of gzip: scripts (the one before the first paint included) and styles.
 *
 * @param folder the built page.
 */
export function measureFirstLoad(folder: string, sources: readonly string[] = SIGN_IN_SOURCES): FirstLoad {
  const manifest = parseManifest(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const files = ['before-paint.js', ...filesOf(manifest, sources)].filter((file) => existsSync(join(folder, file)))
  const sum = (ending: RegExp, pack: (bytes: Buffer) => Buffer) =>
    files
      .filter((file) => ending.test(file))
      .reduce((total, file) => total + pack(readFileSync(join(folder, file))).length, 0)
  return {
    jsBytes: sum(/\.js$/, gzipSync),
    cssBytes: sum(/\.css$/, gzipSync),
    brotliBytes: sum(/\.(?:js|css)$/, brotliCompressSync),
    files,
  }
}

function print(extraSources: readonly string[]): void {
  const isSignIn = extraSources.length === 0
  const load = measureFirstLoad(
    join(import.meta.dirname, 'dist'),
    isSignIn ? SIGN_IN_SOURCES : ['index.html', 'joined:inside', ...extraSources],
  )
  const kilo = (bytes: number) => (bytes / 1000).toFixed(1)
  process.stdout.write(
    `js ${kilo(load.jsBytes)} kB gzip, css ${kilo(load.cssBytes)} kB gzip, both ${kilo(load.brotliBytes)} kB brotli\n`,
  )
  const isOver = load.jsBytes > SIGN_IN_BUDGET.jsBytes || load.cssBytes > SIGN_IN_BUDGET.cssBytes
  if (isSignIn && isOver) process.exitCode = 1
}

if (process.argv[1] === import.meta.filename) print(process.argv.slice(2))
