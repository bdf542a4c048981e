import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { plant } from './temporary-folder.ts'

/** Each floor of the engine, with the lowest one that it must not import. */
const FORBIDDEN_FLOORS = {
  primitives: 'model',
  model: 'bargaining',
  bargaining: 'fold',
  fold: 'setup',
  setup: 'rules',
  rules: 'delegates',
  delegates: 'session',
  session: 'view',
  view: 'research',
  research: 'fold',
} as const

interface Planted {
  readonly rule: string
  readonly file: string
  readonly line: string
}

/** Floors of the server, each with floors it must not import. */
const SERVER_BREACHES = {
  concurrency: ['database'],
  crypto: ['ports'],
  addresses: ['features'],
  database: ['http', 'adapters', 'features', 'app'],
  config: ['http', 'adapters', 'features', 'app'],
  ports: ['http', 'adapters', 'features', 'app'],
  process: ['http', 'adapters', 'features', 'app'],
  http: ['adapters', 'features', 'app'],
  adapters: ['http', 'features', 'app'],
  features: ['adapters', 'app'],
} as const

/** Floors of the page, each with the floors it must not import. */
const WEB_BREACHES = {
  kit: ['client', 'hosts', 'features', 'play', 'app'],
  client: ['hosts', 'features', 'play', 'app'],
  hosts: ['features', 'play', 'app'],
  features: ['hosts', 'play', 'app'],
  play: ['hosts', 'features', 'app'],
} as const

/** Parts of a session, each with ones it must not import. */
const PLAY_BREACHES = {
  room: ['record', 'session'],
  record: ['campaigns'],
  campaigns: ['session'],
  session: ['debrief'],
  debrief: ['record', 'replay'],
  replay: ['debrief'],
  transcript: ['debrief'],
  tutorial: ['session'],
  handbook: ['session'],
} as const

/** Folders of the page's feature of accounts, each with one it must not import. */
const WEB_ACCOUNT_BREACHES = {
  shared: ['sign-in'],
  confirmation: ['security'],
  'sign-in': ['links'],
  links: ['security'],
  'first-password': ['links'],
  security: ['sign-in'],
} as const

/** Folders of the accounts feature, each with one it must not import. */
const ACCOUNT_BREACHES = {
  shared: ['passkeys'],
  passkeys: ['second-factor'],
  'second-factor': ['links'],
  links: ['sign-in'],
  'sign-in': ['profile'],
  profile: ['administration'],
  administration: ['sign-in'],
} as const

/** Folders of the built-in language, each with those it must not import. */
const LANGUAGE_BREACHES = {
  text: ['reading', 'drill'],
  reading: ['wording', 'assistant'],
  wording: ['text'],
  drill: ['documents', 'assistant'],
  documents: ['drill', 'assistant'],
  assistant: ['wording', 'drill', 'documents'],
  models: ['reading', 'drill'],
  papers: ['wording', 'drill'],
} as const

/**
 * One planted violation (canary) for each rule of `.dependency-cruiser.cjs`. Several are type imports, the first to be
 * missed by a cruiser that no longer parses TypeScript.
 */
export const PLANTED: readonly Planted[] = [
  { rule: 'engine-imports', file: 'packages/engine/src/reads-files.ts', line: "import type { Stats } from 'node:fs'" },
  { rule: 'engine-test-imports', file: 'packages/engine/src/a.test.ts', line: "import 'react'" },
  ...Object.entries(FORBIDDEN_FLOORS).map(([floor, other]) => ({
    rule: `engine-${floor}-floor`,
    file: `packages/engine/src/${floor}/breach.ts`,
    line: `import type { A } from '../${other}/a.ts'`,
  })),
  { rule: 'engine-research-apart', file: 'packages/engine/src/knows-games.ts', line: "import './research/a.ts'" },
  { rule: 'engine-floors-only', file: 'packages/engine/src/view/stray.ts', line: "import '../attic/a.ts'" },
  { rule: 'contract-imports', file: 'packages/contract/src/knows-rules.ts', line: "import '@placard/engine'" },
  { rule: 'contract-test-imports', file: 'packages/contract/src/a.test.ts', line: "import 'react'" },
  { rule: 'application-imports', file: 'packages/application/src/parses.ts', line: "import 'zod/mini'" },
  { rule: 'application-test-imports', file: 'packages/application/src/a.test.ts', line: "import 'react'" },
  { rule: 'application-imports', file: 'packages/application/src/reads.ts', line: "import '@placard/language'" },
  { rule: 'application-test-imports', file: 'packages/application/src/b.test.ts', line: "import '@placard/language'" },
  {
    rule: 'application-ports-below',
    file: 'packages/application/src/ports/b.ts',
    line: "import type { A } from '../sessions/a.ts'",
  },
  { rule: 'language-imports', file: 'packages/language/src/shows.ts', line: "import 'react'" },
  { rule: 'parsing-in-models', file: 'packages/language/src/reading/parses.ts', line: "import 'zod/mini'" },
  { rule: 'language-test-imports', file: 'packages/language/src/a.test.ts', line: "import 'react'" },
  ...breaches('language', 'packages/language/src', LANGUAGE_BREACHES),
  { rule: 'language-folders-known', file: 'packages/language/src/other/b.ts', line: "import '@placard/engine'" },
  { rule: 'index-in-assistant', file: 'packages/language/src/reading/searches.ts', line: "import 'minisearch'" },
  { rule: 'voice-imports', file: 'packages/voice/src/reads-files.ts', line: "import 'node:fs'" },
  { rule: 'voice-test-imports', file: 'packages/voice/src/a.test.ts', line: "import 'react'" },
  { rule: 'testing-imports', file: 'packages/testing/src/reads-content.ts', line: "import '../../../content/c.ts'" },
  { rule: 'testing-test-imports', file: 'packages/testing/src/a.test.ts', line: "import 'react'" },
  { rule: 'small-zod-only', file: 'apps/web/src/client/heavy.ts', line: "import type { ZodType } from 'zod'" },
  {
    rule: 'apps-apart',
    file: 'apps/web/src/app/peeks.ts',
    line: "import type { A } from '../../../server/src/app/a.ts'",
  },
  { rule: 'packages-below-apps', file: 'content/upwards.ts', line: "import '../apps/server/src/app/a.ts'" },
  { rule: 'features-apart', file: 'apps/web/src/features/one/a.ts', line: "import type { A } from '../two/a.ts'" },
  ...breaches('web', 'apps/web/src', WEB_BREACHES),
  { rule: 'web-floors-known', file: 'apps/web/src/other/b.ts', line: "import type { A } from '../app/a.ts'" },
  { rule: 'kit-without-packages', file: 'apps/web/src/kit/ui/calls.ts', line: "import '@placard/contract'" },
  ...breaches('hosts', 'apps/web/src/hosts', { server: ['demo'], demo: ['server'] }),
  ...breaches('play', 'apps/web/src/play', PLAY_BREACHES),
  { rule: 'play-floors-known', file: 'apps/web/src/play/other/b.ts', line: "import '../session/a.ts'" },
  ...breaches('web-account', 'apps/web/src/features/account', WEB_ACCOUNT_BREACHES),
  { rule: 'components-in-kit', file: 'apps/web/src/app/b.ts', line: "import '@base-ui/react'" },
  ...breaches('server', 'apps/server/src', SERVER_BREACHES),
  { rule: 'server-floors-known', file: 'apps/server/src/other/b.ts', line: "import type { A } from '../app/a.ts'" },
  ...breaches('accounts', 'apps/server/src/features/accounts', ACCOUNT_BREACHES),
  { rule: 'packages-by-their-door', file: 'bench/deep.ts', line: "import '../packages/engine/src/reads-files.ts'" },
  {
    rule: 'packages-by-their-door-from-packages',
    file: 'packages/application/src/deep.ts',
    line: "import type { A } from '../../engine/src/reads-files.ts'",
  },
  { rule: 'testing-stays-in-tests', file: 'apps/server/src/app/b.ts', line: "import '@placard/testing'" },
  { rule: 'testing-stays-in-tests', file: 'packages/engine/src/a.ts', line: "import type { A } from './testing/a.ts'" },
  { rule: 'no-test-as-source', file: 'apps/server/src/app/c.ts', line: "import './d.test.ts'" },
  { rule: 'no-circles', file: 'apps/server/src/app/e.ts', line: "import type { A } from './f.ts'" },
  { rule: 'resolvable', file: 'apps/server/src/app/g.ts', line: "import './nowhere.ts'" },
]

/** Targets of the planted imports. */
const TARGETS: Readonly<Record<string, string>> = {
  'content/c.ts': 'export const a = 1',
  'apps/server/src/app/d.test.ts': 'export type A = 1',
  'apps/server/src/app/f.ts': "import type { B } from './e.ts'\nexport type A = B",
  ...targetsOf('apps/web/src', WEB_BREACHES),
  ...targetsOf('apps/web/src/hosts', { server: ['demo'], demo: ['server'] }),
  ...targetsOf('apps/web/src/play', PLAY_BREACHES),
  ...targetsOf('apps/web/src/features/account', WEB_ACCOUNT_BREACHES),
  ...targetsOf('apps/server/src', SERVER_BREACHES),
  ...targetsOf('apps/server/src/features/accounts', ACCOUNT_BREACHES),
  ...targetsOf('packages/language/src', LANGUAGE_BREACHES),
  'packages/application/src/sessions/a.ts': 'export type A = 1',
  'packages/engine/src/testing/a.ts': 'export type A = 1',
  'packages/engine/src/attic/a.ts': 'export type A = 1',
  ...Object.fromEntries(
    Object.values(FORBIDDEN_FLOORS).map((floor) => [`packages/engine/src/${floor}/a.ts`, 'export type A = 1']),
  ),
  'apps/web/src/app/a.ts': 'export type A = 1',
  'apps/web/src/features/two/a.ts': 'export type A = 1',
}

/** A type import from each folder into those it must not import. */
function breaches(name: string, place: string, folders: Readonly<Record<string, readonly string[]>>): Planted[] {
  return Object.entries(folders).flatMap(([folder, unknown]) =>
    unknown.map((target) => ({
      rule: `${name}-${folder}-imports`,
      file: `${place}/${folder}/knows-${target}.ts`,
      line: `import type { A } from '../${target}/a.ts'`,
    })),
  )
}

function targetsOf(place: string, folders: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const targets = Object.values(folders).flat()
  return Object.fromEntries(targets.map((target) => [`${place}/${target}/a.ts`, 'export type A = 1']))
}

const PACKAGES = ['react', 'minisearch', 'zod', 'zod/mini', '@base-ui/react']
const OWN_PACKAGES = ['engine', 'contract', 'application', 'language', 'testing']

/** Writes a small project with our layout and every planted violation into an empty folder. */
export function plantViolations(folder: string): void {
  for (const { file, line } of PLANTED) plant(folder, file, `${line}\nexport type B = 1`)
  for (const [file, text] of Object.entries(TARGETS)) plant(folder, file, text)
  for (const name of PACKAGES) {
    plant(folder, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    plant(folder, `node_modules/${name}/index.js`, 'export const a = 1')
  }
  mkdirSync(join(folder, 'node_modules', '@placard'))
  for (const name of OWN_PACKAGES) {
    plant(folder, `packages/${name}/src/index.ts`, 'export type A = 1')
    plant(
      folder,
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@placard/${name}`, exports: { '.': './src/index.ts' } }),
    )
    // a symbolic link, as npm makes for workspaces: the cruiser must resolve it
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', '@placard', name), 'junction')
  }
}
