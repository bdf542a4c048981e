import '../../test-setup.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseMode } from '../../client/auth/mode-store.ts'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { followStatus } from './follow-status.ts'

let looks = 0
let stop: () => void = () => undefined
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  looks = 0
  visibility = 'visible'
  conditionsStore.setState(conditionsStore.getInitialState(), true)
})
afterEach(() => {
  stop()
  chooseMode('account')
  onlineStore.setState({ isOnline: true })
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A page over a server that is found in this state. */
function follow(api: 'healthy' | 'down'): void {
  stop = followStatus(async () => {
    looks += 1
    conditionsStore.setState({ api })
  })
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('asking how the server is', () => {
  it('waits for the first view, then asks every 60 seconds', async () => {
    follow('healthy')
    await pass(1_999)
    expect(looks).toBe(0)
    await pass(1)
    expect(looks).toBe(1)
    await pass(59_999)
    expect(looks).toBe(1)
    await pass(1)
    expect(looks).toBe(2)
  })

  it('asks more often while the server is away', async () => {
    follow('down')
    await pass(2_000)
    await pass(11_000)
    expect(looks).toBe(2)
  })

  it('asks nothing in the demo, offline or behind other tabs, and at once when that is over', async () => {
    follow('healthy')
    chooseMode('demo')
    await pass(120_000)
    expect(looks).toBe(0)
    onlineStore.setState({ isOnline: false })
    chooseMode('account')
    await pass(120_000)
    expect(looks).toBe(0)
    visibility = 'hidden'
    onlineStore.setState({ isOnline: true })
    await pass(120_000)
    expect(looks).toBe(0)
    visibility = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(looks).toBe(1)
  })

  it('does not ask again when the page is looked at twice in a minute', async () => {
    follow('healthy')
    await pass(2_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(looks).toBe(1)
  })

  it('asks nothing more once nobody follows', async () => {
    follow('healthy')
    stop()
    await pass(120_000)
    expect(looks).toBe(0)
  })
})
