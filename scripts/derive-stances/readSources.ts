import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SourceTexts } from './sourceData.ts'

/** Reads the four files of a data folder, each either gzipped or plain. */
export async function readSources(folder: string): Promise<SourceTexts> {
  const votes = await readTable(folder, 'un_votes.csv')
  const rollCalls = await readTable(folder, 'un_roll_calls.csv')
  const topicTags = await readTable(folder, 'un_roll_call_issues.csv')
  const idealPoints = await readTable(folder, 'ideal_points_2025.csv')
  return { votes, rollCalls, topicTags, idealPoints }
}

async function readTable(folder: string, name: string): Promise<string> {
  const packed = await readIfThere(join(folder, `${name}.gz`))
  if (packed !== undefined) return decode(gunzipSync(packed), name)
  const plain = await readIfThere(join(folder, name))
  if (plain === undefined) throw new Error(`The data folder has neither ${name}.gz nor ${name}.`)
  return decode(plain, name)
}

/**
 * Strict UTF-8: a Latin-1 file (the ideal points of 2020 were one) is refused instead of losing its accents silently.
 */
function decode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`${name} is not UTF-8 text.`)
  }
}

async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
