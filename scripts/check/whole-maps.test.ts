import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { linesOf, ROOT, runTool } from './program.ts'
import { plant, withTemporaryFolder } from './temporary-folder.ts'

/** Files of other packages that put acts into words. */
const WORDINGS = [
  'packages/language/src/wording/forms.ts',
  'apps/web/src/play/room/wording.ts',
  'apps/server/src/adapters/language/spoken-act.ts',
]

const ENGINE = join(ROOT, 'packages/engine')

interface Refused {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/**
 * Files the compiler refuses before and after a change of one file in a copy of the engine. Other packages are read where
 * they are, with the copy as their engine.
 */
async function refusedBy(file: string, change: (text: string) => string, others: readonly string[]): Promise<Refused> {
  return withTemporaryFolder(async (folder) => {
    cpSync(join(ENGINE, 'src'), join(folder, 'src'), { recursive: true, filter: (name) => !name.endsWith('.test.ts') })
    const options = {
      extends: join(ROOT, 'apps/web/tsconfig.json'),
      include: ['src'],
      files: others.map((other) => join(ROOT, other)),
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
    const before = await refusedIn(folder)
    const text = readFileSync(join(folder, file), 'utf8')
    const changed = change(text)
    expect(changed).not.toBe(text)
    writeFileSync(join(folder, file), changed)
    return { before, after: await refusedIn(folder) }
  })
}

async function refusedIn(folder: string): Promise<string[]> {
  const { output } = await runTool('typescript/bin/tsc', ['-p', folder, '--pretty', 'false'])
  const named = linesOf(output).flatMap((line) => /([\w.-]+\.tsx?)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])
  return [...new Set(named)]
}

it('refuses a kind of act that nobody wrote a rule or words for', { timeout: 120_000 }, async () => {
  const addKind = (text: string) =>
    text
      .replace(
        "  | { readonly kind: 'second' }\n",
        "  | { readonly kind: 'second' }\n  | { readonly kind: 'salute' }\n",
      )
      .replace("  'second',\n", "  'second',\n  'salute',\n")
  const { before, after } = await refusedBy('src/model/acts/act.ts', addKind, WORDINGS)
  expect(before).toEqual([])
  expect(after).toEqual(
    expect.arrayContaining(['act-facts.ts', 'act-rules.ts', 'forms.ts', 'wording.ts', 'spoken-act.ts']),
  )
})

it('refuses a kind of event that the transcript neither tells nor leaves out', { timeout: 120_000 }, async () => {
  const addKind = (text: string) =>
    text.replace("  | { readonly kind: 'session-paused' }\n", "$&  | { readonly kind: 'session-saluted' }\n")
  const { before, after } = await refusedBy('src/model/session/event.ts', addKind, [])
  expect(before).toEqual([])
  expect(after).toEqual(expect.arrayContaining(['evolve.ts', 'transcript.ts']))
})
