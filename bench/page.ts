import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Bench, Figure } from './figure.ts'
import { ROOT } from './processes.ts'

const DIST = path.join(ROOT, 'apps/web/dist')
/** Entry points where a campaign is played: the view, and the shell around it. */
const CAMPAIGN_VIEW = ['joined:session-screen']
const CHAT_VIEW = ['joined:chat-screen']
/** Modules for the text of a language model: the event stream, its parser, and the fold of its events. */
const LANGUAGE_LAYER = ['client/api/chat-stream.ts', 'features/chat/model/fold.ts']
/**
 * API keys of language model services by their format, and the headers that carry them. Help pages name variables,
 * which do not count.
 */
const KEYS = /x-goog-api-key|x-api-key|AIza[\w-]{30}|\bsk-(?:ant-)?[\w-]{20}/g

/** Transfer size of the first load, for the page as built by `npm start`. */
export const bench: Bench = async () => {
  if (!existsSync(path.join(DIST, 'index.html'))) {
    throw new Error('The page is not built yet: run npm start once.')
  }
  return [
    ...measured('sign-in', [], { js: 100, css: 15 }),
    ...measured('chat in its shell', CHAT_VIEW, { both: 200 }),
    ...measured('campaign view in its shell', CAMPAIGN_VIEW, { js: 210 }),
    { name: "the demo's worker", value: workerKilobytes(), unit: 'kB gzip', limit: { atMost: 120 } },
    {
      name: "the language layer's code",
      value: await languageLayerKilobytes(),
      unit: 'kB gzip',
      limit: { atMost: 10 },
    },
    { name: 'keys of language models in all scripts', value: keysFound(), unit: '', limit: { atMost: 0 } },
  ]
}

/** Size of the language layer's own modules and their parser; modules that the page loads anyway do not count. */
async function languageLayerKilobytes(): Promise<number> {
  const entry = LANGUAGE_LAYER.map((file) => path.join(ROOT, 'apps/web/src', file))
  const external = (id: string) => !entry.includes(id) && !id.includes('eventsource-parser')
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] }, rollupOptions: { external } },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const chunks = outputs.flatMap(({ output }) => output).flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
  if (chunks.length < LANGUAGE_LAYER.length) throw new Error('The language layer was not built.')
  return chunks.reduce((bytes, code) => bytes + gzipSync(code).length, 0) / 1000
}

function keysFound(): number {
  const assets = path.join(DIST, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  return scripts.reduce(
    (found, name) => found + [...readFileSync(path.join(assets, name), 'utf8').matchAll(KEYS)].length,
    0,
  )
}

/** Size of the scripts of the demo's worker; its data (campaigns, countries, phrases) does not count. */
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
