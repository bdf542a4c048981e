import { useEffect, useMemo } from 'react'
import { pause, retryDelayMs } from '../../client/api/retry.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { type ChatHome, useChatHome } from '../../client/gateways/chat-home.ts'
import { settingsStore } from '../../client/settings/current.ts'
import { browserValues } from '../../client/storage/storage.ts'
import { showToast } from '../../kit/ui/toast-store.ts'
import { chatMessages } from './messages.en.ts'
import { Desk } from './model/desk.ts'

const desks = new WeakMap<ChatHome, Desk>()

/** Waits longer each time, but no longer than until the network is back. */
async function patience(attempt: number, signal: AbortSignal): Promise<void> {
  const back = new AbortController()
  const stop = onlineStore.subscribe(({ isOnline }) => {
    if (isOnline) back.abort()
  })
  try {
    await pause(
      retryDelayMs('/api/chat', attempt, () => Math.random()),
      AbortSignal.any([signal, back.signal]),
    )
  } finally {
    stop()
  }
}

function aDesk(home: ChatHome): Desk {
  return new Desk({
    home,
    values: browserValues,
    plan: () => ({ mode: settingsStore.getState().settings.debateMode, instructions: '', context: null }),
    wish: () => {
      const { temperature, maxTokens, speechSpeed } = settingsStore.getState().settings
      return { temperature, maxTokens, ...(speechSpeed === 1 ? {} : { speechSpeed }) }
    },
    newId: () => crypto.randomUUID(),
    // The demo's host lives in this browser: it needs no network.
    isOnline: () => home.isDemo || onlineStore.getState().isOnline,
    patience,
    onFailure: (kind) => showToast(chatMessages.failures[kind], { tone: 'danger' }),
  })
}

/** The conversations of whoever is here, the same wherever they are asked for. */
export function deskOf(home: ChatHome): Desk {
  const known = desks.get(home)
  if (known !== undefined) return known
  const desk = aDesk(home)
  desks.set(home, desk)
  return desk
}

/** The desk, looked after: what waits is sent when the network or the person comes back. */
export function useDesk(): Desk {
  const home = useChatHome()
  const desk = useMemo(() => deskOf(home), [home])
  useEffect(() => {
    desk.goOn()
    return onlineStore.subscribe(({ isOnline }) => {
      if (isOnline) desk.goOn()
    })
  }, [desk])
  return desk
}
