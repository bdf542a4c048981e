import { createStore } from 'zustand/vanilla'

/** Where a failure was seen: the whole view, a part of it, or nowhere. */
export type FailureKind = 'view' | 'panel' | 'uncaught'

/** Reports a failure and gives the id it can be found by. */
type Report = (error: unknown, kind: FailureKind) => Promise<string>

/** A page that fails over and over says so a few times, not for ever. */
const MOST_REPORTS = 5

const MISSING_CODE = /dynamically imported module|module script failed|unable to preload/i

/** How reports are sent; nothing is where there is nobody to send them to. */
const reporterStore = createStore<{ report: Report | undefined }>(() => ({ report: undefined }))
const told = new Map<string, Promise<string | undefined>>()

export function reportBy(report: Report | undefined): void {
  told.clear()
  reporterStore.setState({ report })
}

/** Whether code of the page could not be had: it is of an older version than the server, or there is no network. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message)
}

/**
 * Tells the server of a failure, each once. Gives the id under which it was logged; undefined when it was not: in the
 * demo, without a network, or when the server would not hear.
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
