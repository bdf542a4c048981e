import { type Arriving, debriefOfLog, isSameLog, type ReadArrival, readArrival } from '@placard/application'
import editions from '@placard/content/editions/editions.json' with { type: 'json' }
import type { DebriefProgress } from '@placard/engine'
import { shippedWorld } from '../language/shipped-world.ts'

const SHIPPED = { world: shippedWorld, editions }

/** What is worked out beside the server: what goes in, and what comes out. All of it crosses to another thread. */
export interface Tasks {
  /** The whole log as one list in JSON, and the seat whose debrief it is to be; out comes the debrief as JSON. */
  readonly 'make-debrief': { readonly input: { readonly log: string; readonly seat: string }; readonly value: string }
  readonly 'read-arrival': { readonly input: Arriving; readonly value: ReadArrival }
  readonly 'compare-logs': { readonly input: { readonly one: string; readonly other: string }; readonly value: boolean }
}
export type TaskName = keyof Tasks

/** One task with what goes in. */
export type Task = {
  readonly [Name in TaskName]: { readonly name: Name; readonly input: Tasks[Name]['input'] }
}[TaskName]

/** Does a task, telling how far it is where that is known. */
export function doTask(task: Task, onProgress: (progress: DebriefProgress) => void): Tasks[TaskName]['value'] {
  switch (task.name) {
    case 'make-debrief':
      return debriefOfLog(task.input.log, task.input.seat, onProgress)
    case 'read-arrival':
      return readArrival(task.input, SHIPPED)
    case 'compare-logs':
      return isSameLog(task.input.one, task.input.other)
  }
}
