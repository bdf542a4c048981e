import type { ServiceTrouble } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import type { Conditions } from '../../client/connectivity/conditions.ts'
import { createConnectionIssue, estimateText } from './connection-issues.ts'
import { issuesOf } from './derive-issues.ts'
import { ISSUE_MESSAGES } from './issue-messages.en.ts'

const NOW = 1_795_000_000_000

describe('the catalogue', () => {
  it.each([
    ['NETWORK_OFFLINE', 'No Internet Connection', 'high', 5, true],
    ['API_SERVER_DOWN', 'Service Temporarily Unavailable', 'critical', 15, true],
    ['API_RATE_LIMITED', 'Rate Limit Exceeded', 'medium', 1, true],
    ['WEBSOCKET_CONNECTION_FAILED', 'Real-time Features Unavailable', 'medium', 10, true],
    ['OPENAI_API_DOWN', 'AI Services Temporarily Down', 'high', 30, true],
    ['OPENAI_QUOTA_EXCEEDED', 'AI Usage Limit Reached', 'high', 1440, false],
    ['API_MAINTENANCE_MODE', 'Scheduled Maintenance', 'medium', 60, true],
    ['NETWORK_TIMEOUT', 'Connection Timeout', 'medium', 5, true],
    ['UNKNOWN_ERROR', 'Unexpected Error', 'medium', 20, true],
  ] as const)('titles and grades %s', (code, message, severity, estimatedResolution, retryable) => {
    const issue = createConnectionIssue(code, NOW)
    expect(issue).toMatchObject({ code, message, severity, estimatedResolution, retryable, timestamp: NOW })
  })

  it('has words, actions and services for all seventeen codes, each title once', () => {
    const issues = Object.keys(ISSUE_MESSAGES).map((code) => createConnectionIssue(code, NOW))
    expect(issues).toHaveLength(17)
    expect(new Set(issues.map(({ message }) => message)).size).toBe(17)
    for (const { description, userActions, affectedServices } of issues) {
      expect(description).toMatch(/\.$/)
      expect(userActions.length).toBeGreaterThanOrEqual(2)
      expect(affectedServices.length).toBeGreaterThanOrEqual(1)
    }
  })

  it.each(['NO_SUCH_CODE', 'toString', ''])('refuses %j', (code) => {
    expect(() => createConnectionIssue(code, NOW)).toThrow('Unknown error code')
  })

  it.each([
    { minutes: 0.5, text: 'Less than a minute' },
    { minutes: 1, text: '1 minute' },
    { minutes: 59, text: '59 minutes' },
    { minutes: 60, text: '1 hour' },
    { minutes: 61, text: '2 hours' },
    { minutes: 1440, text: '1 day' },
    { minutes: 1441, text: '2 days' },
  ])('words $minutes minutes as “$text”', ({ minutes, text }) => {
    expect(estimateText(minutes)).toBe(text)
  })
})

const WELL: Conditions = {
  api: 'healthy',
  realtime: { state: 'open' },
  limitedUntil: undefined,
  isForeignAddress: false,
  isSignInRefused: false,
  report: undefined,
  lastFailure: undefined,
}
const lost = (code?: number | 'broken', failures = 2) =>
  ({ realtime: { state: 'lost', failures, code } }) as const satisfies Partial<Conditions>
const report = (change: object) => ({
  report: { checkedAt: '', maintenance: null, supportEmail: null, services: [], ...change },
})
const service = (name: string, status: 'operational' | 'major_outage') => ({
  services: [{ service: name, status, responseTimeMs: null, uptimeRatio: null, samples: 0, hours: [] }],
})
const language = (status: 'operational' | 'degraded_performance' | 'major_outage', trouble?: ServiceTrouble) =>
  report({
    services: [
      {
        service: 'language',
        status,
        ...(trouble && { trouble }),
        responseTimeMs: 1,
        uptimeRatio: 1,
        samples: 1,
        hours: [],
      },
    ],
  })
const database = (status: 'operational' | 'major_outage') => service('database', status)
const around = { isDemo: false, isOnline: true, now: NOW }
const codes = (conditions: Partial<Conditions>, surroundings: Partial<typeof around> = {}) =>
  issuesOf({ ...WELL, ...conditions }, { ...around, ...surroundings }, []).map(({ code }) => code)

describe('deriving issues', () => {
  it.each([
    { conditions: {}, found: [], because: 'all is well' },
    { conditions: { api: 'down', ...lost() }, found: ['API_SERVER_DOWN'], because: 'its socket cannot be up then' },
    { conditions: { api: 'silent' }, found: ['NETWORK_TIMEOUT'], because: 'it did not answer in time' },
    { conditions: { api: 'unavailable' }, found: ['API_SERVICE_UNAVAILABLE'], because: 'it says so itself' },
    { conditions: { api: 'unreadable' }, found: ['UNKNOWN_ERROR'], because: 'nobody understands it' },
    { conditions: report(database('major_outage')), found: ['API_SERVICE_UNAVAILABLE'], because: 'it has no data' },
    { conditions: report(database('operational')), found: [], because: 'the database is there' },
    {
      conditions: report(service('language', 'major_outage')),
      found: ['OPENAI_API_DOWN'],
      because: 'no model answers',
    },
    {
      conditions: language('degraded_performance'),
      found: [],
      because: 'another model may answer, and nobody notices',
    },
    {
      conditions: language('degraded_performance', 'quota'),
      found: ['OPENAI_QUOTA_EXCEEDED'],
      because: 'answers are of another kind now',
    },
    {
      conditions: language('major_outage', 'rate-limited'),
      found: ['OPENAI_RATE_LIMITED'],
      because: 'it is known why no model answers',
    },
    {
      conditions: language('degraded_performance', 'unknown-name'),
      found: ['DNS_RESOLUTION_FAILED'],
      because: 'the server cannot look up the name of its model',
    },
    {
      conditions: { api: 'down', ...language('major_outage', 'quota') },
      found: ['API_SERVER_DOWN'],
      because: 'the last report is out of date',
    },
    {
      conditions: { isSignInRefused: true },
      found: ['API_AUTHENTICATION_FAILED'],
      because: 'a new token did not help',
    },
    { conditions: report({ maintenance: 'Until six.' }), found: ['API_MAINTENANCE_MODE'], because: 'it was announced' },
    { conditions: { isForeignAddress: true }, found: ['CONFIGURATION_ERROR'], because: 'the address is not its own' },
    { conditions: { limitedUntil: NOW + 1 }, found: ['API_RATE_LIMITED'], because: 'it wants to be left alone' },
    { conditions: { limitedUntil: NOW }, found: [], because: 'the wait is over' },
    { conditions: lost(undefined, 1), found: [], because: 'it usually comes back at once' },
    { conditions: lost(1006), found: ['WEBSOCKET_CONNECTION_FAILED'], because: 'nobody answers' },
    { conditions: lost(4401), found: ['WEBSOCKET_AUTHENTICATION_FAILED'], because: 'the token is refused' },
    { conditions: lost(4429), found: ['WEBSOCKET_SERVER_OVERLOADED'], because: 'there are too many' },
    { conditions: lost('broken'), found: ['WEBSOCKET_PROTOCOL_ERROR'], because: 'it speaks another language' },
  ] as const)('finds $found: $because', ({ conditions, found }) => {
    expect(codes(conditions)).toEqual(found)
  })

  it('has the network alone while there is none', () => {
    expect(codes({ api: 'down', limitedUntil: NOW + 1, ...lost() }, { isOnline: false })).toEqual(['NETWORK_OFFLINE'])
  })

  it('never has an issue of the server or the socket in the demo', () => {
    expect(codes({ api: 'down', limitedUntil: NOW + 1, ...lost() }, { isDemo: true })).toEqual([])
    expect(codes({ api: 'down' }, { isDemo: true, isOnline: false })).toEqual(['NETWORK_OFFLINE'])
  })

  it('puts the most severe first', () => {
    const all = {
      limitedUntil: NOW + 1,
      ...lost(),
      ...report({ ...database('major_outage'), maintenance: 'Until six.' }),
    }
    expect(codes(all)).toEqual([
      'API_SERVICE_UNAVAILABLE',
      'API_MAINTENANCE_MODE',
      'API_RATE_LIMITED',
      'WEBSOCKET_CONNECTION_FAILED',
    ])
  })

  it.each([
    { status: 'degraded_performance', isSteppedIn: true, because: 'the server has a built-in assistant' },
    { status: 'major_outage', isSteppedIn: false, because: 'nobody answers' },
  ] as const)('says who answers meanwhile: $because', ({ status, isSteppedIn }) => {
    for (const trouble of ['quota', 'rate-limited', 'unknown-name'] as const) {
      const [issue] = issuesOf({ ...WELL, ...language(status, trouble) }, around, [])
      expect(issue?.description.endsWith('The built-in assistant answers for now.')).toBe(isSteppedIn)
      expect(issue?.affectedServices).toEqual(['AI answers'])
    }
  })

  it('keeps the moment an issue began, and says of maintenance what whoever runs the server says', () => {
    const conditions = { ...WELL, ...report({ maintenance: 'Until six.' }) }
    const before = issuesOf(conditions, around, [])
    const later = issuesOf(conditions, { ...around, now: NOW + 5000 }, before)
    expect(later).toEqual(before)
    expect(later[0]).toMatchObject({ description: 'Until six.', estimatedResolution: undefined })
  })
})
