/** What the browser says to notifications: its own words, or that it has none. */
export type Permission = NotificationPermission | 'unsupported'

export function permissionNow(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

/** Asks the person through the browser; only to be called when they have pressed something. */
export async function askForNotifications(): Promise<Permission> {
  if (permissionNow() !== 'default') return permissionNow()
  return Notification.requestPermission()
}

/**
 * Says something outside the page. A press on it brings the page back. Under one title only the last is seen.
 * Where it is not allowed, nothing happens: the page says the same, it is only out of sight.
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
    // Browsers on telephones leave it to the service worker.
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(title, options)
  }
}
