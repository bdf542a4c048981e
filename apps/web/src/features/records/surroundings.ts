import type { ConversationChange, RecordHit } from '@placard/contract'
import { type ComponentType, createContext, useContext } from 'react'

/** A conversation, as far as an action needs to know it. */
type Named = { readonly id: string }

/** What can be done with a conversation of a list; a failure has been told to the user. */
export interface RecordActs {
  change(conversation: Named, change: ConversationChange): Promise<boolean>
  /** Deletes it, and offers to undo that. */
  remove(conversation: Named, done?: string): Promise<void>
}

/** What the views of records are handed by the parts of the page that keep conversations and sessions. */
export interface RecordSurroundings {
  readonly useActs: () => RecordActs
  /** Shows a hit where it was said. */
  readonly useOpenHit: () => (hit: RecordHit) => void
  /** The text of an answer as it is drawn in the chat. */
  readonly Answer: ComponentType<{ readonly text: string }>
  /** What was said in a session; all of it, or in a frame that scrolls. */
  readonly Session: ComponentType<{ readonly sessionId: string; readonly isWhole: boolean }>
}

export const RecordSurroundingsContext = createContext<RecordSurroundings | undefined>(undefined)

export function useSurroundings(): RecordSurroundings {
  const surroundings = useContext(RecordSurroundingsContext)
  if (surroundings === undefined) throw new Error('useSurroundings must be used inside a view of records')
  return surroundings
}
