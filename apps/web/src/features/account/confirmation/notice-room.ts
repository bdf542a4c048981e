import { browserValues } from '../../../client/storage/storage.ts'

/** How high the notice about an unconfirmed address stood last, in px. `before-paint.js` keeps that room free. */
export const NOTICE_ROOM_KEY = 'placard.notice-room'

/** Keeps the height of the notice while it is shown: it hangs on the window, the font size and the address. */
export function keepNoticeRoom(notice: HTMLElement | null): (() => void) | undefined {
  if (notice === null) return undefined
  const observer = new ResizeObserver(([entry]) => {
    if (entry !== undefined) browserValues.write(NOTICE_ROOM_KEY, entry.contentRect.height)
  })
  observer.observe(notice)
  return () => observer.disconnect()
}

export function forgetNoticeRoom(): void {
  browserValues.remove(NOTICE_ROOM_KEY)
}
