import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Bench, Figure } from './figure.ts'
import { ROOT } from './processes.ts'

const DIST = path.join(ROOT, 'apps/web/dist')
/** What is loaded where a campaign is played: the view, and the shell it always stands in. */
const CAMPAIGN_VIEW = ['src/features/session/SessionScreen.tsx']
const CHAT_VIEW = ['joined:chat-screen']

/** What a first load transfers, of the page as `npm start` has built it. */
export const bench: Bench = async () => {
  if (!existsSync(path.join(DIST, 'index.html'))) {
    throw new Error('The page is not built yet: run npm start once.')
  }
  return [
    ...measured('sign-in', [], { js: 100, css: 15 }),
    ...measured('chat in its shell', CHAT_VIEW, { both: 200 }),
    ...measured('campaign view in its shell', CAMPAIGN_VIEW, { js: 210 }),
    { name: "the demo's worker", value: workerKilobytes(), unit: 'kB gzip', limit: { atMost: 120 } },
  ]
}

/** The scripts of the demo's worker; what it plays with (campaigns, countries, phrases) is data and not counted. */
function workerKilobytes(): number {
  const assets = path.join(DIST, 'assets')
  const scripts = readdirSync(assets).filter((name) => /^demo-worker-.*\.js$/.test(name))
  if (scripts.length === 0) throw new Error('The build has no worker for the demo.')
  return scripts.reduce((bytes, name) => bytes + gzipSync(readFileSync(path.join(assets, name))).length, 0) / 1000
}

function measured(
  what: string,
  sources: readonly string[],
  limits: { js?: number; css?: number; both?: number },
): Figure[] {
  const printed = execFileSync(process.execPath, ['apps/web/size.ts', ...sources], { cwd: ROOT, encoding: 'utf8' })
  const [, js, css, both] = /js ([\d.]+) kB gzip, css ([\d.]+) kB gzip, both ([\d.]+) kB brotli/.exec(printed) ?? []
  const figure = (parts: string, value: string | undefined, unit: string, limit: number | undefined): Figure => ({
    name: `first load of the ${what}, ${parts}`,
    value: Number(value),
    unit,
    ...(limit === undefined ? {} : { limit: { atMost: limit } }),
  })
  return [
    figure('scripts', js, 'kB gzip', limits.js),
    figure('styles', css, 'kB gzip', limits.css),
    figure('scripts and styles', both, 'kB brotli', limits.both),
  ]
}
