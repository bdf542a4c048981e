import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type MicrophoneEvent, type MicrophoneState, microphoneAfter, RESTING } from './microphone-state.ts'

export interface MicrophoneStore extends Omit<StoreApi<MicrophoneState>, 'setState'> {
  dispatch(event: MicrophoneEvent): void
}

export function createMicrophoneStore(): MicrophoneStore {
  const { setState, ...store } = createStore<MicrophoneState>(() => RESTING)
  return { ...store, dispatch: (event) => setState((state) => microphoneAfter(state, event), true) }
}

/** The microphone of this page. */
export const microphoneStore = createMicrophoneStore()

/** Subscribes to a part of the microphone's state. */
export function useMicrophoneState<Part>(select: (state: MicrophoneState) => Part): Part {
  return useStore(microphoneStore, select)
}
