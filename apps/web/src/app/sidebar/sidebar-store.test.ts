import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptSidebar, sidebarCookie, sidebarStore, toggleSidebar } from './sidebar-store.ts'

describe('the sidebar', () => {
  const { innerWidth } = window
  const resize = (width: number) => Object.assign(window, { innerWidth: width })
  beforeEach(() => void resize(1440))
  afterEach(() => {
    resize(innerWidth)
    sidebarStore.setState(sidebarStore.getInitialState())
  })
  const narrow = () => resize(767)

  it.each([
    { cookies: '', kept: undefined, because: 'nothing was kept' },
    { cookies: 'other=1; placard_sidebar=open', kept: true, because: 'it was left open' },
    { cookies: 'placard_sidebar=closed; other=1', kept: false, because: 'it was closed' },
    { cookies: 'not_placard_sidebar=open', kept: undefined, because: 'that is another cookie' },
    { cookies: 'placard_sidebar=opened', kept: undefined, because: 'that is no word of ours' },
  ])('reads "$cookies" as $kept: $because', ({ cookies, kept }) => {
    expect(keptSidebar(cookies)).toBe(kept)
  })

  it('is remembered for seven days', () => {
    expect(sidebarCookie(false)).toBe('placard_sidebar=closed; path=/; max-age=604800; samesite=lax')
    const before = sidebarStore.getState().isOpen
    toggleSidebar(false)
    expect(sidebarStore.getState().isOpen).toBe(!before)
    expect(keptSidebar(document.cookie)).toBe(!before)
  })

  it('opens in the hall for this time only', () => {
    toggleSidebar(false)
    const kept = document.cookie
    toggleSidebar(true)
    expect(sidebarStore.getState().isOpenInHall).toBe(true)
    expect(document.cookie).toBe(kept)
  })

  it('is a drawer below 768 px', () => {
    narrow()
    toggleSidebar(false)
    expect(sidebarStore.getState()).toMatchObject({ isDrawerOpen: true })
  })
})
