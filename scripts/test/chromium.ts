import { existsSync } from 'node:fs'
import { linesOf, runProgram } from '../check/program.ts'

/** Debian's path; the browser tests use this one and never download another. */
const CHROMIUM = '/usr/bin/chromium'

/**
 * Ensures that Chromium is installed, through Debian's package where we have the permission.
 * @returns the reason why it is not, or undefined
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (existsSync(CHROMIUM)) return undefined
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!canInstall) return `${CHROMIUM} is missing. Install it (on Debian: sudo apt-get install chromium) and try again.`
  console.log('Chromium is missing: installing the Debian package …')
  const install =
    'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends chromium chromium-headless-shell'
  const { output, errors } = await runProgram('/bin/sh', ['-c', install])
  if (existsSync(CHROMIUM)) return undefined
  return `${CHROMIUM} could not be installed: ${linesOf(errors || output).at(-1) ?? 'apt-get said nothing'}`
}
