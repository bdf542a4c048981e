import { createStore } from 'zustand/vanilla'
import { browserValues } from '../../../client/storage/storage.ts'

const KEY = 'placard.chat-aloud'

/** Whether new answers are read aloud, in this browser. Only the user's own switch changes it. */
export const aloudStore = createStore<{ readonly isOn: boolean }>(() => ({ isOn: browserValues.read(KEY) === true }))

export function readNewAnswers(isOn: boolean): void {
  browserValues.write(KEY, isOn)
  aloudStore.setState({ isOn })
}
