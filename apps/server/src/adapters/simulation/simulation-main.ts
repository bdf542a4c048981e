import type { FromWorker } from './simulation-process.ts'
import { doTask, type Task } from './tasks.ts'

/** Main program of the simulation's worker process; runs one task after another. */
function say(message: FromWorker): void {
  process.send?.(message)
}

process.on('message', (task: Task) => {
  say({ kind: 'begun' })
  try {
    say({ kind: 'done', value: doTask(task, (progress) => say({ kind: 'progress', progress })) })
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
// the server is gone
process.on('disconnect', () => process.exit())
