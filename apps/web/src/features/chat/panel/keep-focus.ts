/** The search above the list, where the focus goes when what had it has left the list. */
export const LIST_SEARCH_ID = 'conversation-search'

/** By when a list has been drawn anew after a change, in ms. */
const DRAWN_MS = 100

/** Has the focus follow a conversation that moves within the list or leaves it, unless it is somewhere by then. */
export function keepFocus(conversationId: string): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const moved = document.querySelector<HTMLElement>(`[data-options-of="${conversationId}"]`)
    const place = moved ?? document.getElementById(LIST_SEARCH_ID)
    place?.focus()
  }, DRAWN_MS)
}
