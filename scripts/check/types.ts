import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inParallel } from './parallel.ts'
import { linesOf, ROOT, runTool } from './program.ts'
import { projectFiles } from './project-files.ts'
import { type Outcome, outcomeOf, type Step } from './step.ts'

/** Every `tsconfig*.json` but the base is one run of the compiler; together they must read every source file. */
export const types: Step = { name: 'types', claim: 'every file type-checks', run: checkTypes }

async function checkTypes(): Promise<Outcome> {
  const files = await projectFiles()
  const projects = files.filter((file) => /(^|\/)tsconfig[^/]*\.json$/.test(file) && !file.endsWith('.base.json'))
  const runs = await inParallel(projects, 2, compile)
  const read = new Set(runs.flatMap((run) => run.files))
  const unread = files.filter((file) => /\.[mc]?tsx?$/.test(file) && !read.has(file))
  const faults = [...runs.flatMap((run) => run.faults), ...unread.map((file) => `no tsconfig includes ${file}`)]
  return outcomeOf(faults, `${read.size} files in ${projects.length} projects`)
}

async function compile(project: string): Promise<{ readonly faults: string[]; readonly files: string[] }> {
  const memory = join(ROOT, '.cache', 'tsc', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  mkdirSync(join(ROOT, '.cache', 'tsc'), { recursive: true })
  // Incremental: an unchanged project answers in half a second.
  const args = ['-p', project, '--pretty', 'false', '--listFiles', '--incremental', '--tsBuildInfoFile', memory]
  const { code, output, errors } = await runTool('typescript/bin/tsc', args)
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
