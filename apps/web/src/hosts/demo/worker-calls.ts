import { ERROR_STATUS } from '@placard/contract'
import { ApiError } from '../../client/api/api-error.ts'
import { demoMessages } from './messages.en.ts'
import type { Answer, DemoProblem, Question } from './protocol.ts'

/** An answer whose value the caller of `ask` names the type of; why there is none is checked. */
type Arrived = Answer<MessageEvent['data']>

/** The pending calls of a page to a worker of the demo. */
export class WorkerCalls {
  private readonly waiting = new Map<
    number,
    { readonly arrived: (answer: Arrived) => void; readonly lost: () => void }
  >()
  private number = 0
  private hasStopped = false

  nextNumber(): number {
    this.number += 1
    return this.number
  }

  get isStopped(): boolean {
    return this.hasStopped
  }

  /**
   * Sends a call and waits for its answer.
   * @param post sends it with the id that its answer will carry.
   * @throws {ApiError} `unreachable` when the worker has died, `refused` when it answers with a problem.
   */
  async ask<Value>(post: (id: number) => void, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted()
    if (this.hasStopped) throw stopped()
    const id = this.nextNumber()
    const answer = Promise.withResolvers<Value>()
    this.waiting.set(id, {
      arrived: (data) => (data.ok ? answer.resolve(data.value) : answer.reject(errorOf(data.rejection))),
      lost: () => answer.reject(stopped()),
    })
    const giveUp = () => answer.reject(signal?.reason)
    signal?.addEventListener('abort', giveUp, { once: true })
    post(id)
    try {
      return await answer.promise
    } finally {
      this.waiting.delete(id)
      signal?.removeEventListener('abort', giveUp)
    }
  }

  /**
   * Calls a method in the worker. A signal among the arguments is not sent: it aborts the waiting.
   * @throws {ApiError} as `ask` does.
   */
  call(method: string, args: readonly unknown[], post: (question: Question) => void): Promise<unknown> {
    const signal = args.find((arg) => arg instanceof AbortSignal)
    const sent = args.filter((arg) => !(arg instanceof AbortSignal))
    return this.ask((id) => post({ type: 'call', id, method, args: sent }), signal)
  }

  arrived(id: number, answer: Answer<unknown>): void {
    this.waiting.get(id)?.arrived(answer)
  }

  /** The worker has died: current and later callers receive an error. */
  stop(): void {
    this.hasStopped = true
    for (const { lost } of this.waiting.values()) lost()
  }
}

/** The error for a worker that has died. */
export function stopped(): ApiError {
  return new ApiError('unreachable', demoMessages.failed)
}

function errorOf({ code, isFull = false, fields, rejection }: DemoProblem): ApiError {
  const error = demoMessages.problem(code, isFull)
  return new ApiError('refused', error, {
    status: ERROR_STATUS[code],
    problem: {
      success: false,
      error,
      code,
      requestId: 'demo',
      ...(fields === undefined ? {} : { fields: [...fields] }),
      ...(rejection === undefined ? {} : { rejection }),
    },
  })
}
