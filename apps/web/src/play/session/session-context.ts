import type { SeatView, TranscriptEntry } from '@placard/contract'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { SessionRecord } from './model/record.ts'
import type { Control } from './model/refusal.ts'
import type { Session } from './model/session.ts'
import type { SessionState } from './model/session-state.ts'

export const SessionContext = createContext<Session | undefined>(undefined)

/** The session of this screen. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('useSession must be used inside a session')
  return session
}

export function useSessionState<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useSession().store, select)
}

function loaded(record: SessionRecord | undefined): SessionRecord {
  if (record === undefined) throw new Error('The session has not been loaded')
  return record
}

/** The newest view. Only for components below a screen that has waited for it. */
export function useView(): SeatView {
  return useSessionState(({ record }) => loaded(record).view)
}

/** The transcript, oldest first. */
export function useEntries(): readonly TranscriptEntry[] {
  return useSessionState(({ record }) => loaded(record).entries)
}

/** Why the last request at a control failed. */
export function useRefusal(at: Control): string | undefined {
  return useSessionState(({ refusal }) => (refusal?.at === at ? refusal.text : undefined))
}

/** Whether a request of a control is being sent. */
export function useIsSending(at: Control): boolean {
  return useSessionState(({ sending }) => sending === at)
}
