import { existsSync } from 'node:fs'
import { linesOf, runProgram } from '../check/program.ts'

/** Debian's path; the browser tests use this one and never download another. */
const CHROMIUM = '/usr/bin/chromium'
/** The same without windows of its own, which the browser tests prefer: it costs less processor time. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Ensures that Chromium and its headless shell are installed, through Debian's packages where we have the permission.
 * @returns the reason why Chromium is not, or undefined; the tests pass without the shell, more slowly
 */
export async function ensureChromium(): Promise<string | undefined> {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (existsSync(CHROMIUM) && (existsSync(SHELL) || !canInstall)) return undefined
  if (!canInstall) return `${CHROMIUM} is missing. Install it (on Debian: sudo apt-get install chromium) and try again.`
  console.log('Chromium or its headless shell is missing: installing the Debian packages …')
  const install =
    'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends chromium chromium-headless-shell'
  const { output, errors } = await runProgram('/bin/sh', ['-c', install])
  if (existsSync(CHROMIUM)) return undefined
  return `${CHROMIUM} could not be installed: ${linesOf(errors || output).at(-1) ?? 'apt-get said nothing'}`
}
