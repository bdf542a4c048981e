/** The browser's permission for notifications, or that it has none. */
export type Permission = NotificationPermission | 'unsupported'

export function permissionNow(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

/** Asks the user through the browser; only to be called on a user gesture. */
export async function askForNotifications(): Promise<Permission> {
  if (permissionNow() !== 'default') return permissionNow()
  return Notification.requestPermission()
}

/**
 * Shows a system notification. A click on it focuses the page. It replaces an earlier one with the same title. Without
 * permission nothing happens: the page shows the same text anyway.
 */
export async function notify(title: string, text: string): Promise<void> {
  if (permissionNow() !== 'granted') return
  const options = { body: text, tag: title, icon: '/icon-192.png' }
  try {
    const notification = new Notification(title, options)
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
    })
  } catch {
    // Mobile browsers only allow it from the service worker.
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(title, options)
  }
}
