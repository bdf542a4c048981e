import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { browserValues } from '../storage/storage.ts'

const KEY = 'placard.demo.moved'

/** By demo session: its new id, and the log position up to which it was moved. */
const Moved = z.record(z.string(), z.object({ to: z.string(), seq: z.number() }))
type Moved = z.infer<typeof Moved>

function kept(): Moved {
  const read = Moved.safeParse(browserValues.read(KEY))
  return read.success ? read.data : {}
}

/** The sessions of this browser's demo that were moved into an account, by id. */
export const movedSessionsStore = createStore<{ moved: Moved }>(() => ({ moved: kept() }))

/** Marks a session of the demo as moved; its copy here stays. */
export function markMoved(sessionId: string, to: string, seq: number): void {
  const moved = { ...kept(), [sessionId]: { to, seq } }
  browserValues.write(KEY, moved)
  movedSessionsStore.setState({ moved })
}
