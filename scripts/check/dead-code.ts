import { join, relative } from 'node:path'
import { ROOT, runTool } from './program.ts'
import { type Outcome, outcomeOf, type Step } from './step.ts'
import { plant, withTemporaryFolder } from './temporary-folder.ts'

/**
 * Finds unused files, exports and dependencies, undeclared dependencies, and exports that only tests use: a function
 * that is tested but never called looks used to every other check.
 */
export const deadCode: Step = { name: 'dead-code', claim: 'everything is used', run: checkDeadCode }

type Named = { readonly name: string }
type Report = { readonly issues: readonly ({ readonly file: string } & Readonly<Record<string, readonly Named[]>>)[] }

/** One run of knip, with planted faults (canaries) that it must find before an empty result is trusted. */
type Search = {
  readonly args: (folder: string) => readonly string[]
  readonly planted: Readonly<Record<string, string>>
  readonly expected: readonly string[]
}

const EVERYTHING: Search = {
  args: () => [],
  planted: {
    'package.json':
      '{ "name": "planted", "type": "module", "main": "index.ts", "dependencies": { "unused": "1.0.0" } }',
    'index.ts': "import { used } from './a.ts'\nimport 'unlisted'\n\nused()",
    'a.ts': 'export const used = () => 1\nexport const idle = 1',
    'b.ts': 'export const forgotten = 1',
  },
  expected: [
    'dependencies: unused in package.json',
    'exports: idle in a.ts',
    'files: b.ts',
    'unlisted: unlisted in index.ts',
  ],
}

/**
 * The product with scripts and benchmarks as entry points, without tests. Types are left out: a package's index exports
 * those of its values.
 */
const PRODUCT: Search = {
  args: (folder) => ['--config', relative(folder, join(ROOT, 'knip.product.ts')), '--include', 'exports'],
  planted: {
    'package.json':
      '{ "name": "planted", "type": "module", "workspaces": ["packages/*"], "devDependencies": { "vitest": "1.0.0", "@playwright/test": "1.0.0" } }',
    'scripts/check/main.ts': "import { used } from '@planted/house'\n\nused()",
    'packages/house/package.json':
      '{ "name": "@planted/house", "type": "module", "exports": { ".": "./src/index.ts" } }',
    'packages/house/src/index.ts': "export { atDoor, used } from './a.ts'",
    'packages/house/src/a.ts':
      "import { inner } from './b.ts'\n\nexport const used = () => inner()\nexport const atDoor = () => 1",
    'packages/house/src/b.ts': 'export const inner = () => 1\nexport const proved = () => 1',
    'packages/house/src/b.test.ts': "import { proved } from './b.ts'\n\nproved()",
    'packages/house/src/door.test.ts': "import { atDoor } from '@planted/house'\n\natDoor()",
  },
  expected: ['exports: atDoor in packages/house/src/index.ts', 'exports: proved in packages/house/src/b.ts'],
}

/** Allow list: exports that only tests may use, each with the reason why tests have no other way. */
const FOR_TESTS: Readonly<Record<string, string>> = {
  'default in scripts/test/progress-reporter.ts': 'Vitest loads it by its path',
  'drawSecrets in packages/engine/src/index.ts':
    'shipped campaigns are drawn as sessions are; a session hides its margins',
  'tallyVote in packages/engine/src/index.ts': 'the expected deal of a campaign is counted as votes are',
  'hasQuorum in packages/engine/src/index.ts': 'packs are tested beside their data',
  'supportNeeded in packages/engine/src/index.ts': 'packs are tested beside their data',
  'fetchLateParts in apps/web/src/play/session/LateParts.tsx': 'a test of the hall does not wait for its chunks',
}

async function checkDeadCode(): Promise<Outcome> {
  const searches = [EVERYTHING, PRODUCT]
  for (const search of searches) {
    const blind = await findBlindSpots(search)
    if (blind.length > 0) return outcomeOf(blind, '')
  }
  const unused = await findUnused(EVERYTHING, ROOT)
  const planted = searches.flatMap(({ expected }) => expected).length
  return outcomeOf([...unused, ...(await findTested())], `nothing unused, ${planted} planted leftovers found`)
}

/** Exports used by tests only that are not on the allow list, and stale entries of that list. */
async function findTested(): Promise<string[]> {
  const found = new Set((await findUnused(PRODUCT, ROOT)).map((fault) => fault.replace('exports: ', '')))
  const needless = Object.keys(FOR_TESTS).filter((name) => !found.has(name))
  return [
    ...[...found].filter((name) => !Object.hasOwn(FOR_TESTS, name)).map((name) => `used by tests alone: ${name}`),
    ...needless.map((name) => `no longer used by tests alone: ${name}`),
  ]
}

async function findBlindSpots(search: Search): Promise<string[]> {
  return withTemporaryFolder(async (folder) => {
    for (const [file, text] of Object.entries(search.planted)) plant(folder, file, text)
    const found = await findUnused(search, folder)
    return search.expected.filter((fault) => !found.includes(fault)).map((fault) => `canary: not found, ${fault}`)
  })
}

async function findUnused({ args }: Search, folder: string): Promise<string[]> {
  const knip = ['--reporter', 'json', '--no-progress', '--no-config-hints', ...args(folder)]
  const { output, errors } = await runTool('knip/bin/knip.js', knip, folder)
  if (!output.startsWith('{')) throw new Error(`knip gave no result\n${output}\n${errors}`)
  const report: Report = JSON.parse(output)
  return report.issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      found.map(({ name }) => (kind === 'files' ? `files: ${name}` : `${kind}: ${name} in ${file}`)),
    ),
  )
}
