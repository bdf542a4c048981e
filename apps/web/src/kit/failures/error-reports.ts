import { createStore } from 'zustand/vanilla'

/** Where a failure occurred: the whole view, a panel, or outside of both. */
export type FailureKind = 'view' | 'panel' | 'uncaught'

/** Reports a failure and returns the id of its log entry; undefined when it is not to be reported. */
type Report = (error: unknown, kind: FailureKind) => Promise<string | undefined>

/** Limit of reports, for a page that keeps failing. */
const MOST_REPORTS = 5

const MISSING_CODE = /dynamically imported module|module script failed|unable to preload/i

/** How reports are sent; undefined where there is no server. */
const reporterStore = createStore<{ report: Report | undefined }>(() => ({ report: undefined }))
const told = new Map<string, Promise<string | undefined>>()

export function reportBy(report: Report | undefined): void {
  told.clear()
  reporterStore.setState({ report })
}

/** Whether a code chunk of the page failed to load: the page is older than the server, or there is no network. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message)
}

/**
 * Reports a failure to the server, each once. Returns the id of the log entry; undefined when it was not logged: in the
 * demo, without a consent, without a network, or when the server refused.
 */
export function reportFailure(error: unknown, kind: FailureKind): Promise<string | undefined> {
  const { report } = reporterStore.getState()
  if (report === undefined || isCodeMissing(error)) return Promise.resolve(undefined)
  const sameness = String(error)
  const before = told.get(sameness)
  if (before !== undefined) return before
  if (told.size >= MOST_REPORTS) return Promise.resolve(undefined)
  const telling = report(error, kind).catch(() => undefined)
  told.set(sameness, telling)
  return telling
}
