import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { browserValues } from '../storage/storage.ts'
import { SILENT, type SpeechEvent, type SpeechState, speechAfter } from './speech-state.ts'

const VOLUME_KEY = 'placard.speech-volume'

export interface SpeechStore extends Omit<StoreApi<SpeechState>, 'setState'> {
  dispatch(event: SpeechEvent): void
}

export function createSpeechStore(initial: SpeechState = SILENT): SpeechStore {
  const { setState, ...store } = createStore<SpeechState>(() => initial)
  return { ...store, dispatch: (event) => setState((state) => speechAfter(state, event), true) }
}

function keptVolume(): number {
  const kept = browserValues.read(VOLUME_KEY)
  return typeof kept === 'number' && kept >= 0 && kept <= 1 ? kept : SILENT.volume
}

/** The speech of this page: a page says one thing at a time. */
export const speechStore = createSpeechStore({ ...SILENT, volume: keptVolume() })

/** Sets how loud the page speaks, 0 to 1, also for later visits with this browser. */
export function keepVolume(volume: number): void {
  speechStore.dispatch({ kind: 'volume', volume })
  browserValues.write(VOLUME_KEY, speechStore.getState().volume)
}

/** Subscribes to a part of what is spoken on this page. */
export function useSpeechState<Part>(select: (state: SpeechState) => Part): Part {
  return useStore(speechStore, select)
}
