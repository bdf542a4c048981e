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

/** Calls back when the network is back, or the page is visible again. */
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
 * Synchronises this browser's settings with the signed-in user's; without an account only between tabs. Returns the
 * function that ends it.
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
