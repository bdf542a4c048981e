import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './program.ts'
import { projectFiles } from './project-files.ts'
import { type Outcome, outcomeOf, type Step } from './step.ts'

/** Absolute paths of one user's or one build machine's disk, which exist nowhere else. */
const MACHINE_PATHS = [
  /(?<![\w.:/])\/(?:home|Users)\/[\w.-]+\//,
  /(?<![\w.:/])\/(?:root|work|workspace|workspaces|builds)\/\w/,
  /\b[A-Z]:\\Users\\/,
]

const MERGE_MARKS = /^(?:<{7}|>{7}) /m

/** Finds left-over texts: paths of a developer's machine, merge conflict markers. */
export const strings: Step = { name: 'strings', claim: 'no text belongs to one machine', run: checkStrings }

async function checkStrings(): Promise<Outcome> {
  const blind = PLANTED.filter((text) => faultOf(text) === undefined).map((text) => `canary: "${text}" was let through`)
  if (blind.length > 0) return outcomeOf(blind, '')
  const files = (await projectFiles()).filter((file) => !/\.(png|jpe?g|webp|woff2?|ico|gz|zip)$/.test(file))
  const faults = files.flatMap((file) => {
    const fault = faultOf(readFileSync(join(ROOT, file), 'utf8'))
    return fault === undefined ? [] : [`${file}: ${fault}`]
  })
  return outcomeOf(faults, `${files.length} files, ${PLANTED.length} planted texts found`)
}

/** Concatenated, so that this file does not report itself. */
const PLANTED = [
  ['', 'home', 'ada', 'placard'].join('/'),
  ['"', 'work', 'main'].join('/'),
  ['C:', 'Users', 'Ada'].join('\\'),
  ['file://', 'Users', 'ada', 'x'].join('/').replace('file://', '('),
  `${'<'.repeat(7)} HEAD`,
]

/** The fault of a text, if any. */
export function faultOf(text: string): string | undefined {
  if (MERGE_MARKS.test(text)) return 'a mark of an unfinished merge'
  const path = MACHINE_PATHS.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)
  if (path !== undefined) return `a path of one machine, ${path}…`
  return [ROOT, homedir()].some((folder) => folder.length > 6 && text.includes(folder))
    ? 'the path of this very folder'
    : undefined
}
