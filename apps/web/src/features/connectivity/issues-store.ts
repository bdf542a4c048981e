import { createStore } from 'zustand/vanilla'
import { modeStore } from '../../client/auth/mode-store.ts'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { areDismissible, type ConnectionIssue } from './connection-issues.ts'
import { issuesOf } from './derive-issues.ts'

type IssuesState = {
  readonly issues: readonly ConnectionIssue[]
  /** Those of them that the user has dismissed. */
  readonly dismissed: readonly ConnectionIssue[]
}

/** The issues of this page, most severe first. */
export const issuesStore = createStore<IssuesState>(() => ({ issues: [], dismissed: [] }))

const isSame = (one: ConnectionIssue, other: ConnectionIssue) =>
  one.code === other.code && one.description === other.description

/** The issues that the user has not dismissed. */
export function shownOf({ issues, dismissed }: IssuesState): readonly ConnectionIssue[] {
  return issues.filter((issue) => !dismissed.some((one) => isSame(one, issue)))
}

/** Dismisses the present issues, if none of them is critical. */
export function dismissIssues(): void {
  const { issues } = issuesStore.getState()
  if (areDismissible(issues)) issuesStore.setState({ dismissed: issues })
}

/** Derives the current issues. One that is over, or has changed, is no longer dismissed. */
export function deriveIssues(): void {
  const surroundings = {
    isDemo: modeStore.getState().mode === 'demo',
    isOnline: onlineStore.getState().isOnline,
    now: Date.now(),
  }
  issuesStore.setState((before) => {
    const issues = issuesOf(conditionsStore.getState(), surroundings, before.issues)
    return { issues, dismissed: before.dismissed.filter((one) => issues.some((issue) => isSame(one, issue))) }
  })
}

for (const store of [modeStore, onlineStore, conditionsStore]) store.subscribe(deriveIssues)
deriveIssues()
