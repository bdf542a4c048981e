import { createStore } from 'zustand/vanilla'
import { modeStore } from '../mode-store.ts'
import { onlineStore } from '../online-store.ts'
import { conditionsStore } from './conditions.ts'
import type { ConnectionIssue } from './connection-issues.ts'
import { issuesOf } from './derive-issues.ts'

/** The issues of this page, worst first. */
export const issuesStore = createStore<{ issues: readonly ConnectionIssue[] }>(() => ({ issues: [] }))

/** Derives the issues anew. */
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
