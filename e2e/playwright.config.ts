import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same browser without windows of its own, where it is installed: those cost processor time, and no test sees them. */
const SHELL = '/usr/bin/chromium-headless-shell'
const CHROMIUM = existsSync(SHELL) ? SHELL : '/usr/bin/chromium'

/** Chromium refuses its sandbox to root. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Whole sessions, which take longest: begun last, one of them would go on when all others are over. */
const LONGEST = ['campaign-by-voice', 'whole-session', 'signed-in', 'players', 'demo', 'subscription'].map(
  (name) => `**/${name}.e2e.ts`,
)

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: LONGEST },
  ],
  globalSetup: './global-setup.ts',
  outputDir: '../.cache/test/browser',
  // Each test waits for its own session’s clock or its own page most of the time: two fit two cores.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a moment of the machine from a fault; the run names each test that needed one, and bears two.
  retries: 1,
  // These end what hangs, and no more, so that no test has its own: a machine under load takes ten times as long.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    reducedMotion: 'reduce',
    // A trace of everything costs more than the tests themselves; for one test: npx playwright test --trace on
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    launchOptions: { executablePath: CHROMIUM, args: [...FLAGS, ...SANDBOX] },
  },
})
