// Who may import whom. `npm run check -- fences` reads this and first proves, on planted violations, that every rule bites.
const {
  ACCOUNT_FOLDERS,
  ENGINE_FLOORS,
  LANGUAGE_FOLDERS,
  PLAY_FOLDERS,
  SERVER_FLOORS,
  WEB_ACCOUNT_FOLDERS,
  WEB_FLOORS,
} = require('./scripts/check/floors.cjs')

const TESTS = '\\.test\\.tsx?$'
const TEST_TOOLS = '(^|/)node_modules/(vitest|@vitest|fast-check|happy-dom|@testing-library)/'
/** Code that only tests use: the package of that name, and folders of that name beside the tests. */
const TESTING_FOLDER = '^(packages/testing/|(apps|packages)/.*/testing/)'
const TEST_SETUP = '/test-setup\\.ts$'

/**
 * The doors of packages: one each, small ones to what the process that reads documents needs, which loads little so that it
 * is there at once, two to the engine: its lists, which the contract repeats on the wire, and its research, which no
 * host needs, and one to the embedded voices, which run in threads of their own.
 */
const DOORS = [
  '^packages/[^/]+/src/index\\.ts$',
  '^packages/application/src/without-controls\\.ts$',
  '^packages/contract/src/attachment-limits\\.ts$',
  '^packages/engine/src/figures\\.ts$',
  '^packages/engine/src/lists\\.ts$',
  '^packages/engine/src/research/index\\.ts$',
  '^packages/language/src/documents/index\\.ts$',
  '^packages/language/src/models/index\\.ts$',
  '^packages/language/src/papers/index\\.ts$',
  '^packages/language/src/models/testing/index\\.ts$',
  '^packages/voice/src/delivery/index\\.ts$',
  '^packages/voice/src/flite/index\\.ts$',
  '^packages/voice/src/hearing/index\\.ts$',
  '^packages/voice/src/testing/index\\.ts$',
  '^packages/voice/src/hearing/testing/index\\.ts$',
]

/** What one package may reach besides itself; its tests may also use the test tools, the builders and the content. */
function closed(name, allowed, comment) {
  const own = `^packages/${name}/`
  return [
    {
      name: `${name}-imports`,
      comment,
      severity: 'error',
      from: { path: own, pathNot: TESTS },
      to: { pathNot: [own, ...allowed] },
    },
    {
      name: `${name}-test-imports`,
      comment: `${comment} Its tests may add the test tools, the builders and the content.`,
      severity: 'error',
      from: { path: `${own}.*${TESTS}` },
      to: {
        pathNot: [own, ...allowed, TEST_TOOLS, '^packages/(engine|contract|application|testing)/', '^content/'],
        dependencyTypesNot: ['core'],
      },
    },
  ]
}

const ENGINE = '^packages/engine/src/'

/** A floor of the engine imports itself and the floors named; its tests may drive it from any floor. */
function engineFloor(name, below) {
  return {
    name: `engine-${name}-floor`,
    comment: `In the engine, ${name} knows ${below.length > 0 ? `only ${below.join(', ')}` : 'no other floor'}.`,
    severity: 'error',
    from: { path: `${ENGINE}${name}/`, pathNot: TESTS },
    to: { path: ENGINE, pathNot: `${ENGINE}(${[...below, name].join('|')})/` },
  }
}

/** What the folders of a place may import of one another; their tests may compose what they need. */
function folded(name, place, folders) {
  return Object.entries(folders).map(([folder, known]) => ({
    name: `${name}-${folder}-imports`,
    comment: `${folder}/ may import ${known.length === 0 ? 'no other folder' : known.join(', ')} of ${place}.`,
    severity: 'error',
    from: { path: `^${place}/${folder}/`, pathNot: [TESTS, TESTING_FOLDER] },
    to: { path: `^${place}/`, pathNot: `^${place}/(${[folder, ...known].join('|')})/` },
  }))
}

/** Finds folders that none of the fences above names. */
function floorsKnown(name, place, folders) {
  return {
    name: `${name}-floors-known`,
    comment: `A folder of ${place} that no fence names could import anything.`,
    severity: 'error',
    from: { path: `^${place}/[^/]+/`, pathNot: `^${place}/(app|testing|${Object.keys(folders).join('|')})/` },
    to: {},
  }
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...closed('engine', [], 'The engine is pure: it imports nothing.'),
    ...Object.entries(ENGINE_FLOORS).map(([name, below]) => engineFloor(name, below)),
    {
      name: 'engine-research-apart',
      comment: 'Research measures the engine and has a door of its own; what runs a session does not know it.',
      severity: 'error',
      from: { path: ENGINE, pathNot: [`${ENGINE}(research|testing)/`, TESTS] },
      to: { path: `${ENGINE}research/` },
    },
    {
      name: 'engine-floors-only',
      comment: 'A file of the engine lies on one of its floors, so that a fence holds for it.',
      severity: 'error',
      from: {},
      to: { path: `${ENGINE}[^/]+/`, pathNot: `${ENGINE}(${Object.keys(ENGINE_FLOORS).join('|')}|testing)/` },
    },
    ...closed(
      'contract',
      ['(^|/)node_modules/zod/', '^packages/engine/src/lists\\.ts$'],
      'The contract depends on zod and on the lists of the engine.',
    ),
    ...closed(
      'application',
      ['^packages/(engine|contract)/'],
      'The application knows the engine and the contract; language comes to it through its ports.',
    ),
    {
      name: 'application-ports-below',
      comment: 'A port states itself what passes through it, and knows no use case.',
      severity: 'error',
      from: { path: '^packages/application/src/ports/' },
      to: { path: '^packages/application/src/', pathNot: '^packages/application/src/ports/' },
    },
    ...closed(
      'language',
      ['^packages/(engine|contract|application)/', '(^|/)node_modules/(minisearch|zod|jsonrepair)/'],
      'Language knows the engine, the contract, the ports of the application, its index of words, and what reads models’ answers.',
    ),
    ...folded('language', 'packages/language/src', LANGUAGE_FOLDERS),
    {
      name: 'language-folders-known',
      comment: 'A folder of the language that no fence names could import any other.',
      severity: 'error',
      from: {
        path: '^packages/language/src/[^/]+/',
        pathNot: `^packages/language/src/(${Object.keys(LANGUAGE_FOLDERS).join('|')})/`,
      },
      to: {},
    },
    ...closed(
      'voice',
      ['^packages/contract/', '(^|/)node_modules/(@bjorn3/browser_wasi_shim|soundswallower)/'],
      'Voice knows the contract, the shim its synthesizer runs in and its recogniser; programs and models are arguments.',
    ),
    ...closed(
      'testing',
      ['^packages/(engine|contract|application)/', TEST_TOOLS],
      'Builders, fakes and port suites know the engine, the contract and the application.',
    ),
    {
      name: 'index-in-assistant',
      comment: 'Only the built-in assistant searches by an index of words; what else is found, a store finds.',
      severity: 'error',
      from: { pathNot: '^packages/language/src/assistant/' },
      to: { path: '(^|/)node_modules/minisearch/' },
    },
    {
      name: 'parsing-in-models',
      comment: 'In the language only what models answer is parsed; all else comes parsed by the contract.',
      severity: 'error',
      from: { path: '^packages/language/src/', pathNot: ['^packages/language/src/models/', TESTS] },
      to: { path: '(^|/)node_modules/(zod|jsonrepair)/' },
    },
    {
      name: 'small-zod-only',
      comment: 'What the browser loads uses zod/mini: the full zod is three times its size.',
      severity: 'error',
      from: { path: '^(packages|apps/web)/', pathNot: TESTS },
      to: { path: '(^|/)node_modules/zod/', pathNot: '(^|/)node_modules/zod/(v4/)?mini/' },
    },
    {
      name: 'apps-apart',
      comment: 'The page and the server meet in the contract, never in each other.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-below-apps',
      comment: 'Packages and content know nothing of the apps, the scripts, the benchmarks and the browser tests.',
      severity: 'error',
      from: { path: '^(packages|content)/' },
      to: { path: '^(apps|scripts|bench|e2e)/' },
    },
    {
      name: 'features-apart',
      comment: 'What two features share moves down, in the page to client/ or kit/, or app/ composes them.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    ...folded('web', 'apps/web/src', WEB_FLOORS),
    floorsKnown('web', 'apps/web/src', WEB_FLOORS),
    {
      name: 'kit-without-packages',
      comment: 'The kit knows no call and no rule of the product; it may name types of values it shows.',
      severity: 'error',
      from: { path: '^apps/web/src/kit/', pathNot: [TESTS, TESTING_FOLDER] },
      to: { path: '^packages/', dependencyTypesNot: ['type-only'] },
    },
    ...folded('hosts', 'apps/web/src/hosts', { server: [], demo: [] }),
    ...folded('play', 'apps/web/src/play', PLAY_FOLDERS),
    floorsKnown('play', 'apps/web/src/play', PLAY_FOLDERS),
    ...folded('web-account', 'apps/web/src/features/account', WEB_ACCOUNT_FOLDERS),
    {
      name: 'components-in-kit',
      comment: 'Only the design system imports the component library.',
      severity: 'error',
      from: { pathNot: '^apps/web/src/kit/ui/' },
      to: { path: '(^|/)node_modules/@base-ui/' },
    },
    ...folded('server', 'apps/server/src', SERVER_FLOORS),
    floorsKnown('server', 'apps/server/src', SERVER_FLOORS),
    ...folded('accounts', 'apps/server/src/features/accounts', ACCOUNT_FOLDERS),
    {
      name: 'packages-by-their-door',
      comment: 'A package is imported by its name, through its one index.ts.',
      severity: 'error',
      from: { pathNot: '^packages/' },
      to: { path: '^packages/', pathNot: DOORS },
    },
    {
      name: 'packages-by-their-door-from-packages',
      comment: 'A package is imported by its name, through its one index.ts.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', ...DOORS] },
    },
    {
      name: 'testing-stays-in-tests',
      comment: 'Builders, fakes and test set-up are for tests, never part of the product.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [TESTS, TESTING_FOLDER, TEST_SETUP] },
      to: { path: [TESTING_FOLDER, TEST_SETUP, TEST_TOOLS] },
    },
    {
      name: 'no-test-as-source',
      comment: 'A test file exports nothing to others.',
      severity: 'error',
      from: {},
      to: { path: TESTS },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere cannot be fenced.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|test-results|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
