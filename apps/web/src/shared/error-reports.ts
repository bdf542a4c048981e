import { createStore } from 'zustand/vanilla'
import { ApiError } from './api/api-error.ts'
import { viewStore } from './navigation/view-store.ts'

/** Where a failure was seen: the whole view, a part of it, or nowhere. */
export type FailureKind = 'view' | 'panel' | 'uncaught'

export type FailureReport = {
  readonly kind: FailureKind
  readonly name: string
  readonly message: string
  readonly stack?: string
  readonly view: string
  readonly requestId?: string
}

/** Sends a report and gives the id it can be found by. */
type SendReport = (report: FailureReport) => Promise<string>

/** A page that fails over and over says so a few times, not for ever. */
const MOST_REPORTS = 5

const MISSING_CODE = /dynamically imported module|module script failed|unable to preload/i

/** How reports are sent; nothing is where there is nobody to send them to. */
const reporterStore = createStore<{ send: SendReport | undefined }>(() => ({ send: undefined }))
const told = new Map<string, Promise<string | undefined>>()

export function sendReportsBy(send: SendReport | undefined): void {
  told.clear()
  reporterStore.setState({ send })
}

/** Whether code of the page could not be had: it is of an older version than the server, or there is no network. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message)
}

/** What is told of a failure: what the code says of itself, never what is on the page. */
export function reportOf(error: unknown, kind: FailureKind): FailureReport {
  const view = viewStore.getState().view.kind
  if (!(error instanceof Error)) return { kind, name: typeof error, message: '', view }
  const places = error.stack?.split('\n').filter((line) => /^\s*at |@/.test(line))
  const requestId = error instanceof ApiError ? error.problem?.requestId : undefined
  return {
    kind,
    name: error.name.slice(0, 100),
    message: error.message.slice(0, 500),
    view,
    ...(places === undefined ? {} : { stack: places.join('\n').slice(0, 4000) }),
    ...(requestId === undefined ? {} : { requestId: requestId.slice(0, 100) }),
  }
}

/**
 * Tells the server of a failure, each once. Gives the id under which it was logged; undefined when it was not: in the
 * demo, without a network, or when the server would not hear.
 */
export function reportFailure(error: unknown, kind: FailureKind): Promise<string | undefined> {
  const { send } = reporterStore.getState()
  if (send === undefined || isCodeMissing(error)) return Promise.resolve(undefined)
  const report = reportOf(error, kind)
  const sameness = `${report.name} ${report.message}`
  const before = told.get(sameness)
  if (before !== undefined) return before
  if (told.size >= MOST_REPORTS) return Promise.resolve(undefined)
  const telling = send(report).catch(() => undefined)
  told.set(sameness, telling)
  return telling
}
