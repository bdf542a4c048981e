import { expectBrowserEngines } from '../engines/browser-engines.ts'
import { type PromptApi, promptApi } from './prompt-api.ts'

let loadedFor: PromptApi | undefined

/**
 * Offers the model of this device among the page's engines as long as it is ready. Does nothing, and loads nothing, in a
 * browser without one; once for each model that a browser has.
 */
export function loadDeviceEngine(): void {
  const api = promptApi()
  if (api === undefined || api === loadedFor) return
  loadedFor = api
  expectBrowserEngines(import('./device-engine.ts').then(({ offerDeviceEngine }) => offerDeviceEngine(api)))
}
