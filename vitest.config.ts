import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/longest-first.ts'
import { TEST_TIMEOUT_MS } from './scripts/test/test-timeout.ts'

/**
 * Timeouts end tests that hang, and no more, so that no test has one of its own. Slowness is the business of the bench,
 * and a machine under load takes ten times as long. Whoever waits in vain says so before the test is ended, and the test
 * before its runner is (scripts/test/runner.ts).
 */
const TIMEOUTS = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: 300_000 } },
}
const SETUP = './scripts/test/no-own-timeout.ts'
const PAGE_SETUP = './apps/web/src/test-setup.ts'
const IN_FRENCH = 'apps/web/**/*-in-french.test.{ts,tsx}'
/**
 * A link that is followed, such as that of a file to save, would take the page of all later tests of a worker to its
 * address: without a browser around it, nothing opens it elsewhere.
 */
const STAYS = {
  happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
}
const IN_A_PAGE = {
  environment: 'happy-dom',
  environmentOptions: STAYS,
  setupFiles: [SETUP, PAGE_SETUP],
  ...TIMEOUTS,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/**/*.test.ts',
            'scripts/**/*.test.ts',
            'content/**/*.test.ts',
            'apps/server/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.db.test.ts'],
          // reading the modules anew for every file would take longer than most tests
          isolate: false,
          setupFiles: [SETUP],
          ...TIMEOUTS,
        },
      },
      {
        resolve: {
          alias: [
            {
              find: /^@node-rs\/argon2$/,
              replacement: `${import.meta.dirname}/apps/server/src/testing/cheap-argon2.ts`,
            },
          ],
        },
        test: {
          name: 'database',
          include: ['{apps,bench,scripts}/**/*.db.test.ts'],
          globalSetup: ['./apps/server/src/testing/one-database.ts'],
          // what is deprecated fails a test: the next release of a library may refuse it
          execArgv: ['--throw-deprecation'],
          // as above: the server's modules are many, and sixty files would each read them anew
          isolate: false,
          setupFiles: [SETUP],
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'page',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.db.test.ts', IN_FRENCH],
          ...IN_A_PAGE,
          // files share their modules: whoever changes a store or the window puts it back
          isolate: false,
        },
      },
      {
        test: {
          name: 'page-in-french',
          include: [IN_FRENCH],
          // a page takes its language when its modules are read, so these have modules of their own: forgetting the shared
          // ones between two files would mix new ones with those of a part that is still being loaded
          ...IN_A_PAGE,
        },
      },
    ],
  },
})
