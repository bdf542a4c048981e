import { ROOT, runTool } from './program.ts'
import { type Outcome, outcomeOf, type Step } from './step.ts'
import { plant, withTemporaryFolder } from './temporary-folder.ts'

/** Files, exports and dependencies that nothing uses, and dependencies that are used but not named. */
export const deadCode: Step = { name: 'dead-code', claim: 'everything is used', run: checkDeadCode }

type Named = { readonly name: string }
type Report = { readonly issues: readonly ({ readonly file: string } & Readonly<Record<string, readonly Named[]>>)[] }

const PLANTED: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "planted", "type": "module", "main": "index.ts", "dependencies": { "unused": "1.0.0" } }',
  'index.ts': "import { used } from './a.ts'\nimport 'unlisted'\n\nused()",
  'a.ts': 'export const used = () => 1\nexport const idle = 1',
  'b.ts': 'export const forgotten = 1',
}
const EXPECTED = [
  'dependencies: unused in package.json',
  'exports: idle in a.ts',
  'files: b.ts',
  'unlisted: unlisted in index.ts',
]

async function checkDeadCode(): Promise<Outcome> {
  const blind = await findBlindSpots()
  if (blind.length > 0) return outcomeOf(blind, '')
  return outcomeOf(await findUnused(ROOT), `nothing unused, ${EXPECTED.length} planted leftovers found`)
}

async function findBlindSpots(): Promise<string[]> {
  return withTemporaryFolder(async (folder) => {
    for (const [file, text] of Object.entries(PLANTED)) plant(folder, file, text)
    const found = await findUnused(folder)
    return EXPECTED.filter((fault) => !found.includes(fault)).map((fault) => `canary: not found, ${fault}`)
  })
}

async function findUnused(folder: string): Promise<string[]> {
  const { output, errors } = await runTool('knip/bin/knip.js', ['--reporter', 'json', '--no-progress'], folder)
  if (!output.startsWith('{')) throw new Error(`knip gave no result\n${output}\n${errors}`)
  const report: Report = JSON.parse(output)
  return report.issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      found.map(({ name }) => (kind === 'files' ? `files: ${name}` : `${kind}: ${name} in ${file}`)),
    ),
  )
}
