import { createStore } from 'zustand/vanilla'
import { browserValues } from '../storage/storage.ts'

/** Whether something was made in this browser's demo that has not moved into an account. */
const MADE_KEY = 'placard.demo.made'
const PUT_OFF_KEY = 'placard.demo.keep-put-off'

/** `isWanted`: asked for in the demo, and waits for an account. `isPutOff`: not now; the offer stays in the menus. */
export const keepDemoStore = createStore(() => ({
  hasSomething: browserValues.read(MADE_KEY) === true,
  isWanted: false,
  isOpen: false,
  isPutOff: browserValues.read(PUT_OFF_KEY) === true,
}))

/** Takes note that the demo holds something that is nowhere else. */
export function noteMadeInDemo(): void {
  browserValues.write(MADE_KEY, true)
  browserValues.remove(PUT_OFF_KEY)
  keepDemoStore.setState({ hasSomething: true, isPutOff: false })
}

/** Everything made in the demo is in an account. */
export function noteDemoKept(): void {
  browserValues.remove(MADE_KEY)
  keepDemoStore.setState({ hasSomething: false })
}

/** Somebody in the demo wants to keep it: the way leads over an account. */
export function wantToKeep(): void {
  keepDemoStore.setState({ isWanted: true })
}

export function openKeepDemo(): void {
  keepDemoStore.setState({ isOpen: true, isWanted: false })
}

export function closeKeepDemo(): void {
  keepDemoStore.setState({ isOpen: false, isWanted: false })
}

export function putOffKeepDemo(): void {
  browserValues.write(PUT_OFF_KEY, true)
  keepDemoStore.setState({ isPutOff: true, isWanted: false })
}
