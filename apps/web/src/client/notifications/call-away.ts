import { notify, watchOpened } from '../../kit/browser/notifications.ts'
import { addressOf, type View, viewAt } from '../navigation/view.ts'
import { navigate } from '../navigation/view-store.ts'
import { settingsStore } from '../settings/current.ts'

/** Something that somebody waits for. */
export type Awaited = { readonly title: string; readonly text: string; readonly view: View }

/** Opens the place of a notification; an address is the page's own and so may have come from an older version of it. */
export function openNotified(address: string): void {
  const { pathname, search } = new URL(address, window.location.origin)
  navigate(viewAt(pathname, search))
}

/**
 * Tells a user who is elsewhere that what they wait for is there, by the browser's notifications: only where they have
 * switched them on, and only while the page is hidden. A click leads to its place.
 */
export function callAway({ title, text, view }: Awaited): void {
  if (!document.hidden || !settingsStore.getState().settings.notificationsEnabled) return
  void notify({ title, text, address: addressOf(view) }, openNotified).catch(() => undefined)
}

/** Opens the places of notifications that the service worker shows. Returns what stops it. */
export function watchNotified(): () => void {
  return watchOpened(openNotified)
}
