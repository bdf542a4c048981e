import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { linesOf, ROOT, runProgram } from './program.ts'

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.data',
  'coverage',
  'test-results',
  'playwright-report',
])

/**
 * Every file of the project, relative to its folder: what git tracks or would track; without git (an unpacked archive)
 * all files except build output.
 */
export async function projectFiles(): Promise<string[]> {
  const git = await runProgram('git', ['ls-files', '--cached', '--others', '--exclude-standard']).catch(() => undefined)
  const files = git?.code === 0 ? linesOf(git.output) : walk('')
  return files.filter((file) => existsSync(join(ROOT, file)))
}

function walk(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? walk(path) : [path]
    })
}
