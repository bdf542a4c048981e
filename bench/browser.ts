import { type Browser, chromium } from '@playwright/test'

/** Chromium refuses its sandbox to root. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Starts the Chromium of the machine; who starts it closes it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: SANDBOX })
}
