import { CLOSE_CODES, type ServiceTrouble } from '@placard/contract'
import type { Conditions, RealtimeState } from '../../client/connectivity/conditions.ts'
import { type ConnectionIssue, createConnectionIssue, type IssueCode, mostSevereFirst } from './connection-issues.ts'
import { meanwhileMessages } from './issue-messages.en.ts'

/** Threshold of failures: a socket usually reconnects within a second or so, which users need not know. */
const FAILURES_TOLD_OF = 2

const OVERLOADED: readonly unknown[] = [CLOSE_CODES.tooManyMessages, 1013]
const MISUNDERSTOOD: readonly unknown[] = ['broken', CLOSE_CODES.protocol, 1002, 1003, 1007, 1009]

type Surroundings = { readonly isDemo: boolean; readonly isOnline: boolean; readonly now: number }

function apiIssue({ api, report }: Conditions): IssueCode | undefined {
  if (api === 'down') return 'API_SERVER_DOWN'
  if (api === 'silent') return 'NETWORK_TIMEOUT'
  if (api === 'unreadable') return 'UNKNOWN_ERROR'
  const database = report?.services.find(({ service }) => service === 'database')
  const isWithoutData = api === 'healthy' && database?.status === 'major_outage'
  return api === 'unavailable' || isWithoutData ? 'API_SERVICE_UNAVAILABLE' : undefined
}

function realtimeIssue(realtime: RealtimeState): IssueCode | undefined {
  if (realtime.state !== 'lost' || realtime.failures < FAILURES_TOLD_OF) return undefined
  if (realtime.code === CLOSE_CODES.unauthenticated) return 'WEBSOCKET_AUTHENTICATION_FAILED'
  if (OVERLOADED.includes(realtime.code)) return 'WEBSOCKET_SERVER_OVERLOADED'
  return MISUNDERSTOOD.includes(realtime.code) ? 'WEBSOCKET_PROTOCOL_ERROR' : 'WEBSOCKET_CONNECTION_FAILED'
}

const TROUBLES = {
  quota: 'OPENAI_QUOTA_EXCEEDED',
  'rate-limited': 'OPENAI_RATE_LIMITED',
  // a page cannot know this of its own server, only the server of its language model
  'unknown-name': 'DNS_RESOLUTION_FAILED',
} as const satisfies Readonly<Record<ServiceTrouble, IssueCode>>

const languageOf = ({ report }: Conditions) => report?.services.find(({ service }) => service === 'language')

/** Why the language models that this server has set up do not answer; without a reason only when nothing else does. */
function languageIssue(conditions: Conditions): IssueCode | undefined {
  const language = languageOf(conditions)
  if (language?.trouble !== undefined) return TROUBLES[language.trouble]
  return language?.status === 'major_outage' ? 'OPENAI_API_DOWN' : undefined
}

/** The words of an issue that depend on the server's report: the operator's notice, and who answers meanwhile. */
function describedIn(conditions: Conditions, issue: ConnectionIssue): ConnectionIssue {
  const notice = conditions.report?.maintenance
  if (issue.code === 'API_MAINTENANCE_MODE' && typeof notice === 'string') {
    return { ...issue, description: notice, estimatedResolution: undefined }
  }
  const isSteppedIn = languageOf(conditions)?.status === 'degraded_performance'
  if (!isSteppedIn || issue.code !== languageIssue(conditions)) return issue
  return { ...issue, description: `${issue.description} ${meanwhileMessages.builtIn}` }
}

/** The current codes: offline hides all others, an unreachable server hides its socket. */
function codesOf(conditions: Conditions, { isDemo, isOnline, now }: Surroundings): IssueCode[] {
  if (!isOnline) return ['NETWORK_OFFLINE']
  if (isDemo) return []
  const api = apiIssue(conditions)
  const isAnswering = conditions.api === 'healthy' || conditions.api === 'unknown'
  const realtime = isAnswering ? realtimeIssue(conditions.realtime) : undefined
  const { limitedUntil, isForeignAddress, isSignInRefused, report } = conditions
  const all: (IssueCode | undefined)[] = [
    api,
    isForeignAddress ? 'CONFIGURATION_ERROR' : undefined,
    isSignInRefused ? 'API_AUTHENTICATION_FAILED' : undefined,
    report !== undefined && report.maintenance !== null ? 'API_MAINTENANCE_MODE' : undefined,
    limitedUntil !== undefined && limitedUntil > now ? 'API_RATE_LIMITED' : undefined,
    isAnswering ? languageIssue(conditions) : undefined,
    realtime,
  ]
  return all.filter((code) => code !== undefined)
}

/**
 * The current connection issues, most severe first, one per code. The demo can only have one: no network.
 * @param before the previous issues: one that continues keeps its timestamp.
 */
export function issuesOf(
  conditions: Conditions,
  surroundings: Surroundings,
  before: readonly ConnectionIssue[],
): readonly ConnectionIssue[] {
  const issues = codesOf(conditions, surroundings).map((code) => {
    const since = before.find((issue) => issue.code === code)?.timestamp ?? surroundings.now
    return describedIn(conditions, createConnectionIssue(code, since, conditions.lastFailure))
  })
  return mostSevereFirst(issues)
}
