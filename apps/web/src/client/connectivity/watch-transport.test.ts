import '../../test-setup.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import type { WireAnswer, WireRequest } from '../api/transport.ts'
import { type Conditions, conditionsStore } from './conditions.ts'
import { createStatusLookup } from './status-lookup.ts'
import { watchTransport } from './watch-transport.ts'

const request: WireRequest = {
  method: 'GET',
  path: '/api/campaigns?a=1',
  headers: {},
  body: undefined,
  signal: undefined,
}
const answer = (status: number, body?: unknown, retryAfterMs?: number): WireAnswer => ({
  status,
  statusText: '',
  body,
  retryAfterMs,
})
const refusal = (code: string) => ({ success: false, error: 'No.', code, requestId: 'r1' })
const ok = { success: true, data: {} }
const REPORT = { checkedAt: '2026-11-21T12:00:00.000Z', maintenance: null, supportEmail: null, services: [] }

const conditions = (): Conditions => conditionsStore.getState()

beforeEach(() => {
  conditionsStore.setState({ ...conditionsStore.getInitialState() }, true)
})

async function send(given: WireAnswer | Error, path = request.path) {
  let doubts = 0
  const transport = watchTransport(
    async () => {
      if (given instanceof Error) throw given
      return given
    },
    () => {
      doubts += 1
    },
  )
  await transport({ ...request, path }).catch(() => undefined)
  return doubts
}

describe('learning from calls', () => {
  it.each([
    { given: answer(200, ok), doubts: 0, because: 'it answered' },
    { given: answer(404, refusal('not-found')), doubts: 0, because: 'a refusal is an answer' },
    { given: answer(500, refusal('internal-error')), doubts: 0, because: 'one call failed, the server answers' },
    { given: answer(502), doubts: 1, because: 'a proxy found nobody' },
    { given: answer(503, refusal('unavailable')), doubts: 1, because: 'it cannot work' },
    { given: new ApiError('unreachable', 'lost'), doubts: 1, because: 'nobody was there' },
    { given: new ApiError('timeout', 'late'), doubts: 1, because: 'it took too long' },
    { given: new Error('left the view'), doubts: 0, because: 'the page gave up by itself' },
  ])('doubts $doubts times: $because', async ({ given, doubts }) => {
    expect(await send(given)).toBe(doubts)
  })

  it('is well again with any answer', async () => {
    conditionsStore.setState({ api: 'down' })
    await send(answer(403, refusal('forbidden')))
    expect(conditions().api).toBe('healthy')
  })

  it('keeps how long the server wants to be left alone; sign-in forms count down themselves', async () => {
    const limited = answer(429, refusal('rate-limited'), 60_000)
    await send(limited, '/api/auth/login')
    expect(conditions().limitedUntil).toBeUndefined()
    const before = Date.now()
    await send(limited)
    expect((conditions().limitedUntil ?? 0) - before).toBeGreaterThanOrEqual(60_000)
  })

  it('keeps what failed, without what stood in the address', async () => {
    await send(answer(404, refusal('not-found')))
    expect(conditions().lastFailure).toBe('GET /api/campaigns: HTTP 404, request r1')
  })

  it('notes that the server refuses the address of the page', async () => {
    await send(answer(403, refusal('origin-refused')))
    expect(conditions().isForeignAddress).toBe(true)
  })
})

describe('a sign-in that is refused', () => {
  const ended = answer(401, refusal('unauthenticated'))

  it.each([
    { calls: [['a', ended]], isRefused: false, because: 'a token runs out' },
    {
      calls: [
        ['a', ended],
        ['a', ended],
      ],
      isRefused: false,
      because: 'two calls had the same token',
    },
    {
      calls: [
        ['a', ended],
        ['b', ended],
      ],
      isRefused: true,
      because: 'the renewed one is refused as well',
    },
    {
      calls: [
        ['a', ended],
        ['b', answer(200, ok)],
        ['c', ended],
      ],
      isRefused: false,
      because: 'the renewed one was accepted in between',
    },
    {
      calls: [
        ['a', ended],
        [undefined, ended],
      ],
      isRefused: false,
      because: 'a visitor’s call says nothing about a sign-in',
    },
    {
      calls: [
        ['a', ended],
        ['b', ended],
        ['c', answer(403, refusal('forbidden'))],
      ],
      isRefused: false,
      because: 'a refusal of another kind knows who asks',
    },
  ] as const)('is $isRefused: $because', async ({ calls, isRefused }) => {
    let given = answer(200, ok)
    const transport = watchTransport(
      async () => given,
      () => undefined,
    )
    for (const [token, next] of calls) {
      given = next
      await transport({ ...request, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
    }
    expect(conditions().isSignInRefused).toBe(isRefused)
  })
})

describe('asking how the server is', () => {
  it.each([
    { given: answer(200, { success: true, data: REPORT }), api: 'healthy', because: 'it says so' },
    { given: answer(429, refusal('rate-limited')), api: 'healthy', because: 'a refusal is an answer' },
    { given: answer(503, refusal('unavailable')), api: 'unavailable', because: 'it cannot work' },
    { given: answer(502), api: 'down', because: 'a proxy found nobody' },
    { given: answer(200), api: 'unreadable', because: 'somebody else answers' },
    { given: new ApiError('timeout', 'late'), api: 'silent', because: 'it took too long' },
    { given: new ApiError('unreachable', 'lost'), api: 'down', because: 'nobody was there' },
  ])('finds it $api: $because', async ({ given, api }) => {
    await createStatusLookup(async () => {
      if (given instanceof Error) throw given
      return given
    })()
    expect(conditions().api).toBe(api)
  })

  it('asks once for all who ask at the same time', async () => {
    let asked = 0
    const look = createStatusLookup(async () => {
      asked += 1
      return answer(200, { success: true, data: REPORT })
    })
    await Promise.all([look(), look(), look()])
    await look()
    expect(asked).toBe(2)
    expect(conditions().report).toEqual(REPORT)
  })
})
