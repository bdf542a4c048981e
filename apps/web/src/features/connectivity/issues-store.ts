import { createStore } from 'zustand/vanilla'
import { modeStore } from '../../client/auth/mode-store.ts'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import type { ConnectionIssue } from './connection-issues.ts'
import { issuesOf } from './derive-issues.ts'

/** The issues of this page, most severe first. */
export const issuesStore = createStore<{ issues: readonly ConnectionIssue[] }>(() => ({ issues: [] }))

/** Derives the current issues. */
export function deriveIssues(): void {
  const surroundings = {
    isDemo: modeStore.getState().mode === 'demo',
    isOnline: onlineStore.getState().isOnline,
    now: Date.now(),
  }
  issuesStore.setState(({ issues }) => ({ issues: issuesOf(conditionsStore.getState(), surroundings, issues) }))
}

for (const store of [modeStore, onlineStore, conditionsStore]) store.subscribe(deriveIssues)
deriveIssues()
