import type { CardQuestion } from '@placard/contract'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SpokenQuestion } from './voice/spoken-question.ts'

/** Panels that open as a sheet where they do not fit beside the chamber. */
export type SheetId = 'acts' | 'text' | 'crisis' | 'updates'

/** The line that is spoken at present. */
export interface HeardLine {
  readonly seq: number
  /** Who speaks; the chair has no seat. */
  readonly seat: string | undefined
  /** How many of its words have been begun. */
  readonly words: number
  /** Otherwise the captions go on without a sound. */
  readonly isAudible: boolean
}

/** Words that were heard and do not count yet: the player looks at them first. */
export interface WordsToCheck {
  readonly text: string
  /** What stood in the composer before. */
  readonly before: string
  /** Other readings, the likeliest first. */
  readonly alternatives: readonly string[]
}

/** UI state of the screen, without any session state. */
export type HallUiState = {
  readonly drawer: { readonly kind: 'delegates' } | { readonly kind: 'dossier'; readonly seat: string } | undefined
  readonly sheet: SheetId | undefined
  /** The line of the transcript to scroll to, with a count so that the same line can be requested twice. */
  readonly moment: { readonly seq: number; readonly count: number } | undefined
  /** The roll call followed on the board, and the one whose board was closed. */
  readonly followedVote: string | undefined
  readonly closedVote: string | undefined
  readonly isConclusionClosed: boolean
  readonly dialog: 'exit' | 'table' | 'relations' | undefined
  /** Whether new lines are spoken. */
  readonly isVoiceOn: boolean
  readonly heard: HeardLine | undefined
  readonly toCheck: WordsToCheck | undefined
  /** The last words that were heard: said anew, they are replaced. */
  readonly lastHeard: string | undefined
  /** What cards ask that can be answered by speaking, the newest last. */
  readonly asked: readonly SpokenQuestion[]
  /** An answer that did not count: a lone yes or no, or one that was heard badly. */
  readonly unanswered: { readonly why: 'short' | 'unsure'; readonly kind: CardQuestion } | undefined
  /** How often the newest line was asked for again. */
  readonly again: number
  /** Whether the player has been told that only commands are understood here. */
  readonly commandsOnly: 'unknown' | 'asked' | 'telling' | 'told'
}

export type HallUi = StoreApi<HallUiState>

export function createHallUi(isVoiceOn = false): HallUi {
  return createStore<HallUiState>(() => ({
    drawer: undefined,
    sheet: undefined,
    moment: undefined,
    followedVote: undefined,
    closedVote: undefined,
    isConclusionClosed: false,
    dialog: undefined,
    isVoiceOn,
    heard: undefined,
    toCheck: undefined,
    lastHeard: undefined,
    asked: [],
    unanswered: undefined,
    again: 0,
    commandsOnly: 'unknown',
  }))
}

/** Scrolls to a line of the transcript; closes whatever covers it. */
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
