import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { linesOf, ROOT, runTool } from './program.ts'
import { plant, withTemporaryFolder } from './temporary-folder.ts'

const ENGINE = join(ROOT, 'packages/engine')

/** Files the compiler refuses in a copy of the engine after a change of one of them. */
async function refusedAfter(file: string, change: (text: string) => string): Promise<string[]> {
  return withTemporaryFolder(async (folder) => {
    cpSync(join(ENGINE, 'src'), join(folder, 'src'), { recursive: true, filter: (name) => !name.endsWith('.test.ts') })
    const options = { extends: join(ENGINE, 'tsconfig.json'), include: ['src'], compilerOptions: { noEmit: true } }
    plant(folder, 'package.json', '{ "type": "module" }')
    plant(folder, 'tsconfig.json', JSON.stringify(options))
    const before = readFileSync(join(folder, file), 'utf8')
    const after = change(before)
    expect(after).not.toBe(before)
    writeFileSync(join(folder, file), after)
    const { output } = await runTool('typescript/bin/tsc', ['-p', folder, '--pretty', 'false'])
    const named = linesOf(output).flatMap((line) => /([\w/-]+\.ts)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])
    return [...new Set(named)].map((name) => name.split('/src/').at(-1) ?? name)
  })
}

it('refuses a kind of act that nobody wrote a rule for', async () => {
  const refused = await refusedAfter('src/model/acts/act.ts', (text) =>
    text.replace(
      "  | { readonly kind: 'second' }\n",
      "  | { readonly kind: 'second' }\n  | { readonly kind: 'salute' }\n",
    ),
  )
  expect(refused.map((name) => name.split('/').at(-1))).toEqual(
    expect.arrayContaining(['act-facts.ts', 'act-rules.ts']),
  )
})
