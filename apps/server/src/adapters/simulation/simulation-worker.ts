import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { FromWorker } from './simulation-thread.ts'
import { doTask, type Task } from './tasks.ts'

/** Where the system can: whoever waits for an answer of the server goes before whoever waits for a result of this. */
const NICENESS = 10

function giveWay(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), NICENESS)
  } catch {
    // then this thread is as important as any other
  }
}

function say(message: FromWorker): void {
  parentPort?.postMessage(message)
}

giveWay()
parentPort?.on('message', (task: Task) => {
  say({ kind: 'begun' })
  try {
    say({ kind: 'done', value: doTask(task, (progress) => say({ kind: 'progress', progress })) })
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
