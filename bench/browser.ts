import { type Browser, chromium } from '@playwright/test'

/** Chromium does not run its sandbox as root. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** How the machine's Chromium is started. */
export const CHROMIUM = { executablePath: '/usr/bin/chromium', args: SANDBOX }

/** Launches the machine's Chromium, for `await using`. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(CHROMIUM)
}
