import { STATUS_EVERY_SECONDS } from '@placard/contract'
import { modeStore } from '../../client/auth/mode-store.ts'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'

const EVERY_MS = STATUS_EVERY_SECONDS * 1000
/** Polling interval while the server is unreachable, with jitter so that pages do not poll at the same moment. */
const AWAY_EVERY_MS = 10_000
const JITTER_RATIO = 0.1
/** Delay of the first check, until the first view is there. */
const FIRST_MS = 2_000

/** No polling in the demo, which has no server, and on hidden pages. */
function mayLook(): boolean {
  const isSeen = document.visibilityState === 'visible'
  return isSeen && modeStore.getState().mode === 'account' && onlineStore.getState().isOnline
}

function pauseMs(): number {
  const { api } = conditionsStore.getState()
  return api === 'healthy' || api === 'unknown' ? EVERY_MS : AWAY_EVERY_MS * (1 + JITTER_RATIO * Math.random())
}

/** Polls the server's status: every minute while the page is visible, more often while the server is unreachable. */
export function followStatus(look: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lookedAt = Number.NEGATIVE_INFINITY

  async function lookNow() {
    clearTimeout(timer)
    if (mayLook()) {
      lookedAt = Date.now()
      await look()
    }
    clearTimeout(timer)
    timer = setTimeout(() => void lookNow(), pauseMs())
  }
  const lookAgain = () => {
    if (Date.now() - lookedAt >= pauseMs() || conditionsStore.getState().api !== 'healthy') void lookNow()
  }

  timer = setTimeout(() => void lookNow(), FIRST_MS)
  const stops = [modeStore.subscribe(lookAgain), onlineStore.subscribe(lookAgain)]
  document.addEventListener('visibilitychange', lookAgain)
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', lookAgain)
  }
}
