import path from 'node:path'
import { pathToFileURL } from 'node:url'

const PRELOADED = pathToFileURL(path.join(import.meta.dirname, 'vendors-on-loopback.ts')).href

/** Variables of a server for which OpenAI answers at an address on loopback. */
export function vendorOnLoopback(address: string): Readonly<Record<string, string>> {
  return { E2E_VENDOR_ADDRESS: address, NODE_OPTIONS: `--import=${PRELOADED}` }
}
