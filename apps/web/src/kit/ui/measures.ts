/** Toasts: their duration, how many are visible at once, their width and gap. */
export const TOAST = { durationMs: 4000, visible: 3, widthPx: 356, gapPx: 14 } as const

/**
 * Tooltips: the delay before one opens, the same for an icon without a label (a collapsed sidebar), and the time after
 * one in which the next opens at once.
 */
export const TOOLTIP = { delayMs: 700, wordlessDelayMs: 0, skipMs: 300 } as const

/** How long a scroll bar stays visible after the last movement. */
export const SCROLL_HIDE_MS = 600

/**
 * The sidebar: its widths when open, as a drawer on windows narrower than `drawerBelowPx`, and collapsed; and how long
 * its state is stored.
 */
export const SIDEBAR = {
  openWidth: '16rem',
  drawerWidth: '18rem',
  collapsedWidth: '3rem',
  drawerBelowPx: 768,
  keptDays: 7,
} as const

/** A sheet takes three quarters of the window, up to a maximum. */
export const SHEET = { share: '75%', maxWidth: '26rem', maxHeight: '44rem' } as const
