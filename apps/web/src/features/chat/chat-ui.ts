import { createContext, useContext, useSyncExternalStore } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { browserValues } from '../../client/storage/storage.ts'

const PANEL_KEY = 'placard.chat-panel'
/** Breakpoint from which the list of conversations is shown beside the paper. */
const WIDE = '(min-width: 80rem)'

/** UI state around a conversation: which panels and dialogs are open. */
export interface ChatUi {
  /** The list beside the paper; undefined until somebody opened or closed it, or it had something to list. */
  readonly isPanelOpen: boolean | undefined
  readonly isSheetOpen: boolean
  readonly isFinding: boolean
  readonly dialog: 'stance' | 'share' | 'export' | 'import' | 'device' | 'project' | undefined
  /** The working paper that is open beside the chat. */
  readonly paperId: string | undefined
}

function rememberedPanel(): boolean | undefined {
  const kept = browserValues.read(PANEL_KEY)
  return typeof kept === 'boolean' ? kept : undefined
}

export function createChatUi(): StoreApi<ChatUi> {
  return createStore<ChatUi>(() => ({
    isPanelOpen: rememberedPanel(),
    isSheetOpen: false,
    isFinding: false,
    dialog: undefined,
    paperId: undefined,
  }))
}

export const ChatUiContext = createContext<StoreApi<ChatUi> | undefined>(undefined)

export function useChatUi(): StoreApi<ChatUi> {
  const ui = useContext(ChatUiContext)
  if (ui === undefined) throw new Error('useChatUi must be used inside a conversation')
  return ui
}

/** Toggles the list beside the paper. */
export function togglePanel(ui: StoreApi<ChatUi>): void {
  showPanel(ui, ui.getState().isPanelOpen !== true)
}

/** Opens or closes the list beside the paper, and remembers it in this browser. */
export function showPanel(ui: StoreApi<ChatUi>, isPanelOpen: boolean): void {
  browserValues.write(PANEL_KEY, isPanelOpen)
  ui.setState({ isPanelOpen })
}

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the viewport has room for the list beside the paper. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}
