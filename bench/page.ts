import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Bench, Figure } from './figure.ts'
import { ROOT } from './processes.ts'

const SESSION_SCREEN = 'src/features/session/SessionScreen.tsx'

/** What a first load transfers, of the page as `npm start` has built it. */
export const bench: Bench = async () => {
  if (!existsSync(path.join(ROOT, 'apps/web/dist/index.html'))) {
    throw new Error('The page is not built yet: run npm start once.')
  }
  return [...measured('sign-in', [], { js: 100, css: 15 }), ...measured('campaign view', [SESSION_SCREEN], { js: 170 })]
}

function measured(what: string, sources: readonly string[], limits: { js: number; css?: number }): Figure[] {
  const printed = execFileSync(process.execPath, ['apps/web/size.ts', ...sources], { cwd: ROOT, encoding: 'utf8' })
  const [, js, css] = /js ([\d.]+) kB gzip, css ([\d.]+) kB gzip/.exec(printed) ?? []
  const styles = limits.css === undefined ? {} : { limit: { atMost: limits.css } }
  return [
    { name: `first load of the ${what}, scripts`, value: Number(js), unit: 'kB gzip', limit: { atMost: limits.js } },
    { name: `first load of the ${what}, styles`, value: Number(css), unit: 'kB gzip', ...styles },
  ]
}
