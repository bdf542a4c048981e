import type { EventStore, SessionHeader, SessionLists } from '@placard/application'
import { describe, expect, it } from 'vitest'
import { NOW, opened, SUITE_PEOPLE } from './event-store-suite.ts'

const [ADA, BEN] = SUITE_PEOPLE
const BOTH = [
  { userId: ADA, seat: 'eee' },
  { userId: BEN, seat: 'fff' },
]
const MINUTE = 60_000

type Store = EventStore & SessionLists

/** A session that is over, in the lists of these people. */
async function aSession(store: Store, number: number, changes: Partial<SessionHeader> = {}): Promise<string> {
  const { header, events } = opened(number, { status: 'concluded', nextDueAt: undefined, ...changes })
  await store.create({ header, events })
  return header.sessionId
}

const listed = async (store: Store, userId: string) => (await store.list(userId, 10)).map(({ sessionId }) => sessionId)
const holder = async (store: Store, sessionId: string, userId: string) =>
  (await store.load(sessionId))?.header.people.find((one) => one.userId === userId)

/** Conformance tests for what each user makes of a session in their own lists. `makeStore` as for event stores. */
export function sessionListsSuite(name: string, makeStore: () => Promise<Store>): void {
  describe(`${name} as lists of sessions`, () => {
    markingSuite(makeStore)
    removingSuite(makeStore)
    erasingSuite(makeStore)
  })
}

function markingSuite(makeStore: () => Promise<Store>): void {
  it('renames and pins a session for one person alone', async () => {
    const store = await makeStore()
    const id = await aSession(store, 1, { people: BOTH })
    expect(await store.change(BEN, id, { title: 'The long night', isPinned: true })).toBe(true)
    expect(await holder(store, id, BEN)).toEqual({ ...BOTH[1], title: 'The long night', isPinned: true })
    expect(await holder(store, id, ADA)).toEqual(BOTH[0])
    await store.change(BEN, id, { isPinned: false })
    expect(await holder(store, id, BEN)).toEqual({ ...BOTH[1], title: 'The long night' })
  })

  it('leaves titles and pins as they are when the session goes on', async () => {
    const store = await makeStore()
    const { header, events } = opened(1)
    await store.create({ header, events })
    await store.change(ADA, header.sessionId, { title: 'Mine' })
    await store.append({ sessionId: header.sessionId, expected: 1, events: [], header })
    expect(await holder(store, header.sessionId, ADA)).toMatchObject({ title: 'Mine' })
  })

  it('changes nothing for somebody who holds no seat', async () => {
    const store = await makeStore()
    const id = await aSession(store, 1)
    expect(await store.change(BEN, id, { title: 'Ours' })).toBe(false)
    expect(await store.remove(BEN, id, NOW)).toBe('unknown-session')
    expect(await store.restore(BEN, id, 0)).toBe(false)
    expect(await listed(store, ADA)).toEqual([id])
  })
}

function removingSuite(makeStore: () => Promise<Store>): void {
  it('takes a session out of one person’s lists, and puts it back as it was', async () => {
    const store = await makeStore()
    const id = await aSession(store, 1, { people: BOTH })
    await store.change(ADA, id, { title: 'Mine', isPinned: true })
    expect(await store.remove(ADA, id, NOW)).toBe('removed')
    expect(await listed(store, ADA)).toEqual([])
    expect(await listed(store, BEN)).toEqual([id])
    expect(await store.remove(ADA, id, NOW)).toBe('unknown-session')
    expect(await store.change(ADA, id, { isPinned: true })).toBe(false)
    expect(await store.restore(ADA, id, NOW)).toBe(true)
    expect(await listed(store, ADA)).toEqual([id])
    expect(await holder(store, id, ADA)).toEqual({ ...BOTH[0], title: 'Mine', isPinned: true })
    expect(await store.restore(ADA, id, NOW)).toBe(false)
  })

  it('leaves one that is running', async () => {
    const store = await makeStore()
    const id = await aSession(store, 1, { status: 'active', nextDueAt: NOW + MINUTE })
    expect(await store.remove(ADA, id, NOW)).toBe('running')
    expect(await listed(store, ADA)).toEqual([id])
  })

  it('puts none back that was deleted too long ago', async () => {
    const store = await makeStore()
    const id = await aSession(store, 1)
    await store.remove(ADA, id, NOW)
    expect(await store.restore(ADA, id, NOW + 1)).toBe(false)
    expect(await listed(store, ADA)).toEqual([])
  })
}

function erasingSuite(makeStore: () => Promise<Store>): void {
  it('erases a session with its log once nobody has it any more', async () => {
    const store = await makeStore()
    const [gone, stays] = [await aSession(store, 1), await aSession(store, 2)]
    await store.remove(ADA, gone, NOW)
    expect(await store.eraseRemoved(NOW)).toEqual([])
    expect(await store.load(gone)).toBeDefined()
    expect(await store.eraseRemoved(NOW + 1)).toEqual([gone])
    expect(await store.load(gone)).toBeUndefined()
    expect(await store.events(gone, 0)).toEqual([])
    expect(await store.restore(ADA, gone, 0)).toBe(false)
    expect(await listed(store, ADA)).toEqual([stays])
    expect(await store.eraseRemoved(NOW + 1)).toEqual([])
  })

  it('keeps it for the others, one of whom then owns it, until the last of them has deleted it', async () => {
    const store = await makeStore()
    const id = await aSession(store, 1, { people: BOTH })
    await store.remove(ADA, id, NOW)
    expect(await store.eraseRemoved(NOW + 1)).toEqual([])
    expect((await store.load(id))?.header).toMatchObject({ userId: BEN, people: [BOTH[1]] })
    await store.remove(BEN, id, NOW + MINUTE)
    expect(await store.eraseRemoved(NOW + 2 * MINUTE)).toEqual([id])
  })
}
