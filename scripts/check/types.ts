import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inParallel } from './parallel.ts'
import { linesOf, ROOT, runTool } from './program.ts'
import { projectFiles } from './project-files.ts'
import { type Outcome, outcomeOf, type Step } from './step.ts'
import { plant, withTemporaryFolder } from './temporary-folder.ts'

/** Runs the compiler once for every `tsconfig*.json` but the base; together they must cover every source file. */
export const types: Step = { name: 'types', claim: 'every file type-checks', run: checkTypes }

/** Canaries: lines that the engine's compiler options must reject, each with the expected error. */
const PLANTED = [
  { line: 'setTimeout(() => 1, 1)', error: 'TS2304', because: 'the host keeps the clock' },
  { line: 'process.exit()', error: 'TS2591', because: 'the engine does not know its host' },
  { line: "fetch('a')", error: 'TS2304', because: 'the engine does no input or output' },
  { line: 'export const a: number = [1][0]', error: 'TS2322', because: 'an index may lead nowhere' },
  { line: 'export const b: { c?: string } = { c: undefined }', error: 'TS2375', because: 'absent is not undefined' },
  { line: 'export enum D { E }', error: 'TS1294', because: 'Node only strips types' },
] as const

async function checkTypes(): Promise<Outcome> {
  const blind = await findBlindSpots()
  if (blind.length > 0) return outcomeOf(blind, '')
  const files = await projectFiles()
  const projects = files.filter((file) => /(^|\/)tsconfig[^/]*\.json$/.test(file) && !file.endsWith('.base.json'))
  const runs = await inParallel(projects, 2, compile)
  const read = new Set(runs.flatMap((run) => run.files))
  const unread = files.filter((file) => /\.[mc]?tsx?$/.test(file) && !read.has(file))
  // a file of one package is read by every project that imports it: faults are de-duplicated
  const faults = [
    ...new Set(runs.flatMap((run) => run.faults)),
    ...unread.map((file) => `no tsconfig includes ${file}`),
  ]
  return outcomeOf(faults, `${read.size} files in ${projects.length} projects, ${PLANTED.length} planted errors found`)
}

async function findBlindSpots(): Promise<string[]> {
  return withTemporaryFolder(async (folder) => {
    plant(folder, 'package.json', '{ "type": "module" }')
    plant(folder, 'planted.ts', PLANTED.map(({ line }) => line).join('\n'))
    const options = { extends: join(ROOT, 'packages/engine/tsconfig.json'), include: ['planted.ts'] }
    plant(folder, 'tsconfig.json', JSON.stringify(options))
    const { output } = await runTool('typescript-native/bin/tsc', ['-p', folder, '--pretty', 'false'])
    const isFound = (line: number, error: string) =>
      linesOf(output).some((text) => text.includes(`planted.ts(${line},`) && text.includes(error))
    return PLANTED.filter(({ error }, index) => !isFound(index + 1, error)).map(
      ({ line, because }) => `canary: the engine's compiler options let through ${line}, though ${because}`,
    )
  })
}

async function compile(project: string): Promise<{ readonly faults: string[]; readonly files: string[] }> {
  const memory = join(ROOT, '.cache', 'tsc', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  mkdirSync(join(ROOT, '.cache', 'tsc'), { recursive: true })
  // incremental: an unchanged project takes half a second
  const args = ['-p', project, '--pretty', 'false', '--listFiles', '--incremental', '--tsBuildInfoFile', memory]
  const { code, output, errors } = await runTool('typescript-native/bin/tsc', args)
  const lines = linesOf(output)
  const own = lines.filter((line) => line.startsWith(ROOT) && !line.includes('node_modules')).map(toRelative)
  const faults = lines.filter((line) => /error TS\d+/.test(line) || /^\s/.test(line))
  const crash =
    code !== 0 && faults.length === 0 ? [`tsc -p ${project} ended with ${code}: ${errors.slice(0, 400)}`] : []
  return { files: own, faults: [...faults, ...crash] }
}

function toRelative(file: string): string {
  return relative(ROOT, file).replaceAll('\\', '/')
}
