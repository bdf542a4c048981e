import path from 'node:path'
import { ensurePage } from '../scripts/bootstrap/page.mjs'
import { openServer } from './harness/server.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Builds the page when its sources changed and starts the server that most tests share. @returns how to end it. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensurePage({ root: ROOT, node: process.execPath, env: process.env })
  const server = await openServer()
  await server.start()
  process.env.PLACARD_E2E_ADDRESS = server.address
  process.env.PLACARD_E2E_DATA = server.dataFolder
  return () => server.clear()
}
