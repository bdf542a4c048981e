import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
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
          // whole sessions are played in some; slowness is the bench's business, not theirs
          testTimeout: 120_000,
          // what goes on by itself may be slow there
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'database',
          include: ['{apps,bench,scripts}/**/*.db.test.ts'],
          globalSetup: ['./apps/server/src/testing/one-database.ts'],
          // what is deprecated fails a test: the next release of a library may refuse it
          execArgv: ['--throw-deprecation'],
          // as above: the server's modules are many, and sixty files would each read them anew
          isolate: false,
          // some make whole databases and start servers on them
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // what goes on by itself may be slow there
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'page',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.db.test.ts'],
          environment: 'happy-dom',
          // files share their modules: whoever changes a store or the window puts it back
          isolate: false,
          setupFiles: ['./apps/web/src/test-setup.ts'],
          // the DOM of a whole screen is slow to search on a busy machine
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
