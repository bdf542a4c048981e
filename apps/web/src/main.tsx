import './kit/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { registerServiceWorker } from './app/service-worker.ts'
import { watchFailures } from './app/watch-failures.ts'
import { modeStore } from './client/auth/mode-store.ts'
import { authSession } from './hosts/server/auth.ts'
import { followDevice } from './kit/appearance/appearance.ts'
import { watchInstallOffer } from './kit/browser/install-store.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no element #root to show the page in')

watchFailures()
watchInstallOffer()
followDevice()

// Before the first render: a new visitor's sign-in need not wait for an effect. The demo has no server to ask.
if (modeStore.getState().mode === 'account') void authSession.restore()

createRoot(root).render(
  <StrictMode>
    <App session={authSession} />
  </StrictMode>,
)

// Loaded by a script, this code may run after everything else has loaded.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') void registerServiceWorker()
  else window.addEventListener('load', () => void registerServiceWorker())
}
