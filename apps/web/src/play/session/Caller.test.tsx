import type { SeatView, TranscriptEntry } from '@placard/contract'
import { act, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keptOpening } from '../../client/papers/kept-openings.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { browserValues } from '../../client/storage/storage.ts'
import { Caller } from './Caller.tsx'
import { callOf } from './model/call.ts'
import { typedWordsOf } from './model/outbox.ts'
import { recordOf } from './model/record.ts'
import { Session } from './model/session.ts'
import { SessionContext } from './session-context.ts'
import { aPlayedSession } from './testing/played-session.ts'

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
  }
  vi.stubGlobal('Notification', Shown)
  return shown
}

const line = (entry: Partial<TranscriptEntry>): TranscriptEntry => ({
  seq: 1_000,
  at: 0,
  now: 0,
  kind: 'speech',
  words: '',
  changes: [],
  detail: '',
  ...entry,
})
const closing = line({ kind: 'closing', detail: 'offered' })

/** The page over a session that can be put where the test wants it. */
async function watching({ isHidden, isWanted }: { isHidden: boolean; isWanted: boolean }) {
  const shown = stubNotifications()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  deviceSettings.change({ notificationsEnabled: isWanted })
  const { gateway, sessionId } = await aPlayedSession()
  const detail = await gateway.getSession(sessionId)
  const words = typedWordsOf(browserValues, sessionId)
  const openings = keptOpening(browserValues, sessionId)
  const rest = { newKey: () => 'key', now: () => 0, isOnline: () => true }
  const session = new Session({ gateway, sessionId, words, openings, ...rest })
  const show = (view: SeatView, more: readonly TranscriptEntry[] = []) =>
    session.store.setState({ status: 'ready', record: recordOf({ view, entries: [...detail.entries, ...more] }) })
  show(detail.view)
  render(
    <SessionContext value={session}>
      <Caller />
    </SessionContext>,
  )
  const callToVote = { ...detail.view, legal: { ...detail.view.legal, yourTurnToVote: true } }
  return { shown, view: detail.view, callToVote, show: (...now: Parameters<typeof show>) => act(() => show(...now)) }
}

describe('a session that waits for somebody who looks elsewhere', () => {
  it('calls them back for their turn to vote and for what asks them something, once each', async () => {
    const { shown, view, callToVote, show } = await watching({ isHidden: true, isWanted: true })
    show(view)
    expect(shown).toEqual([])
    show(callToVote)
    show({ ...callToVote })
    await vi.waitFor(() => expect(shown).toEqual(['Climate Crisis Summit: Your turn to vote']))
    show(view, [closing])
    show({ ...view }, [closing])
    await vi.waitFor(() => expect(shown).toHaveLength(2))
  })

  it.each([
    { isHidden: false, isWanted: true, because: 'the page is in sight' },
    { isHidden: true, isWanted: false, because: 'they do not want it' },
  ])('stays silent because $because', async ({ isHidden, isWanted }) => {
    const { shown, view, callToVote, show } = await watching({ isHidden, isWanted })
    show(callToVote)
    show(view, [closing])
    expect(shown).toEqual([])
  })

  it('calls for what asks them something, and for nothing else', async () => {
    const { gateway, sessionId } = await aPlayedSession()
    const { view } = await gateway.getSession(sessionId)
    const [other] = view.seats.filter(({ id }) => id !== view.you)
    const offer = { kind: 'offer', detail: 'made', seat: other?.id } as const
    expect(callOf([line({ ...offer, target: view.you })], view)).toMatch(/offers you a trade$/)
    expect(callOf([line({ ...offer, target: other?.id })], view)).toBeUndefined()
    expect(callOf([closing], view)).toBeDefined()
    expect(callOf([line({ kind: 'closing', detail: 'accepted' })], view)).toBeUndefined()
    expect(callOf([line({ words: 'We thank the chair.' })], view)).toBeUndefined()
  })

  it('calls for the result of a vote, once there is one', async () => {
    const { gateway, sessionId } = await aPlayedSession()
    const { view } = await gateway.getSession(sessionId)
    const open: SeatView['votes'][number] = {
      id: 'vote-9',
      question: { kind: 'motion', motion: 'close-debate' },
      manner: 'roll-call',
      majority: 'simple',
      order: [],
      ballots: [],
      openedAt: 0,
      deadlineAt: 0,
    }
    const tally = { for: 5, against: 2, abstain: 1, required: 4, carried: true, vetoedBy: [] }
    const closed = { ...open, result: tally }
    const result = [line({ kind: 'vote', detail: 'carried', about: 'vote-9' })]
    expect(callOf(result, { ...view, votes: [...view.votes, open] })).toBeUndefined()
    expect(callOf(result, { ...view, votes: [...view.votes, closed] })).toMatch(/^Carried, 5 /)
  })

  it('calls for nothing where nothing is new', async () => {
    const { gateway, sessionId } = await aPlayedSession()
    const { view } = await gateway.getSession(sessionId)
    expect(callOf([], view)).toBeUndefined()
  })
})
