import { type Browser, chromium } from '@playwright/test'

/** Chromium does not run its sandbox as root. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Launches the machine's Chromium, for `await using`. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: SANDBOX })
}
