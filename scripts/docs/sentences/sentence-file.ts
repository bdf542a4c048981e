import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from '../../check/program.ts'
import { projectFiles } from '../../check/project-files.ts'
import { NO_SENTENCES, type SentenceList } from './sentence-list.ts'
import { type Sentence, sentencesIn } from './sentences-in.ts'

export const SENTENCE_FILE = 'docs/interface-sentences.json'

/** Where sentences of the interface stand. What the assistant and the delegates say is content, with tests of its own. */
const MODULES = /^(?:apps|packages\/(?:application|contract|voice))\/.*\.en\.ts$/

const ListFile = z.strictObject({
  readings: z.array(z.strictObject({ by: z.string(), date: z.string(), remark: z.optional(z.string()) })),
  modules: z.record(
    z.string(),
    z.array(
      z.strictObject({
        place: z.string(),
        text: z.string(),
        fingerprint: z.string(),
        reading: z.nullable(z.int().check(z.gte(0))),
      }),
    ),
  ),
})

/** The list as it is kept; an empty one where there is none yet. */
export function keptList(): SentenceList {
  const file = join(ROOT, SENTENCE_FILE)
  if (!existsSync(file)) return NO_SENTENCES
  const { readings, modules } = ListFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    readings: readings.map(({ remark, ...read }) => (remark === undefined ? read : { ...read, remark })),
    modules,
  }
}

/** The sentences that the project's message modules have now. */
export async function presentSentences(): Promise<Record<string, Sentence[]>> {
  const files = (await projectFiles()).filter((file) => MODULES.test(file)).sort()
  return Object.fromEntries(files.map((file) => [file, sentencesIn(readFileSync(join(ROOT, file), 'utf8'))]))
}
