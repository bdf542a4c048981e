import { describe, expect, it } from 'vitest'
import { SCROLL_HIDE_MS, SHEET, SIDEBAR, TOAST, TOOLTIP } from './measures.ts'

describe('the measures of what floats', () => {
  it('are those people are promised', () => {
    expect(TOAST).toEqual({ durationMs: 4000, visible: 3, widthPx: 356, gapPx: 14 })
    expect(TOOLTIP).toEqual({ delayMs: 700, wordlessDelayMs: 0, skipMs: 300 })
    expect(SCROLL_HIDE_MS).toBe(600)
    expect(SIDEBAR).toMatchObject({ openWidth: '16rem', drawerWidth: '18rem', collapsedWidth: '3rem' })
    expect([SIDEBAR.drawerBelowPx, SIDEBAR.keptDays]).toEqual([768, 7])
    expect(SHEET.share).toBe('75%')
  })
})
