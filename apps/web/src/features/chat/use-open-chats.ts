import { useEffect, useMemo } from 'react'
import { pause, retryDelayMs } from '../../client/api/retry.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { type ChatScope, useChatScope } from '../../client/gateways/chat-scope.ts'
import { callAwayLate } from '../../client/notifications/late-call.ts'
import { settingsStore } from '../../client/settings/current.ts'
import { browserValues } from '../../client/storage/storage.ts'
import { showToast } from '../../kit/ui/toast-store.ts'
import { lastChoice } from './engines/last-choice.ts'
import { isExplained } from './explained.ts'
import { chatMessages } from './messages.en.ts'
import { OpenChats } from './model/open-chats.ts'

const desks = new WeakMap<ChatScope, OpenChats>()

/** Retry backoff that grows with each attempt, and ends early when the network is back. */
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

function openChatsIn(chatScope: ChatScope): OpenChats {
  return new OpenChats({
    chatScope,
    values: browserValues,
    plan: () => ({
      mode: settingsStore.getState().settings.debateMode,
      instructions: '',
      context: null,
      engineChoice: lastChoice(browserValues, chatScope.owner),
      projectId: null,
    }),
    answerOptions: () => {
      const { temperature, maxTokens, speechSpeed } = settingsStore.getState().settings
      return { temperature, maxTokens, ...(speechSpeed === 1 ? {} : { speechSpeed }) }
    },
    newId: () => crypto.randomUUID(),
    // the demo's host is in this browser: it needs no network
    isOnline: () => chatScope.isDemo || onlineStore.getState().isOnline,
    patience,
    onEnded({ status }, { id, title }) {
      if (status !== 'complete') return
      callAwayLate({ title, text: chatMessages.answerReady, view: { kind: 'conversation', conversationId: id } })
    },
    onFailure(kind, at, conversationId) {
      if (at === 'message' && isExplained(conversationId)) return
      showToast(chatMessages.failures[kind], { tone: 'danger' })
    },
  })
}

/** Open chats of the current user, one instance per chat scope. */
export function openChatsOf(chatScope: ChatScope): OpenChats {
  const known = desks.get(chatScope)
  if (known !== undefined) return known
  const openChats = openChatsIn(chatScope)
  desks.set(chatScope, openChats)
  return openChats
}

/** Open chats kept in sync: the outbox is sent when the network comes back or the tab becomes visible. */
export function useOpenChats(): OpenChats {
  const chatScope = useChatScope()
  const openChats = useMemo(() => openChatsOf(chatScope), [chatScope])
  useEffect(() => {
    openChats.resume()
    return onlineStore.subscribe(({ isOnline }) => {
      if (isOnline) openChats.resume()
    })
  }, [openChats])
  return openChats
}
