import { type Arriving, debriefOfLog, isSameLog, type ReadArrival, readArrival } from '@placard/application'
import editions from '@placard/content/editions/editions.json' with { type: 'json' }
import type { DebriefProgress } from '@placard/engine'
import { shippedWorld } from '../language/shipped-world.ts'

const SHIPPED = { world: shippedWorld, editions }

/** Tasks of the worker processes: input and value. All of it crosses to another process. */
export interface Tasks {
  /** Input: the whole log as one JSON list, and the seat of the debrief. Value: the debrief as JSON. */
  readonly 'make-debrief': { readonly input: { readonly log: string; readonly seat: string }; readonly value: string }
  readonly 'read-arrival': { readonly input: Arriving; readonly value: ReadArrival }
  readonly 'compare-logs': { readonly input: { readonly one: string; readonly other: string }; readonly value: boolean }
}
export type TaskName = keyof Tasks

/** One task with its input. */
export type Task = {
  readonly [Name in TaskName]: { readonly name: Name; readonly input: Tasks[Name]['input'] }
}[TaskName]

/** Runs a task and reports its progress where that is known. */
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
