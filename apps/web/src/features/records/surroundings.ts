import type { ConversationChange, RecordHit, SessionSummary } from '@placard/contract'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** A record, as far as an action needs to know it. */
type Named = { readonly id: string; readonly title: string }

/** What can be done with a record of a list; a failure has been told to the user. */
export interface RecordActs {
  change(record: Named, change: Pick<ConversationChange, 'title' | 'isPinned'>): Promise<boolean>
  /** Deletes it, and offers to undo that. @returns whether it is gone. */
  remove(record: Named, done?: string): Promise<boolean>
}

/** How the lines of a session are shown. */
export interface SessionReading {
  readonly sessionId: string
  readonly isWhole: boolean
  /** What else can be done with it on its page. */
  readonly actions?: (session: SessionSummary) => ReactNode
}

/** What the views of records are handed by the parts of the page that keep conversations and sessions. */
export interface RecordSurroundings {
  /** What the chat can do with its conversations. */
  readonly useActs: () => RecordActs
  /** Shows a hit where it was said. */
  readonly useOpenHit: () => (hit: RecordHit) => void
  /** The text of an answer as it is drawn in the chat. */
  readonly Answer: ComponentType<{ readonly text: string }>
  /** What was said in a session; all of it, or in a frame that scrolls. */
  readonly Session: ComponentType<SessionReading>
}

export const RecordSurroundingsContext = createContext<RecordSurroundings | undefined>(undefined)

export function useSurroundings(): RecordSurroundings {
  const surroundings = useContext(RecordSurroundingsContext)
  if (surroundings === undefined) throw new Error('useSurroundings must be used inside a view of records')
  return surroundings
}
