/**
 * The browser's permission for notifications; `unsupported` where it has none, `insecure` where it allows them only to
 * pages that come encrypted.
 */
export type Permission = NotificationPermission | 'unsupported' | 'insecure'

export function permissionNow(): Permission {
  if (window.isSecureContext === false) return 'insecure'
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

/** Asks the user through the browser; only to be called on a user gesture. */
export async function askForNotifications(): Promise<Permission> {
  if (permissionNow() !== 'default') return permissionNow()
  return Notification.requestPermission()
}

/** Calls back when the user changes the permission in the browser itself. Returns the function that stops it. */
export function watchPermission(onChanged: () => void): () => void {
  let status: PermissionStatus | undefined
  let isOver = false
  void navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (isOver) return
      status = found
      status.addEventListener('change', onChanged)
    },
    () => undefined,
  )
  return () => {
    isOver = true
    status?.removeEventListener('change', onChanged)
  }
}

export type Notice = {
  readonly title: string
  readonly text: string
  /** The place that a click leads to. */
  readonly address: string
}

/**
 * Shows a system notification. A click on it focuses the page and opens its place. It replaces an earlier one of the same
 * place. Without permission nothing happens: the page shows the same text anyway.
 */
export async function notify({ title, text, address }: Notice, onOpen: (address: string) => void): Promise<void> {
  if (permissionNow() !== 'granted') return
  const options = { body: text, tag: address, icon: '/icon-192.png', data: { address } }
  try {
    const notification = new Notification(title, options)
    notification.addEventListener('click', () => {
      window.focus()
      onOpen(address)
      notification.close()
    })
  } catch {
    // mobile browsers only allow it from the service worker, where notification-click.js answers the click
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(title, options)
  }
}

/** Calls back when a click on the service worker's notification asks this page to open a place. Returns what stops it. */
export function watchOpened(onOpen: (address: string) => void): () => void {
  const worker = navigator.serviceWorker
  const handle = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'open-notified') return
    if ('address' in data && typeof data.address === 'string') onOpen(data.address)
  }
  worker?.addEventListener('message', handle)
  return () => worker?.removeEventListener('message', handle)
}
