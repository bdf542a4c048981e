import type { Announcement } from '@placard/contract'
import { useEffect, useState } from 'react'
import { onlineStore } from '../../client/connectivity/online-store.ts'

/** The source of announcements: the server, or the demo's own. */
export type LoadAnnouncements = (signal: AbortSignal) => Promise<readonly Announcement[]>

export type AnnouncementsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'loaded'; readonly announcements: readonly Announcement[] }

/** Loads the announcements once they are needed, again on request, and when the network is back after a failure. */
export function useAnnouncements(
  load: LoadAnnouncements,
  isWanted: boolean,
): { state: AnnouncementsState; retry: () => void } {
  const [state, setState] = useState<AnnouncementsState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    setState({ status: 'loading' })
    load(leaving.signal).then(
      (announcements) => {
        if (!leaving.signal.aborted) setState({ status: 'loaded', announcements })
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return
        setState({ status: 'failed', message: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => leaving.abort()
  }, [load, isWanted, attempt])

  const hasFailed = state.status === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    return onlineStore.subscribe(({ isOnline }) => {
      if (isOnline) setAttempt((number) => number + 1)
    })
  }, [hasFailed])

  return { state, retry: () => setAttempt((number) => number + 1) }
}
