import '../../test-setup.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SCROLL_HIDE_MS } from './measures.ts'
import { watchScrollBars } from './scroll-bars.ts'

let stop: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  stop = watchScrollBars()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('a scroll bar', () => {
  it('is seen while its content moves and for 600 ms after the last movement', () => {
    const panel = document.body.appendChild(document.createElement('div'))
    const move = () => panel.dispatchEvent(new Event('scroll'))
    move()
    vi.advanceTimersByTime(SCROLL_HIDE_MS - 1)
    expect(panel.hasAttribute('data-scrolling')).toBe(true)
    move()
    vi.advanceTimersByTime(SCROLL_HIDE_MS - 1)
    expect(panel.hasAttribute('data-scrolling')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(panel.hasAttribute('data-scrolling')).toBe(false)
  })

  it('of the page belongs to the page', () => {
    document.dispatchEvent(new Event('scroll'))
    expect(document.documentElement.hasAttribute('data-scrolling')).toBe(true)
  })
})
