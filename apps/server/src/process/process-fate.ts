import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** State of a process id. A zombie counts as dead: it holds nothing any more. */
export interface ProcessFate {
  readonly isAlive: boolean
  /** Distinguishes two processes with the same reused id; empty where the system gives none. */
  readonly startMark: string
  /** The whole command line, blank-separated; empty where the system gives none. */
  readonly commandLine: string
}

const DEAD: ProcessFate = { isAlive: false, startMark: '', commandLine: '' }

/** Looks a process up by its id, on Linux in /proc, elsewhere through `ps`. */
export async function processFate(pid: number): Promise<ProcessFate> {
  if (!answersSignals(pid)) return DEAD
  if (process.platform === 'linux') return fateFromProc(pid)
  if (process.platform === 'win32') return { isAlive: true, startMark: '', commandLine: '' }
  return fateFromPs(pid)
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function fateFromProc(pid: number): Promise<ProcessFate> {
  const [stat, commandLine, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
  ])
  if (stat === '') return DEAD
  // the name in parentheses may itself contain blanks and parentheses: fields are counted from the last one
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const state = fields[0]
  if (state === 'Z' || state === 'X') return DEAD
  const startTicks = fields[19] ?? ''
  return { isAlive: true, startMark: `${boot.trim()}:${startTicks}`, commandLine: commandLine.replaceAll('\0', ' ') }
}

function fateFromPs(pid: number): Promise<ProcessFate> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'stat=,lstart=,command=', '-p', String(pid)], (error, stdout) => {
      const line = stdout.trim()
      if (error !== null || line === '' || line.startsWith('Z')) return resolve(DEAD)
      const [, ...rest] = line.split(/\s+/)
      resolve({ isAlive: true, startMark: rest.slice(0, 5).join(' '), commandLine: rest.slice(5).join(' ') })
    })
  })
}
