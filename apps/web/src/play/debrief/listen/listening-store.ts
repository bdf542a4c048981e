import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What of a debrief is being read aloud. */
export interface Listening {
  /** The title of the section; undefined while nothing is read. */
  readonly title: string | undefined
  /** Whether the page goes along: until the listener scrolls elsewhere. */
  readonly isFollowed: boolean
}

export type ListeningStore = StoreApi<Listening>

const NOTHING: Listening = { title: undefined, isFollowed: true }

export function createListening(): ListeningStore {
  return createStore<Listening>(() => NOTHING)
}

/** Reads on from a section, and brings it into sight. */
export function listenFrom(store: ListeningStore, title: string | undefined): void {
  store.setState({ title, isFollowed: true })
}

/** Undefined where nothing of a debrief can be listened to. */
export const ListeningContext = createContext<ListeningStore | undefined>(undefined)

const SILENT = createListening()

/** Subscribes to a part of what is being read. */
export function useListening<Part>(select: (listening: Listening) => Part): Part {
  return useStore(useContext(ListeningContext) ?? SILENT, select)
}
