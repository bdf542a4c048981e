import { browserValues } from '../../../client/storage/storage.ts'

/** Last height of the notice about an unconfirmed address, in px. `before-paint.js` reserves that space. */
export const NOTICE_ROOM_KEY = 'placard.notice-room'

/** Stores the height of the notice while it is shown, as it depends on the window, the font size and the address. */
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
