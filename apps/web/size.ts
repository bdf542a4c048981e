import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The sources whose code a new visitor needs for the sign-in, and everybody for what is behind it. */
const SIGN_IN = ['index.html'] as const
const INSIDE = [...SIGN_IN, 'joined:inside'] as const

/** What a view for reading may need beyond the inside, less the guide's entries that it loads next. */
const READ_MOST = { jsBytes: 194_000 } as const

/** Limits of first loads, in bytes: scripts and styles of gzip, both together of brotli. */
const BUDGETS = [
  { view: 'sign-in', sources: SIGN_IN, most: { jsBytes: 100_000, cssBytes: 15_000 } },
  { view: 'chat', sources: [...INSIDE, 'joined:chat-screen'], most: { brotliBytes: 200_000 } },
  { view: 'session', sources: [...INSIDE, 'joined:session-screen'], most: { jsBytes: 210_000 } },
  { view: 'help', sources: [...INSIDE, 'src/app/views/HelpView.tsx'], most: READ_MOST },
  { view: 'handbook', sources: [...INSIDE, 'src/play/handbook/HandbookScreen.tsx'], most: READ_MOST },
  { view: 'guide', sources: [...INSIDE, 'src/app/views/GuideView.tsx'], most: READ_MOST },
  { view: 'legal', sources: [...INSIDE, 'src/features/legal/LegalScreen.tsx'], most: READ_MOST },
] as const satisfies readonly { view: string; sources: readonly string[]; most: Partial<Record<Size, number>> }[]

const RECORDS = ['history/HistoryScreen', 'transcripts/TranscriptsScreen', 'transcripts/TranscriptScreen']
/** The first tab of the settings is in their screen, the others come with code of their own. */
const SETTINGS = 'src/features/settings/SettingsScreen.tsx'
const TABS = ['voice/VoiceTab', 'notifications/NotificationsTab', 'privacy/PrivacyTab', 'system/SystemTab']
/** The views of what was said and the settings, and how much each may add to the shell and its list of conversations. */
const BEYOND_SHELL = [
  ...RECORDS.map((view) => ({ view, sources: [`src/features/records/${view}.tsx`, 'src/app/commands/open-hit.ts'] })),
  { view: 'settings', sources: [SETTINGS] },
  ...TABS.map((view) => ({ view: `settings/${view}`, sources: [SETTINGS, `src/features/settings/${view}.tsx`] })),
]
const BEYOND_SHELL_BYTES = 60_000
/** The shell with its list of conversations, which is in every view of a wide window. */
const SHELL = [...INSIDE, 'joined:chat-screen'] as const

/** Views in which something is spoken or heard. Nobody else waits for the code of that. */
const SPOKEN = /\/(?:Talk|Debrief|Replay)Screen\.tsx$/
const VIEW = /(?:Screen|View)\.tsx$/

const SIZES = ['jsBytes', 'cssBytes', 'brotliBytes'] as const
type Size = (typeof SIZES)[number]
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
export function measureFirstLoad(folder: string, sources: readonly string[] = SIGN_IN): FirstLoad {
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

/** The views that have to wait for the code of voices and microphone though nobody speaks in them. */
export function viewsWithVoice(manifest: Manifest): readonly string[] {
  const voice = filesOf(manifest, ['joined:voice'])[0]
  return [...manifest.keys()].filter((source) => {
    const isAsked = VIEW.test(source) || source === 'joined:chat-screen'
    return isAsked && !SPOKEN.test(source) && filesOf(manifest, [...INSIDE, source]).includes(voice ?? '')
  })
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1)
const lineOf = ({ jsBytes, cssBytes, brotliBytes }: FirstLoad) =>
  `js ${kilo(jsBytes)} kB gzip, css ${kilo(cssBytes)} kB gzip, both ${kilo(brotliBytes)} kB brotli`

/** Prints first loads and what they may be. @returns whether all are within that. */
function printBudgets(folder: string): boolean {
  const overs = BUDGETS.map(({ view, sources, most }) => {
    const load = measureFirstLoad(folder, sources)
    const limits: Partial<Record<Size, number>> = most
    const isOver = SIZES.some((size) => load[size] > (limits[size] ?? Number.POSITIVE_INFINITY))
    process.stdout.write(`${lineOf(load)}: ${view}${isOver ? ', TOO LARGE' : ''}\n`)
    return isOver
  })
  const shell = measureFirstLoad(folder, SHELL).jsBytes
  for (const { view, sources } of BEYOND_SHELL) {
    const beyond = measureFirstLoad(folder, [...SHELL, ...sources]).jsBytes - shell
    const isOver = beyond > BEYOND_SHELL_BYTES
    process.stdout.write(`js ${kilo(beyond)} kB gzip beyond the shell: ${view}${isOver ? ', TOO LARGE' : ''}\n`)
    overs.push(isOver)
  }
  const unasked = viewsWithVoice(parseManifest(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  if (unasked.length > 0) process.stdout.write(`The code of the voices comes unasked in ${unasked.join(', ')}\n`)
  return !overs.includes(true) && unasked.length === 0
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(import.meta.dirname, 'dist')
  const asked = process.argv.slice(2)
  if (asked.length > 0) process.stdout.write(`${lineOf(measureFirstLoad(folder, [...INSIDE, ...asked]))}\n`)
  else if (!printBudgets(folder)) process.exitCode = 1
}
