import { useEffect } from 'react'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import type { Chat } from './model/chat.ts'

/** Loads the conversation, and refreshes it when the tab becomes visible or the server is reachable again. */
export function useFollowedChat(chat: Chat): void {
  useEffect(() => {
    void chat.load()
    const look = () => {
      if (document.visibilityState === 'visible') void chat.load()
    }
    document.addEventListener('visibilitychange', look)
    const stop = conditionsStore.subscribe(({ api }, before) => {
      if (api === 'healthy' && before.api !== api && chat.store.getState().status === 'failed') void chat.load()
    })
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [chat])
}
