import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Panels that open as a sheet where there is no room for them beside the chamber. */
export type SheetId = 'acts' | 'text' | 'crisis' | 'updates'

/** What is open on the screen; nothing of it is about the session itself. */
export type HallUiState = {
  readonly drawer: { readonly kind: 'delegates' } | { readonly kind: 'dossier'; readonly seat: string } | undefined
  readonly sheet: SheetId | undefined
  /** The line of the transcript to bring into sight, and a count so that the same line can be asked for twice. */
  readonly moment: { readonly seq: number; readonly count: number } | undefined
  /** The roll call followed on the board, and the one whose board was closed. */
  readonly followedVote: string | undefined
  readonly closedVote: string | undefined
  readonly isConclusionClosed: boolean
  readonly dialog: 'exit' | 'table' | 'relations' | undefined
}

export type HallUi = StoreApi<HallUiState>

export function createHallUi(): HallUi {
  return createStore<HallUiState>(() => ({
    drawer: undefined,
    sheet: undefined,
    moment: undefined,
    followedVote: undefined,
    closedVote: undefined,
    isConclusionClosed: false,
    dialog: undefined,
  }))
}

/** Brings a line of the transcript into sight; whatever covers it closes. */
export function goToMoment(ui: HallUi, seq: number): void {
  ui.setState(({ moment }) => ({
    drawer: undefined,
    sheet: undefined,
    moment: { seq, count: (moment?.count ?? 0) + 1 },
  }))
}

export const HallUiContext = createContext<HallUi | undefined>(undefined)

export function useHallUi(): HallUi {
  const ui = useContext(HallUiContext)
  if (ui === undefined) throw new Error('useHallUi must be used inside a session')
  return ui
}

export function useHallUiState<Part>(select: (state: HallUiState) => Part): Part {
  return useStore(useHallUi(), select)
}
