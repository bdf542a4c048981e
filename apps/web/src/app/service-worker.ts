import { showToast } from '../kit/ui/toast-store.ts'
import { appMessages } from './messages.en.ts'

/** Lets the waiting version take over, and reloads once it has. */
function switchTo(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

function offer(waiting: ServiceWorker): void {
  showToast(appMessages.newVersion, { action: { label: appMessages.reload, onPress: () => switchTo(waiting) } })
}

/**
 * Keeps the whole page in the browser, so that the demo works with no server. A new version waits until the person
 * takes it: a page must not lose the code it is running on.
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
    // Denied or unsupported: the page works, only not without a server.
  }
}
