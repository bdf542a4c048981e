import { BrokenLogError, InMemoryEventStore } from '@placard/application'
import { replay, stateHash } from '@placard/engine'
import { aCampaign, aCatalogue, aWorld, FakeIds, fakeSpeech, fakeUnderstanding } from '@placard/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionUpdate } from '../../client/gateways/campaign-gateway.ts'
import type { CampaignCalls } from './calls.ts'
import { DemoHost, type DemoHostDependencies, type MovedOn } from './demo-host.ts'
import type { Answer } from './protocol.ts'
import type { Alone } from './session-runner.ts'

/** Fastest pace of the demo, and how long a session of the test's campaign lasts at pace 1. */
const MOST_PACE = 3
const SESSION_MS = 45 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** One browser: what its tabs share. */
function aBrowser(store = new InMemoryEventStore()) {
  const listeners: ((moved: MovedOn) => void)[] = []
  const waiting = new Map<string, Promise<void>>()
  const aside: string[] = []
  const alone: Alone = (name, work, signal) => {
    const before = waiting.get(name) ?? Promise.resolve()
    const mine = before.then(() => (signal.aborted ? undefined : work()))
    waiting.set(name, mine)
    return mine
  }
  const ids = new FakeIds()

  function openTab(changes: Partial<DemoHostDependencies> = {}) {
    const own: { heard?: (moved: MovedOn) => void } = {}
    const host = new DemoHost({
      demoStore: {
        store,
        storage: 'persistent',
        setAside: async (sessionId) => void aside.push(sessionId),
        eraseRemoved: async () => undefined,
      },
      catalogue: aCatalogue(aCampaign()),
      world: aWorld(),
      understanding: fakeUnderstanding(),
      speech: fakeSpeech(),
      tabs: {
        tell: (moved) => {
          for (const listener of listeners) if (listener !== own.heard) listener(moved)
        },
        onMoved: (listener) => {
          own.heard = listener
          listeners.push(listener)
        },
      },
      alone,
      now: () => Date.now(),
      newId: () => ids.sessionId(),
      newSeed: () => ids.seed(),
      newSalt: () => ids.salt(),
      clock: undefined,
      onSetAside: () => aside.push('told'),
      ...changes,
    })
    return aTab(host)
  }
  return { openTab, store, aside }
}

function aTab(host: DemoHost) {
  let number = 0
  async function ask<Method extends keyof CampaignCalls>(method: Method, ...args: Parameters<CampaignCalls[Method]>) {
    number += 1
    const answer: Answer<MessageEvent['data']> = await host.answer({ type: 'call', id: number, method, args })
    if (!answer.ok) throw Object.assign(new Error(answer.rejection.code), answer.rejection)
    const value: Awaited<ReturnType<CampaignCalls[Method]>> = answer.value
    return value
  }
  function watch(sessionId: string, after = 0) {
    const updates: SessionUpdate[] = []
    number += 1
    const id = number
    host.watch(id, sessionId, after, (update) => updates.push(update))
    return { updates, stop: () => host.unwatch(id) }
  }
  const start = (pace?: number) =>
    ask('startSession', {
      campaignId: 'test-campaign',
      country: 'EEE',
      seed: 7,
      ...(pace === undefined ? {} : { pace }),
    })
  return { ask, watch, start }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the demo', () => {
  it('answers with the catalogue and with what its person has played', async () => {
    const tab = aBrowser().openTab()
    expect((await tab.ask('listCampaigns')).map(({ id }) => id)).toEqual(['test-campaign'])
    expect((await tab.ask('getCampaign', 'test-campaign')).issues).toHaveLength(5)
    await expect(tab.ask('getCampaign', 'none')).rejects.toThrow('not-found')
    const { session } = await tab.start()
    expect(await tab.ask('listSessions')).toEqual([session])
    await expect(tab.ask('getSession', 'none')).rejects.toThrow('not-found')
  })

  it('renames, pins and deletes a session that is paused, and brings it back for five minutes', async () => {
    let at = 1_700_000_000_000
    const { ask, start } = aBrowser().openTab({ now: () => at })
    const { id } = (await start()).session
    const records = () => ask('campaignRecords', undefined)
    await expect(ask('remove', id)).rejects.toThrow('session-running')
    await ask('sendCommand', id, { kind: 'pause' }, 'k')
    await ask('change', id, { title: 'Mine', isPinned: true })
    expect(await records()).toMatchObject([{ id, title: 'Mine', isPinned: true }])
    await ask('remove', id)
    expect(await records()).toEqual([])
    await expect(ask('getSession', id)).rejects.toThrow('not-found')
    at += 299_000
    await ask('restore', id)
    expect(await records()).toMatchObject([{ id, title: 'Mine', isPinned: true }])
    await ask('remove', id)
    at += 301_000
    await expect(ask('restore', id)).rejects.toThrow('not-found')
  })

  it('runs no faster than three times the clock, unless a test says so', async () => {
    await expect(aBrowser().openTab().start(4)).rejects.toMatchObject({ fields: [{ field: 'pace', rule: 'too-big' }] })
    const tab = aBrowser().openTab({ clock: { pace: 6, maxPace: 600 } })
    const { session } = await tab.start(2)
    expect(session.pace, 'it starts at the pace of the test').toBe(6)
    const setPace = (pace: number) => tab.ask('sendCommand', session.id, { kind: 'set-pace', pace }, `pace-${pace}`)
    await expect(setPace(601)).rejects.toMatchObject({ fields: [{ field: 'pace', rule: 'too-big' }] })
    await setPace(600)
    expect((await tab.ask('getSession', session.id)).session.pace, 'and is set as fast as the test allows').toBe(600)
  })

  it('goes back to a moment in a session of its own, which runs when somebody watches', async () => {
    const tab = aBrowser().openTab()
    const { session } = await tab.start(MOST_PACE)
    const first = tab.watch(session.id)
    await vi.advanceTimersByTimeAsync((SESSION_MS / MOST_PACE) * 1.1)
    first.stop()
    const whole = await tab.ask('getSession', session.id)
    expect(whole.session.status).toBe('concluded')
    const from = { sessionId: session.id, seq: whole.entries[Math.floor(whole.entries.length / 2)]?.seq ?? 1 }
    const branch = await tab.ask('startSession', { campaignId: 'test-campaign', from })
    expect(branch.session.from?.sessionId).toBe(session.id)
    expect(branch.view.clock.elapsedMs).toBeLessThanOrEqual(whole.view.clock.elapsedMs)
    expect((await tab.ask('listSessions')).map(({ id }) => id)).toEqual([branch.session.id, session.id])
    tab.watch(branch.session.id, branch.view.seq)
    await vi.advanceTimersByTimeAsync(15_000)
    const later = await tab.ask('getSession', branch.session.id)
    const moved = later.view.clock.elapsedMs - branch.view.clock.elapsedMs
    expect(moved).toBeGreaterThan(0)
    expect(moved).toBeLessThanOrEqual(15_000 * MOST_PACE)
    const old = await tab.ask('getSession', session.id)
    expect(old.view.seq).toBe(whole.view.seq)
  })

  it('has a model hear what is said, where there is one', async () => {
    const hear = async () => ({
      readings: [{ act: { kind: 'apologise' } as const, confidence: 0.9 }],
      readBy: 'a model',
    })
    const tab = aBrowser().openTab({ understanding: { ...fakeUnderstanding(), hear } })
    const { session } = await tab.start()
    const answer = await tab.ask('sendCommand', session.id, { kind: 'say', text: 'Pardon me.' }, 'k1')
    expect(answer).toMatchObject({ readBy: 'a model', readings: [{ act: { kind: 'apologise' } }] })
  })

  it('tells a watcher everything after a position, in order and nothing twice', async () => {
    const tab = aBrowser().openTab()
    const { session, view } = await tab.start()
    const { updates } = tab.watch(session.id, view.seq)
    await vi.advanceTimersByTimeAsync(40_000)
    await tab.ask('sendCommand', session.id, { kind: 'say', text: 'Hello.' }, 'k1')
    await vi.advanceTimersByTimeAsync(20_000)
    const heard = updates.flatMap(({ entries }) => entries.map(({ seq }) => seq))
    const whole = await tab.ask('getSession', session.id, view.seq)
    expect(heard).toEqual(whole.entries.map(({ seq }) => seq))
    expect(heard.length).toBeGreaterThan(2)
    expect(updates.at(-1)?.seq).toBe(whole.view.seq)
  })

  it('moves a session only while somebody watches, and goes on where it stopped', async () => {
    const tab = aBrowser().openTab()
    const { session } = await tab.start()
    const { sessionId, elapsed } = clockOf(tab, session.id)
    const first = tab.watch(sessionId)
    await vi.advanceTimersByTimeAsync(30_000)
    first.stop()
    await settle()
    const before = await elapsed()
    expect(before).toBeGreaterThan(15_000)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(await elapsed()).toBe(before)
    tab.watch(sessionId)
    await settle()
    expect(await elapsed()).toBe(before)
    await vi.advanceTimersByTimeAsync(15_000)
    expect((await elapsed()) - before).toBeLessThanOrEqual(15_000)
    expect(await elapsed()).toBeGreaterThan(before)
  })

  it('keeps a session moving when the tab that ran it leaves', async () => {
    const browser = aBrowser()
    const [one, two] = [browser.openTab(), browser.openTab()]
    const { session } = await one.start()
    const [first, second] = [one.watch(session.id), two.watch(session.id)]
    await vi.advanceTimersByTimeAsync(20_000)
    expect(second.updates.at(-1)?.seq).toBe(first.updates.at(-1)?.seq)
    first.stop()
    await vi.advanceTimersByTimeAsync(40_000)
    expect(second.updates.at(-1)?.seq).toBeGreaterThan(first.updates.at(-1)?.seq ?? Number.POSITIVE_INFINITY)
  })

  it('takes a command in a tab that only follows, and tells the other', async () => {
    const browser = aBrowser()
    const [one, two] = [browser.openTab(), browser.openTab()]
    const { session } = await one.start()
    const [first] = [one.watch(session.id), two.watch(session.id)]
    await vi.advanceTimersByTimeAsync(5000)
    await two.ask('sendCommand', session.id, { kind: 'say', text: 'From here.' }, 'k1')
    await settle()
    expect(first.updates.flatMap(({ entries }) => entries).filter(({ words }) => words === 'From here.')).toHaveLength(
      1,
    )
  })
})

describe('what moves into an account', () => {
  it('is every session, with a log that adds up to the state that was seen', async () => {
    const tab = aBrowser().openTab()
    const { session } = await tab.start()
    await tab.ask('sendCommand', session.id, { kind: 'say', text: 'Hello.' }, 'k1')
    const [name] = await tab.ask('nameSessions')
    expect(name).toMatchObject({ sessionId: session.id, country: 'EEE' })
    const whole = await tab.ask('exportSession', session.id)
    const lines = whole.log.split('\n')
    expect(lines).toHaveLength(name?.seq ?? 0)
    expect(whole).toMatchObject({ seed: 7, from: undefined })
    expect(whole.stateHash).toBe(stateHash(replay(lines.map((line) => JSON.parse(line)))))
    await expect(tab.ask('exportSession', 'none')).rejects.toThrow('not-found')
  })
})

describe('a fault of the browser’s storage', () => {
  it('sets a log aside that cannot be read, and says so', async () => {
    class Damaged extends InMemoryEventStore {
      override load(sessionId: string): ReturnType<InMemoryEventStore['load']> {
        throw new BrokenLogError(sessionId)
      }
    }
    const { openTab, aside } = aBrowser(new Damaged())
    await expect(openTab().ask('getSession', 's1')).rejects.toThrow('not-found')
    expect(aside).toEqual(['s1', 'told'])
  })

  it.each([
    { error: new DOMException('full', 'QuotaExceededError'), isFull: true, because: 'there is no room left' },
    { error: new DOMException('gone', 'InvalidStateError'), isFull: false, because: 'the database was closed' },
  ])('is answered as unavailable when $because', async ({ error, isFull }) => {
    class Failing extends InMemoryEventStore {
      override create(): never {
        throw error
      }
    }
    await expect(aBrowser(new Failing()).openTab().start()).rejects.toMatchObject({ code: 'unavailable', isFull })
  })

  it('does not stop a session: what was due is done once the disk has room again', async () => {
    class Full extends InMemoryEventStore {
      isFull = false
      override append(append: Parameters<InMemoryEventStore['append']>[0]) {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
        return super.append(append)
      }
    }
    const store = new Full()
    const tab = aBrowser(store).openTab()
    const { session } = await tab.start()
    const { updates } = tab.watch(session.id)
    store.isFull = true
    await vi.advanceTimersByTimeAsync(20_000)
    const told = updates.length
    store.isFull = false
    await vi.advanceTimersByTimeAsync(5000)
    expect(updates.length).toBeGreaterThan(told)
  })
})

function clockOf(tab: ReturnType<typeof aTab>, sessionId: string) {
  const elapsed = async () => (await tab.ask('getSession', sessionId)).view.clock.elapsedMs
  return { sessionId, elapsed }
}
