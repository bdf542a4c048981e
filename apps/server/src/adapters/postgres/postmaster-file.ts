import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { processFate } from '../../process/process-fate.ts'

/** What a running postmaster writes about itself into its data folder. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** True once connections are accepted. */
  readonly isReady: boolean
}

/** Reads `postmaster.pid`. `undefined` when there is none or it is half written. */
export async function readPostmasterFile(clusterFolder: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3] ?? 0), isReady: lines[7] === 'ready' }
}

/**
 * Whether the process named in the file is a PostgreSQL on this very folder. The process id may have been reused by
 * another program; only the command line can show that.
 */
export async function isPostmasterOf(clusterFolder: string, pid: number): Promise<boolean> {
  const fate = await processFate(pid)
  return fate.isAlive && fate.commandLine.includes('postgres') && fate.commandLine.includes(`-D ${clusterFolder} `)
}
