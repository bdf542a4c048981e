import type { ErrorCode, FieldIssue, RejectionDetail } from '@placard/contract'
import type { SessionUpdate, WatchStatus } from '../../client/gateways/campaign-gateway.ts'

/**
 * Where the demo's sessions are kept: in this browser (`persistent`), in this tab only because the browser refused
 * (`memory`), or in this browser anew because what was there could not be read and has been set aside (`recovered`).
 */
export type DemoStorage = 'persistent' | 'memory' | 'recovered'

/** A call of a method, with the number its answer will carry. */
export interface Question {
  readonly type: 'call'
  readonly id: number
  readonly method: string
  /** As the method takes them, without the signal: giving up is the page's affair. */
  readonly args: readonly unknown[]
}

/** What answers the calls of some methods: the same methods, which say no instead of throwing. */
export type Answers<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...args: infer Args) => Promise<infer Value>
    ? (...args: Args) => Promise<Answer<Value>>
    : never
}

/** Answers a call that came from a page. */
export async function answerTo<Methods>(
  answers: Answers<Methods>,
  { method, args }: Question,
): Promise<Answer<unknown>> {
  // The page fills its calls in by the types of the same methods.
  return Reflect.apply(Reflect.get(answers, method), answers, args)
}

/** What a page says to the worker; `open` comes first and once. */
export type ToWorker =
  /** `pace`: every session runs at this pace, whatever it asks for (a test's clock). */
  | { readonly type: 'open'; readonly pace: number | undefined }
  | Question
  | { readonly type: 'watch'; readonly watch: number; readonly sessionId: string; readonly after: number }
  | { readonly type: 'unwatch'; readonly watch: number }

/** Why a question was not answered; a page makes an `ApiError` of it. */
export interface DemoProblem {
  readonly code: ErrorCode
  /** With `unavailable`: the browser has no room left. */
  readonly isFull?: boolean
  readonly fields?: readonly FieldIssue[]
  readonly rejection?: RejectionDetail
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: DemoProblem }

/** What the worker says to the page. */
export type FromWorker =
  | { readonly type: 'ready'; readonly storage: DemoStorage }
  /** A session could not be read and was set aside. */
  | { readonly type: 'set-aside' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer<unknown> }
  | { readonly type: 'update'; readonly watch: number; readonly update: SessionUpdate }
  | { readonly type: 'status'; readonly watch: number; readonly status: WatchStatus }
