import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { linesOf, ROOT, runTool } from './program.ts'
import { plant, withTemporaryFolder } from './temporary-folder.ts'

/** Files of other packages that put acts into words. */
const WORDINGS = [
  'packages/language/src/wording/forms.ts',
  'apps/web/src/play/room/wording.ts',
  'packages/language/src/models/campaign/spoken-act.ts',
]

const ENGINE = join(ROOT, 'packages/engine')

/** A kind added to each union, by file: one nobody wrote a rule or words for. */
const ADDED_KINDS: Readonly<Record<string, (text: string) => string>> = {
  'src/model/acts/act.ts': (text) =>
    text
      .replace("  | { readonly kind: 'second' }\n", "$&  | { readonly kind: 'salute' }\n")
      .replace("  'second',\n", "$&  'salute',\n"),
  'src/model/session/event.ts': (text) =>
    text.replace("  | { readonly kind: 'session-paused' }\n", "$&  | { readonly kind: 'session-saluted' }\n"),
}

/** Dispatches over the two unions; each must be refused until it has a row for the new kind. */
const DISPATCHES = [
  'act-facts.ts',
  'act-rules.ts',
  'forms.ts',
  'wording.ts',
  'spoken-act.ts',
  'evolve.ts',
  'transcript.ts',
]

/** The engine's files in `folder` and the other packages' wordings, which read that copy as their engine. */
function plantCopy(folder: string): void {
  cpSync(join(ENGINE, 'src'), join(folder, 'src'), { recursive: true, filter: (name) => !name.endsWith('.test.ts') })
  const options = {
    extends: join(ROOT, 'apps/web/tsconfig.json'),
    include: ['src'],
    files: WORDINGS.map((file) => join(ROOT, file)),
    compilerOptions: {
      noEmit: true,
      types: [],
      paths: {
        '@placard/engine': [join(folder, 'src/index.ts')],
        '@placard/engine/lists': [join(folder, 'src/lists.ts')],
      },
    },
  }
  plant(folder, 'package.json', '{ "type": "module" }')
  plant(folder, 'tsconfig.json', JSON.stringify(options))
}

/** Names of the files that the compiler refuses. */
async function refusedIn(folder: string): Promise<string[]> {
  const { output } = await runTool('typescript-native/bin/tsc', ['-p', folder, '--pretty', 'false'])
  const named = linesOf(output).flatMap((line) => /([\w.-]+\.tsx?)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])
  return [...new Set(named)]
}

it('the compiler refuses a kind of act and a kind of event that nobody wrote rules or words for', async () => {
  await withTemporaryFolder(async (folder) => {
    plantCopy(folder)
    expect(await refusedIn(folder)).toEqual([])
    for (const [file, addKind] of Object.entries(ADDED_KINDS)) {
      const text = readFileSync(join(folder, file), 'utf8')
      const changed = addKind(text)
      expect(changed).not.toBe(text)
      writeFileSync(join(folder, file), changed)
    }
    expect(await refusedIn(folder)).toEqual(expect.arrayContaining(DISPATCHES))
  })
})
