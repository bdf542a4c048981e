import type { ErrorCode, FieldIssue, RejectionDetail } from '@placard/contract'
import type { SessionUpdate, WatchStatus } from '../../client/gateways/campaign-gateway.ts'
import type { FromPageEngines, ToPageEngines } from './engines/engine-protocol.ts'

/**
 * Where the demo's sessions are stored: in this browser (`persistent`), in this tab only because the browser refused
 * (`memory`), or in a new database of this browser because the old one could not be read and has been set aside
 * (`recovered`).
 */
export type DemoStorage = 'persistent' | 'memory' | 'recovered'

/** A method call, with the id that its answer will carry. */
export interface Question {
  readonly type: 'call'
  readonly id: number
  readonly method: string
  /** The method's arguments, without the signal: aborting is handled on the page. */
  readonly args: readonly unknown[]
}

/** Implementations of the methods, which return refusals instead of throwing. */
export type Answers<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...args: infer Args) => Promise<infer Value>
    ? (...args: Args) => Promise<Answer<Value>>
    : never
}

/** Answers a call from a page. */
export async function answerTo<Methods>(
  answers: Answers<Methods>,
  { method, args }: Question,
): Promise<Answer<unknown>> {
  // The page's calls are typed by the same methods.
  return Reflect.apply(Reflect.get(answers, method), answers, args)
}

/** A test's clock: `pace` overrides the pace a session starts at, `maxPace` the fastest it may be set to. */
export interface TestClock {
  readonly pace: number
  readonly maxPace: number
}

/** A message from a page to the worker; `open` comes first and once. */
export type ToWorker =
  | { readonly type: 'open'; readonly clock: TestClock | undefined }
  | Question
  | { readonly type: 'watch'; readonly watch: number; readonly sessionId: string; readonly after: number }
  | { readonly type: 'unwatch'; readonly watch: number }
  /** Whether the model of this device words and reads in campaigns. */
  | { readonly type: 'use-device'; readonly isOn: boolean }
  | FromPageEngines

/** Why a call failed; the page turns it into an `ApiError`. */
export interface DemoProblem {
  readonly code: ErrorCode
  /** With `unavailable`: the browser's storage quota is exceeded. */
  readonly isFull?: boolean
  readonly fields?: readonly FieldIssue[]
  readonly rejection?: RejectionDetail
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: DemoProblem }

/** A message from the worker to the page. */
export type FromWorker =
  | { readonly type: 'ready'; readonly storage: DemoStorage }
  /** A session could not be read and was set aside. */
  | { readonly type: 'set-aside' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer<unknown> }
  | { readonly type: 'update'; readonly watch: number; readonly update: SessionUpdate }
  | { readonly type: 'status'; readonly watch: number; readonly status: WatchStatus }
  | ToPageEngines
