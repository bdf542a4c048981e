import type { TranscriptEntry } from '@placard/contract'
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceSettings } from '../../shared/settings/settings.ts'
import { callOf } from './model/call.ts'
import { aPlayedSession } from './testing/played-session.ts'
import { aDraft, showSession } from './testing/show-session.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  act(() => void deviceSettings.reset())
})

/** A browser that allows notifications and remembers them. */
function stubNotifications(): string[] {
  const shown: string[] = []
  class Shown extends EventTarget {
    static readonly permission = 'granted'
    constructor(title: string, { body }: { body: string }) {
      super()
      shown.push(`${title}: ${body}`)
    }
    close(): void {}
  }
  vi.stubGlobal('Notification', Shown)
  return shown
}

describe('a session that waits for somebody', () => {
  it('calls them back for their turn to vote while they look elsewhere, and says nothing while they look', async () => {
    const shown = stubNotifications()
    deviceSettings.change({ notificationsEnabled: true })
    const { until } = await showSession({ prepare: aDraft })
    await act(() => until(({ vote }) => vote !== undefined))
    expect(shown).toEqual([])
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await act(() => until(({ legal }) => legal.yourTurnToVote))
    expect(shown).toContain('Climate Crisis Summit: Your turn to vote')
  })

  it('calls for what asks them something, and for nothing else', async () => {
    const { gateway, sessionId } = await aPlayedSession()
    const { view } = await gateway.getSession(sessionId)
    const line = (entry: Partial<TranscriptEntry>): TranscriptEntry => ({
      seq: 1,
      at: 0,
      now: 0,
      kind: 'speech',
      words: '',
      changes: [],
      detail: '',
      ...entry,
    })
    const [other] = view.seats.filter(({ id }) => id !== view.you)
    const offer = { kind: 'offer', detail: 'made', seat: other?.id } as const
    expect(callOf([line({ ...offer, target: view.you })], view)).toMatch(/offers you a trade$/)
    expect(callOf([line({ ...offer, target: other?.id })], view)).toBeUndefined()
    expect(callOf([line({ kind: 'closing', detail: 'offered' })], view)).toBeDefined()
    expect(callOf([line({ kind: 'closing', detail: 'accepted' })], view)).toBeUndefined()
    expect(callOf([line({ kind: 'speech', words: 'We thank the chair.' })], view)).toBeUndefined()
    expect(callOf([], view)).toBeUndefined()
  })
})
