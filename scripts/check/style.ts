import { cpSync } from 'node:fs'
import { join, relative } from 'node:path'
import { linesOf, ROOT, runTool } from './program.ts'
import { type Outcome, outcomeOf, type Step } from './step.ts'
import { plant, withTemporaryFolder } from './temporary-folder.ts'

/** Biome: format, lint, sizes of files and functions, and the plugins against casts and hidden inputs. */
export const style: Step = { name: 'style', claim: 'format, lint and sizes are as agreed', run: checkStyle }

/** Canaries: what Biome must report in planted files; each of these rules protects a guarantee of the architecture. */
const PLANTED: readonly { readonly file: string; readonly text: string; readonly finds: string }[] = [
  { file: 'packages/engine/src/cast.ts', text: "export const a = JSON.parse('1') as number", finds: 'Parse or narrow' },
  { file: 'apps/server/src/cast.ts', text: "export const a = JSON.parse('1') as number", finds: 'Parse or narrow' },
  { file: 'packages/engine/src/luck.ts', text: 'export const a = Math.random()', finds: 'seeded generator' },
  { file: 'packages/application/src/luck.ts', text: 'export const a = Math.random()', finds: 'seeded generator' },
  { file: 'packages/language/src/luck.ts', text: 'export const a = Math.random()', finds: 'seeded generator' },
  { file: 'packages/contract/src/host.ts', text: 'export const a = globalThis.name', finds: 'not from globalThis' },
  { file: 'packages/engine/src/clock.ts', text: 'export const a = Date.now()', finds: 'global variable Date' },
  { file: 'packages/engine/src/any.ts', text: 'export const a: any = 1', finds: 'any' },
  { file: 'packages/engine/src/sure.ts', text: 'export const a = [1][0]!', finds: 'non-null' },
  { file: 'apps/web/src/door.ts', text: 'export default 1', finds: 'default export' },
  { file: 'apps/server/src/loud.ts', text: "console.log('a')", finds: 'console' },
  { file: 'packages/engine/src/long.ts', text: 'export const a = 1\n'.repeat(301), finds: 'lines' },
  { file: 'packages/engine/src/f.ts', text: `export function f() {\n${'  f()\n'.repeat(61)}}`, finds: 'lines' },
]

/** Code that a careless pattern would take for casts (false positives): constants and renamed imports. */
const HARMLESS = "import { type A as B, c as d } from './a.ts'\n\nexport const a: B = [d, 'a'] as const"

async function checkStyle(): Promise<Outcome> {
  const blind = await findBlindSpots()
  if (blind.length > 0) return outcomeOf(blind, '')
  return outcomeOf(await diagnose(ROOT), `no finding, ${PLANTED.length} planted faults found`)
}

async function findBlindSpots(): Promise<string[]> {
  return withTemporaryFolder(async (folder) => {
    for (const path of ['biome.json', 'scripts/fences'])
      cpSync(join(ROOT, path), join(folder, path), { recursive: true })
    const harmless = 'packages/engine/src/harmless.ts'
    plant(folder, harmless, HARMLESS)
    for (const { file, text } of PLANTED) plant(folder, file, text)
    const found = await diagnose(folder)
    const missed = PLANTED.filter(
      ({ file, finds }) => !found.some((line) => line.startsWith(file) && line.includes(finds)),
    )
    return [
      ...missed.map(({ file, finds }) => `canary: "${finds}" was not reported for ${file}`),
      ...found.filter((line) => line.startsWith(harmless)).map((line) => `canary: false alarm, ${line}`),
    ]
  })
}

/** Errors and warnings, one per line: file, line, message. */
async function diagnose(folder: string): Promise<string[]> {
  const args = ['check', '--reporter=github', '--max-diagnostics=1000', '--error-on-warnings', '--colors=off']
  const { code, output, errors } = await runTool('@biomejs/biome/bin/biome', args, folder)
  const found = linesOf(output).flatMap((line) => {
    const parts = /^::(?:error|warning) title=([^,]*),file=([^,]*),line=(\d+),.*?::(.*)$/.exec(line)
    return parts === null ? [] : [`${relative(folder, parts[2] ?? '')}:${parts[3]} ${parts[4]} (${parts[1]})`]
  })
  return code !== 0 && found.length === 0 ? linesOf(errors).slice(0, 20) : found
}
