/** DOM id of the search above the list: it takes the focus when the focused row leaves the list. */
export const LIST_SEARCH_ID = 'conversation-search'

/** Delay after which the list has re-rendered, in ms. */
const DRAWN_MS = 100

/** Moves the focus with a row that moves within the list or leaves it, unless the focus is elsewhere by then. */
export function keepFocus(conversationId: string): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const moved = document.querySelector<HTMLElement>(`[data-options-of="${conversationId}"]`)
    const place = moved ?? document.getElementById(LIST_SEARCH_ID)
    place?.focus()
  }, DRAWN_MS)
}
