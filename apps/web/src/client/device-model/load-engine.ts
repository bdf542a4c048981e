import { expectBrowserEngines } from '../engines/browser-engines.ts'
import { promptApi } from './prompt-api.ts'

let isLoaded = false

/**
 * Offers the model of this device among the page's engines as long as it is ready. Does nothing, and loads nothing, in a
 * browser without one.
 */
export function loadDeviceEngine(): void {
  if (isLoaded || promptApi() === undefined) return
  isLoaded = true
  expectBrowserEngines(import('./device-engine.ts').then(({ offerDeviceEngine }) => offerDeviceEngine()))
}
