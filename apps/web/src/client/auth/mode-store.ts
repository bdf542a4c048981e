import { createStore } from 'zustand/vanilla'
import { browserValues } from '../storage/storage.ts'

/** `demo`: no account, no server, everything in this browser. Stored, so that the demo also opens offline. */
export type Mode = 'account' | 'demo'

const MODE_KEY = 'placard.mode'

export const modeStore = createStore<{ mode: Mode }>(() => ({
  mode: browserValues.read(MODE_KEY) === 'demo' ? 'demo' : 'account',
}))

export function chooseMode(mode: Mode): void {
  if (mode === 'demo') browserValues.write(MODE_KEY, mode)
  else browserValues.remove(MODE_KEY)
  modeStore.setState({ mode })
}
