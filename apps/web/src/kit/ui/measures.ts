/** Toasts: how long one stays, how many are seen at once, how wide they are and how far apart. */
export const TOAST = { durationMs: 4000, visible: 3, widthPx: 356, gapPx: 14 } as const

/**
 * Tooltips: how long the pointer rests before one opens, the same where a picture stands for its words (a collapsed
 * sidebar), and how soon after one the next opens at once.
 */
export const TOOLTIP = { delayMs: 700, wordlessDelayMs: 0, skipMs: 300 } as const

/** How long a scroll bar stays after the last movement. */
export const SCROLL_HIDE_MS = 600

/** The sidebar: open, as a drawer on windows narrower than `drawerBelowPx`, collapsed; and how long it is remembered. */
export const SIDEBAR = {
  openWidth: '16rem',
  drawerWidth: '18rem',
  collapsedWidth: '3rem',
  drawerBelowPx: 768,
  keptDays: 7,
} as const

/** A sheet takes three quarters of the window, up to a maximum. */
export const SHEET = { share: '75%', maxWidth: '26rem', maxHeight: '44rem' } as const
