import { showToast } from '../kit/ui/toast-store.ts'
import { appMessages } from './messages.en.ts'

/** Activates the waiting version, and reloads once it is active. */
function switchTo(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

function offer(waiting: ServiceWorker): void {
  showToast(appMessages.newVersion, { action: { label: appMessages.reload, onPress: () => switchTo(waiting) } })
}

/**
 * Caches the whole page in the browser, so that the demo works without a server. A new version waits for the user's
 * consent: a page must not lose the code it is running on.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    if (registration.waiting !== null && registration.active !== null) offer(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) offer(installing)
      })
    })
  } catch {
    // Denied or unsupported: the page still works, but not without a server.
  }
}
