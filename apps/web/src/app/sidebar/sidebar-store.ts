import { createStore } from 'zustand/vanilla'
import { SIDEBAR } from '../../kit/ui/measures.ts'

type SidebarState = {
  /** In a wide window; stored in a cookie. */
  readonly isOpen: boolean
  /** The hall needs the whole window: there it is closed at first each time. */
  readonly isOpenInHall: boolean
  /** In a narrow window. */
  readonly isDrawerOpen: boolean
}

const COOKIE = 'placard_sidebar'
const DAY_SECONDS = 86_400
/** Window width in px below which the sidebar is closed at first, as it would leave too little space for the view. */
const ROOMY_PX = 1200

/** Whether the sidebar was left open; undefined when nothing is stored. */
export function keptSidebar(cookies: string): boolean | undefined {
  const kept = new RegExp(`(?:^|; )${COOKIE}=(open|closed)(?:;|$)`).exec(cookies)?.[1]
  return kept === undefined ? undefined : kept === 'open'
}

/** The cookie that stores it for seven days from now. */
export function sidebarCookie(isOpen: boolean): string {
  return `${COOKIE}=${isOpen ? 'open' : 'closed'}; path=/; max-age=${SIDEBAR.keptDays * DAY_SECONDS}; samesite=lax`
}

/** Read before the first paint of the shell, so that the layout does not jump. */
export const sidebarStore = createStore<SidebarState>(() => ({
  isOpen: keptSidebar(document.cookie) ?? window.innerWidth >= ROOMY_PX,
  isOpenInHall: false,
  isDrawerOpen: false,
}))

/** Opens or closes the sidebar for the current width and view. */
export function toggleSidebar(isInHall: boolean): void {
  if (window.innerWidth < SIDEBAR.drawerBelowPx) {
    sidebarStore.setState(({ isDrawerOpen }) => ({ isDrawerOpen: !isDrawerOpen }))
  } else if (isInHall) {
    sidebarStore.setState(({ isOpenInHall }) => ({ isOpenInHall: !isOpenInHall }))
  } else {
    const isOpen = !sidebarStore.getState().isOpen
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we support
    document.cookie = sidebarCookie(isOpen)
    sidebarStore.setState({ isOpen })
  }
}

export function closeDrawer(): void {
  sidebarStore.setState({ isDrawerOpen: false })
}
