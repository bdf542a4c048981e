import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'

const Speech = z.object({
  id: z.string(),
  motionId: z.string(),
  motion: z.string(),
  side: z.enum(['for', 'against']),
  opponent: z.string(),
  text: z.string(),
  kind: z.string(),
  mark: z.number(),
})
const SpeechFile = z.object({ hand: z.string(), speeches: z.array(Speech) })
const MarksFile = z.record(z.string(), z.number())
export type WrittenSpeech = z.infer<typeof Speech>

/** The speeches of one file, marked by the hand that wrote them. */
export interface WrittenFile {
  readonly name: string
  readonly speeches: readonly WrittenSpeech[]
}

const parsed = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

async function filesIn(path: string): Promise<readonly string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  return (await readdir(path)).filter((name) => name.endsWith('.json')).map((name) => join(path, name))
}

/** Reads files of speeches, and those of folders. */
export async function readSpeeches(paths: readonly string[]): Promise<readonly WrittenFile[]> {
  const files = (await Promise.all(paths.map(filesIn))).flat()
  return Promise.all(
    files.map(async (path) => ({ name: basename(path), speeches: SpeechFile.parse(await parsed(path)).speeches })),
  )
}

/** Reads further people's marks, by the id of the speech. */
export async function readMarks(paths: readonly string[]): Promise<readonly Readonly<Record<string, number>>[]> {
  return Promise.all(paths.map(async (path) => MarksFile.parse(await parsed(path))))
}
