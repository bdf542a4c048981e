import { settingsCalls } from '@placard/contract'
import { browserLock } from '../../client/auth/tab-channel.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { type SettingsNews, syncSettings } from '../../client/settings/settings-sync.ts'
import { signedInCall } from './api.ts'
import { authSession } from './auth.ts'
import { realtime } from './gateways.ts'

const call = signedInCall(authSession)

function listen({ onHearing, onDeaf, onChanged }: SettingsNews): () => void {
  return realtime.listen({
    onReady: onHearing,
    onDown: onDeaf,
    onMessage: (message) => {
      if (message.type === 'settings') onChanged(message.device)
    },
  })
}

/** The network is back, or the page is looked at again. */
function onWake(wake: () => void): () => void {
  const wakeIfVisible = () => {
    if (document.visibilityState === 'visible') wake()
  }
  document.addEventListener('visibilitychange', wakeIfVisible)
  const forget = onlineStore.subscribe(({ isOnline }) => {
    if (isOnline) wake()
  })
  return () => {
    document.removeEventListener('visibilitychange', wakeIfVisible)
    forget()
  }
}

/**
 * Keeps this browser's settings and those of the person who is signed in the same; without an account this browser and
 * its tabs are all there is. Answers the function that ends it.
 */
export function followSettings(account: string | undefined): () => void {
  if (account === undefined) return () => undefined
  return syncSettings(account, {
    settings: deviceSettings,
    calls: {
      read: () => call(settingsCalls.read, {}),
      write: (entries) => call(settingsCalls.write, { body: { entries } }),
    },
    listen,
    onWake,
    alone: browserLock('placard.settings'),
    now: () => Date.now(),
    random: () => Math.random(),
  })
}
