import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'

/** The engine in a page of Chromium, with `replay`, `stateHash`, `playSession` and `POLICIES` as globals. */
export interface EnginePage {
  readonly page: Page
  close(): Promise<void>
}

/** Opens Chromium with the engine in it, bundled as the product's page is. */
export async function openEnginePage(): Promise<EnginePage> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  const page = await pageIn(browser)
  return { page, close: () => browser.close() }
}

async function pageIn(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundled() })
  return page
}

/** Bundles the modules to play and to replay as one script. */
async function bundled(): Promise<string> {
  const fileOf = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))
  const entry = '\0virtual:engine-on-the-page'
  const source = `import { replay, stateHash } from '@placard/engine'
    import { playSession } from ${fileOf('./play-session.ts')}
    import { POLICIES } from ${fileOf('./policies.ts')}
    Object.assign(globalThis, { replay, stateHash, playSession, POLICIES })`
  const plugin = {
    name: 'engine-on-the-page',
    resolveId: (id: string) => (id === 'engine-on-the-page' ? entry : undefined),
    load: (id: string) => (id === entry ? source : undefined),
  }
  const output = await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: 'engine-on-the-page', output: { format: 'iife' } } },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('the engine was not bundled')
  return chunk.code
}
