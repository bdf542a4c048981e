import { expect } from 'vitest'
import { ApiError } from '../../../client/api/api-error.ts'
import type { CampaignGateway } from '../../../client/gateways/campaign-gateway.ts'
import { keptOpening } from '../../../client/papers/kept-openings.ts'
import { keptValues } from '../../../client/storage/storage.ts'
import { typedWordsOf } from '../model/outbox.ts'
import { Session } from '../model/session.ts'
import { aPlayedSession } from './played-session.ts'

const values = keptValues(() => window.sessionStorage)
/** What a gateway throws when nobody answers. */
export const unreachable = new ApiError('unreachable', 'The server could not be reached.')

/** A session under way that a page follows, over a gateway of which parts may be replaced. */
export async function aFollowedSession(change: (gateway: CampaignGateway) => Partial<CampaignGateway> = () => ({})) {
  const played = await aPlayedSession()
  const { gateway, sessionId, clock } = played
  let isOnline = true
  let keys = 0
  const session = new Session({
    gateway: { ...gateway, ...change(gateway) },
    sessionId,
    words: typedWordsOf(values, sessionId),
    openings: keptOpening(values, sessionId),
    newKey: () => `key-${++keys}`,
    now: () => clock.now(),
    isOnline: () => isOnline,
  })
  const stop = session.follow()
  await expect.poll(() => session.store.getState().status).toBe('ready')
  return {
    ...played,
    session,
    stop,
    goOnline: (now: boolean) => (isOnline = now),
    state: () => session.store.getState(),
  }
}
