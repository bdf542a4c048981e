import { createStore } from 'zustand/vanilla'

type InstallPrompt = { readonly prompt: () => unknown }

function isInstallPrompt(event: object): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function'
}

/** The browser's offer to install the page; undefined while it makes none. */
export const installStore = createStore<{ offer: InstallPrompt | undefined }>(() => ({ offer: undefined }))

/** Listens for the offer, which comes once and early, and keeps it until it is used. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPrompt(event)) installStore.setState({ offer: event })
  })
  window.addEventListener('appinstalled', () => installStore.setState({ offer: undefined }))
}

/** Shows the browser's install dialog. An offer can be used once. */
export function install(): void {
  const { offer } = installStore.getState()
  installStore.setState({ offer: undefined })
  offer?.prompt()
}
