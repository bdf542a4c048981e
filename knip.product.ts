import type { KnipConfig } from 'knip'
import config from './knip.ts'

/** Tests, and what is written for them alone. */
const TESTS = ['!**/*.test.{ts,tsx}', '!**/testing/**', '!**/test-setup.ts']

/** The same files without their tests: what only a test imports is unused here, on the door of a package too. */
const product: KnipConfig = {
  ...config,
  workspaces: Object.fromEntries(
    Object.entries(config.workspaces).map(([name, workspace]) => [
      name,
      {
        ...workspace,
        includeEntryExports: true,
        // both make an entry of every test
        vitest: false,
        playwright: false,
        project: [...workspace.project, ...TESTS],
      },
    ]),
  ),
  // the build imports texts of other languages, and what asks for them: words-plugin.ts
  ignore: ['apps/web/src/**/*.{fr,es}.ts', 'apps/web/src/kit/language/words.ts'],
  ignoreWorkspaces: ['packages/testing', 'e2e'],
  ignoreExportsUsedInFile: true,
}

export default product
