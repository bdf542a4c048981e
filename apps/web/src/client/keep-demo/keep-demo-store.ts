import { createStore } from 'zustand/vanilla'
import { browserValues } from '../storage/storage.ts'

/** Whether this browser's demo has content that is in no account. */
const MADE_KEY = 'placard.demo.made'
const PUT_OFF_KEY = 'placard.demo.keep-put-off'

/**
 * `isWanted`: requested in the demo, waiting for an account. `isPutOff`: declined for now; the offer stays in the
 * menus.
 */
export const keepDemoStore = createStore(() => ({
  hasSomething: browserValues.read(MADE_KEY) === true,
  isWanted: false,
  isOpen: false,
  isPutOff: browserValues.read(PUT_OFF_KEY) === true,
}))

/** Records that the demo has content stored nowhere else. */
export function noteMadeInDemo(): void {
  browserValues.write(MADE_KEY, true)
  browserValues.remove(PUT_OFF_KEY)
  keepDemoStore.setState({ hasSomething: true, isPutOff: false })
}

/** Records that everything made in the demo is in an account. */
export function noteDemoKept(): void {
  browserValues.remove(MADE_KEY)
  keepDemoStore.setState({ hasSomething: false })
}

/** The demo's user wants to keep its content, for which they need an account. */
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
