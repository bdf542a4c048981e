import { type AuthAnswer, auth } from '@placard/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApiClient } from '../api/client.ts'
import type { WireAnswer, WireRequest } from '../api/transport.ts'
import { keptValues } from '../storage/storage.ts'
import { authCalls } from './auth-calls.ts'
import { createAuthSession } from './auth-session.ts'
import type { TabChannel, TabMessage } from './tab-channel.ts'

const user = {
  id: '6f2b1a52-7d57-4a4e-9c39-0a5a7e3f7a11',
  name: 'Amina Okoth',
  email: 'amina@example.org',
  role: 'USER',
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
} as const
const login = { email: user.email, password: 'a long password' }
const entered = (token: string): WireAnswer => ({
  status: 200,
  statusText: 'OK',
  body: { success: true, data: { user, token } satisfies AuthAnswer },
})
const done: WireAnswer = { status: 200, statusText: 'OK', body: { success: true, data: {} } }
const refused: WireAnswer = {
  status: 401,
  statusText: 'Unauthorized',
  body: { success: false, error: 'The session has ended.', code: 'session-ended', requestId: 'r1' },
}

/** A browser whose tabs share storage, lock and channel, and a server that answers per path. */
function aBrowser(answers: Record<string, () => WireAnswer | Promise<WireAnswer>>) {
  const values = keptValues(() => window.localStorage)
  const asked: string[] = []
  const listeners: ((message: TabMessage) => void)[] = []
  let queue: Promise<unknown> = Promise.resolve()

  const openTab = () => {
    const own: ((message: TabMessage) => void)[] = []
    const channel: TabChannel = {
      tell(message) {
        for (const react of listeners) if (!own.includes(react)) react(message)
      },
      listen(react) {
        own.push(react)
        listeners.push(react)
      },
    }
    const transport = async ({ path }: WireRequest) => {
      asked.push(path)
      return answers[path]?.() ?? refused
    }
    const call = createApiClient({ transport, newKey: () => 'key', random: () => 0, wait: async () => undefined })
    const alone = <Result>(task: () => Promise<Result>) => {
      const next = queue.then(task)
      queue = next.catch(() => undefined)
      return next
    }
    return createAuthSession({ calls: authCalls(call), values, channel, alone })
  }
  return { openTab, asked, values }
}

describe('the signed-in session of a browser', () => {
  beforeEach(() => window.localStorage.clear())

  it('asks the server nothing when a new visitor comes', async () => {
    const { openTab, asked } = aBrowser({})
    const tab = openTab()
    await tab.restore()
    expect(tab.store.getState()).toEqual({ status: 'signed-out', reason: undefined })
    expect(asked).toEqual([])
  })

  it('comes back after a reload by the cookie', async () => {
    const { openTab } = aBrowser({ [auth.login.path]: () => entered('one'), [auth.refresh.path]: () => entered('two') })
    await openTab().signIn(login)
    const reloaded = openTab()
    await reloaded.restore()
    expect(reloaded.store.getState()).toMatchObject({ status: 'signed-in', token: 'two' })
  })

  it('keeps the token out of the storage', async () => {
    const { openTab } = aBrowser({ [auth.login.path]: () => entered('secret-token') })
    await openTab().signIn(login)
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('secret-token')
  })

  it('refreshes once for any number of calls refused at the same time', async () => {
    let count = 0
    const { openTab, asked } = aBrowser({
      [auth.login.path]: () => entered('old'),
      [auth.refresh.path]: () => {
        count += 1
        return entered(`new-${count}`)
      },
    })
    const tab = openTab()
    await tab.signIn(login)
    const tokens = await Promise.all([tab.refresh('old'), tab.refresh('old'), tab.refresh('old')])
    expect(tokens).toEqual(['new-1', 'new-1', 'new-1'])
    expect(await tab.refresh('old')).toBe('new-1')
    expect(asked.filter((path) => path === auth.refresh.path)).toHaveLength(1)
  })

  it('AU-6 lets two tabs that refresh at the same instant take turns, and keeps both signed in', async () => {
    let [now, most, count] = [0, 0, 0]
    const { openTab } = aBrowser({
      [auth.login.path]: () => entered('old'),
      [auth.refresh.path]: async () => {
        now += 1
        most = Math.max(most, now)
        await Promise.resolve()
        now -= 1
        count += 1
        return entered(`new-${count}`)
      },
    })
    const [here, there] = [openTab(), openTab()]
    await here.signIn(login)
    await there.restore()
    const tokens = await Promise.all([here.refresh('old'), there.refresh('new-1')])
    expect(most).toBe(1)
    expect(new Set(tokens).size).toBe(2)
    expect([here, there].map(({ store }) => store.getState().status)).toEqual(['signed-in', 'signed-in'])
  })

  it('BR-4 hides at once what a page out of the browser’s cache shows of somebody who signed out since', async () => {
    const { openTab, values } = aBrowser({ [auth.login.path]: () => entered('one') })
    const cached = openTab()
    await cached.signIn(login)
    values.remove('placard.session')
    const restored = cached.restore()
    expect(cached.store.getState().status).not.toBe('signed-in')
    await restored
    expect(cached.store.getState()).toEqual({ status: 'signed-out', reason: undefined })
  })

  it('BR-4 hides it as well when another person has signed in since', async () => {
    const { openTab, values } = aBrowser({ [auth.login.path]: () => entered('one') })
    const cached = openTab()
    await cached.signIn(login)
    values.write('placard.session-holder', 'somebody-else')
    void cached.restore()
    expect(cached.store.getState().status).toBe('loading')
  })

  it('AU-11 keeps the tab in which the password is changed, though the old sign-in ends first', async () => {
    const { openTab, asked } = aBrowser({ [auth.login.path]: () => entered('old') })
    const [here, there] = [openTab(), openTab()]
    await here.signIn(login)
    let answer: (answer: AuthAnswer) => void = () => undefined
    const change = here.takeOverBy(() => new Promise((resolve) => (answer = resolve)))
    // the socket closes at once, and asks for a token that the old cookie cannot get
    const tokens = [here.refresh('old'), there.refresh('old')]
    await Promise.resolve()
    expect(asked).not.toContain(auth.refresh.path)
    answer({ user, token: 'new' })
    await change
    expect(await tokens[0]).toBe('new')
    expect(here.store.getState()).toMatchObject({ status: 'signed-in', token: 'new' })
  })

  it('takes over a changed account, but nobody else’s', async () => {
    const { openTab } = aBrowser({ [auth.login.path]: () => entered('one') })
    const tab = openTab()
    await tab.signIn(login)
    tab.changeUser({ ...user, name: 'Amina O.' })
    expect(tab.store.getState()).toMatchObject({ user: { name: 'Amina O.' }, token: 'one' })
    tab.changeUser({ ...user, id: '0b7e4f3c-0000-4000-8000-000000000000', name: 'Ben' })
    expect(tab.store.getState()).toMatchObject({ user: { name: 'Amina O.' } })
  })

  it('says that the session ended when the server refuses the refresh', async () => {
    const { openTab, values } = aBrowser({ [auth.login.path]: () => entered('old') })
    const tab = openTab()
    await tab.signIn(login)
    expect(await tab.refresh('old')).toBeUndefined()
    expect(tab.store.getState()).toEqual({ status: 'signed-out', reason: 'ended' })
    expect(values.read('placard.session')).toBeUndefined()
  })

  it('ends nothing when the server does not answer a refresh', async () => {
    const { openTab, values } = aBrowser({
      [auth.login.path]: () => entered('old'),
      [auth.refresh.path]: () => ({ status: 503, statusText: 'Unavailable', body: undefined }),
    })
    const tab = openTab()
    await tab.signIn(login)
    expect(await tab.refresh('old')).toBeUndefined()
    expect(tab.store.getState().status).toBe('signed-in')
    const reloaded = openTab()
    await reloaded.restore()
    expect(reloaded.store.getState()).toEqual({ status: 'signed-out', reason: 'server-unreachable' })
    expect(values.read('placard.session')).toBe('open')
  })

  it('signs out every tab', async () => {
    const { openTab } = aBrowser({
      [auth.login.path]: () => entered('one'),
      [auth.refresh.path]: () => entered('two'),
      [auth.logout.path]: () => done,
    })
    const [here, there] = [openTab(), openTab()]
    await here.signIn(login)
    await there.restore()
    await here.signOut()
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: undefined })
    expect(there.store.getState()).toEqual({ status: 'signed-out', reason: 'elsewhere' })
  })

  it('signs a waiting tab in when another one does', async () => {
    const { openTab } = aBrowser({ [auth.login.path]: () => entered('one'), [auth.refresh.path]: () => entered('two') })
    const [here, there] = [openTab(), openTab()]
    await there.restore()
    await here.signIn(login)
    await expect.poll(() => there.store.getState().status).toBe('signed-in')
  })

  it('signs out here when the server does not hear of it, and pays the debt at the next start', async () => {
    let isUp = false
    const { openTab, asked } = aBrowser({
      [auth.login.path]: () => entered('one'),
      [auth.logout.path]: () => (isUp ? done : { status: 502, statusText: 'Bad Gateway', body: undefined }),
    })
    const tab = openTab()
    await tab.signIn(login)
    await tab.signOut()
    expect(tab.store.getState()).toEqual({ status: 'signed-out', reason: 'server-not-told' })
    isUp = true
    const reloaded = openTab()
    await reloaded.restore()
    expect(reloaded.store.getState()).toEqual({ status: 'signed-out', reason: undefined })
    expect(asked.filter((path) => path === auth.refresh.path)).toEqual([])
    expect(asked.filter((path) => path === auth.logout.path)).toHaveLength(2)
  })

  it('is not signed in again by a refresh that comes back after the sign-out', async () => {
    let release: (answer: WireAnswer) => void = () => undefined
    const { openTab, asked } = aBrowser({
      [auth.login.path]: () => entered('old'),
      [auth.refresh.path]: () =>
        new Promise((resolve) => {
          release = resolve
        }),
      [auth.logout.path]: () => done,
    })
    const tab = openTab()
    await tab.signIn(login)
    const late = tab.refresh('old')
    await expect.poll(() => asked).toContain(auth.refresh.path)
    const out = tab.signOut()
    release(entered('late'))
    expect(await late).toBeUndefined()
    await out
    expect(tab.store.getState().status).toBe('signed-out')
  })
})
