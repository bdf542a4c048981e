import { afterEach, describe, expect, it } from 'vitest'
import type { SessionUpdate, WatchStatus } from '../../../client/gateways/campaign-gateway.ts'
import { keptOpening } from '../../../client/papers/kept-openings.ts'
import { keptValues } from '../../../client/storage/storage.ts'
import { aFollowedSession, unreachable } from '../testing/followed-session.ts'
import { aPlayedSession } from '../testing/played-session.ts'
import { typedWordsOf } from './outbox.ts'
import { Session } from './session.ts'

const values = keptValues(() => window.sessionStorage)

afterEach(() => window.sessionStorage.clear())

const TEXTS = [
  'We propose 300 billion in public money by 2030.',
  'We ask Germany what would move it on climate finance.',
]

describe('a followed session', () => {
  it('shows what happens, each line once and in order, though answers and updates bring the same lines', async () => {
    const { session, state, until } = await aFollowedSession()
    await until(({ drafts }) => drafts.length > 0)
    session.type('We propose 300 billion in public money by 2030.')
    await session.say()
    const seqs = state().record?.entries.map(({ seq }) => seq) ?? []
    expect(seqs.length).toBeGreaterThan(3)
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b))
    expect(state().record?.view.seq).toBeGreaterThanOrEqual(seqs.at(-1) ?? Infinity)
  })

  it('puts a line that comes late where it belongs and does not go back to an older view', async () => {
    let push: (update: SessionUpdate) => void = () => undefined
    const { state, until, gateway, sessionId } = await aFollowedSession(() => ({
      watchSession: (_id, _after, onUpdate) => {
        push = onUpdate
        return () => undefined
      },
    }))
    await until(({ drafts }) => drafts.length > 0)
    const { view, entries } = await gateway.getSession(sessionId)
    push({ seq: view.seq, view, entries: entries.slice(4) })
    push({ seq: 3, view: { ...view, seq: 3, title: 'old' }, entries })
    expect(state().record?.entries.map(({ seq }) => seq)).toEqual(entries.map(({ seq }) => seq))
    expect(state().record?.view.title).toBe(view.title)
  })

  it('marks the clauses that the last change touched', async () => {
    const { state, until } = await aFollowedSession()
    expect(state().record?.freshIssues).toEqual([])
    await until(({ drafts }) => drafts.some(({ marks }) => marks.some(({ before }) => before > 0)))
    expect(state().record?.freshIssues.length).toBeGreaterThan(0)
  })

  it.each([
    { id: '00000000-0000-4000-8000-00000000dead', status: 'missing', because: 'there is no such session' },
    { id: undefined, status: 'failed', because: 'the host cannot be reached' },
  ])('is $status when $because', async ({ id, status }) => {
    const { gateway } = await aPlayedSession()
    const session = new Session({
      gateway: id === undefined ? { ...gateway, getSession: () => Promise.reject(unreachable) } : gateway,
      sessionId: id ?? 'any',
      words: typedWordsOf(values, 'any'),
      openings: keptOpening(values, 'any'),
      newKey: () => 'key',
      now: () => 0,
      isOnline: () => true,
    })
    session.follow()
    await expect.poll(() => session.store.getState().status).toBe(status)
  })
})

describe('undoing a reading', () => {
  const WORDS = 'We propose 300 billion in public money by 2030.'

  async function afterSaying() {
    const followed = await aFollowedSession()
    followed.session.type(WORDS)
    await followed.session.say()
    return followed
  }

  it('takes the act back, keeps the words for saying them differently, and offers the other readings', async () => {
    const { session, state } = await afterSaying()
    expect(state().undoable).toMatchObject({ text: WORDS })
    expect(state().record?.view.drafts).toHaveLength(1)
    await session.undo()
    expect(state().record?.view.drafts).toEqual([])
    expect(state()).toMatchObject({ draft: WORDS, undoable: undefined, unclear: { text: WORDS, isTakenBack: true } })
    expect(state().record?.entries.at(-1)?.kind).toBe('withdrawal')
  })

  it('is no longer offered once the room has gone on', async () => {
    const { state, until } = await afterSaying()
    const seq = state().undoable?.seq ?? Infinity
    await until((view) => view.seq > seq && view.speaker !== view.you)
    expect(state().undoable).toBeUndefined()
  })

  it('is not offered for what was pressed instead of said', async () => {
    const { session, state } = await aFollowedSession()
    expect(await session.act({ kind: 'request-floor' }, 'acts')).toBe('taken')
    expect(state().undoable).toBeUndefined()
  })

  it('takes the clauses of a paper off the table, which then wait as before', async () => {
    const { session, state } = await aFollowedSession()
    const change = { issue: 0, option: 1 }
    const clauses = [{ mark: '1 (a)', text: 'Decides to: pay more', change }]
    session.keepOpening({ title: 'Pay', clauses, isAtOnce: true })
    await session.lay()
    expect(state().record?.view.drafts).toHaveLength(1)
    expect(state()).toMatchObject({ opening: undefined, undoable: { opening: { title: 'Pay', clauses } } })
    await session.undo()
    expect(state().record?.view.drafts).toEqual([])
    // it is not laid again by itself, and nothing of it goes into the composer
    expect(state().opening).toEqual({ title: 'Pay', clauses, isAtOnce: false })
    expect(state()).toMatchObject({ draft: '', undoable: undefined, unclear: undefined })
  })

  it('tells why when the chair refuses it, and the words stay said', async () => {
    const { session, state, clock } = await afterSaying()
    clock.setTo(clock.now() + 60_000)
    await session.undo()
    expect(state().refusal?.at).toBe('undo')
    expect(state()).toMatchObject({ draft: '', unclear: undefined })
  })
})

describe('the speed of the clock', () => {
  it('is set from the page and shown in the view', async () => {
    const { session, state } = await aFollowedSession()
    expect(await session.setPace(3)).toBe('taken')
    expect(state().record?.view.clock.pace).toBe(3)
  })
})

describe('words', () => {
  it('leave the composer once they are taken', async () => {
    const { session, state } = await aFollowedSession()
    session.type('We propose 300 billion in public money by 2030.')
    await session.say()
    expect(state().draft).toBe('')
    expect(state().record?.entries.some(({ kind, seat }) => kind === 'speech' && seat === 'ken')).toBe(true)
  })

  it('stay in the composer when the chair refuses, with the reason', async () => {
    const { session, state } = await aFollowedSession()
    await session.pause()
    session.type('We propose 300 billion a year by 2035.')
    await session.say()
    expect(state().draft).toBe('We propose 300 billion a year by 2035.')
    expect(state().refusal).toEqual({ at: 'composer', text: 'The session is paused. Resume it first.' })
    session.type('We propose nothing yet')
    expect(state().refusal).toBeUndefined()
  })

  it('stay while the person chooses among readings, and are spoken with the reading chosen', async () => {
    const { session, state } = await aFollowedSession()
    const text = 'hm, maybe something about money or coal'
    session.type(text)
    await session.say()
    const [first] = state().unclear?.readings ?? []
    expect(state().unclear?.text).toBe(text)
    expect(state().draft).toBe(text)
    if (first === undefined) throw new Error('no reading was offered')
    await session.choose(first.act)
    expect(state().unclear).toBeUndefined()
    expect(state().draft).toBe('')
    expect(state().record?.entries.find(({ words }) => words === text)?.act).toBe(first.act.kind)
  })

  it('are still there after the page is loaded again', async () => {
    const { session, sessionId } = await aFollowedSession()
    session.type('Half a thought')
    expect(
      typedWordsOf(
        keptValues(() => window.sessionStorage),
        sessionId,
      ).read().draft,
    ).toBe('Half a thought')
  })

  it('wait in line without a network and are sent once, in order, when it is back', async () => {
    let tell: (status: WatchStatus) => void = () => undefined
    const { session, state, goOnline } = await aFollowedSession((gateway) => ({
      watchSession: (id, after, onUpdate, onStatus) => {
        tell = onStatus
        return gateway.watchSession(id, after, onUpdate, onStatus)
      },
    }))
    goOnline(false)
    for (const text of TEXTS) {
      session.type(text)
      await session.say()
    }
    expect(state().outbox.map(({ text }) => text)).toEqual(TEXTS)
    goOnline(true)
    tell('live')
    await expect.poll(() => state().outbox).toEqual([])
    const spoken = state()
      .record?.entries.filter(({ kind, seat }) => kind === 'speech' && seat === 'ken')
      .map(({ words }) => words)
    expect(spoken).toEqual(TEXTS)
  })

  it('go into the line under the same key when the host gives no answer, so that they cannot be said twice', async () => {
    const sent: string[] = []
    let isDown = true
    const { session, state } = await aFollowedSession((gateway) => ({
      sendCommand: async (id, command, key) => {
        sent.push(key)
        const answer = await gateway.sendCommand(id, command, key)
        if (isDown) throw unreachable
        return answer
      },
    }))
    session.type('We propose 300 billion in public money by 2030.')
    await session.say()
    expect(state().draft).toBe('')
    isDown = false
    await session.flush()
    expect(new Set(sent).size).toBe(1)
    expect(state().outbox).toEqual([])
    expect(
      state().record?.entries.filter(({ words }) => words === 'We propose 300 billion in public money by 2030.'),
    ).toHaveLength(1)
  })

  it('that waited and are refused keep their place with the reason, and can be edited', async () => {
    const { session, state, goOnline } = await aFollowedSession()
    goOnline(false)
    session.type('We second the motion.')
    await session.say()
    goOnline(true)
    await session.flush()
    const [waiting] = state().outbox
    expect(waiting?.refusal).toBe('There is no motion to second.')
    session.unqueue(waiting?.key ?? '', { edit: true })
    expect(state().outbox).toEqual([])
    expect(state().draft).toBe('We second the motion.')
  })
})
