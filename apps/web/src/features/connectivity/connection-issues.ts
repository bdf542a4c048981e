import { AFFECTED_SERVICES, estimateMessages, ISSUE_MESSAGES } from './issue-messages.en.ts'

/** Severities in ascending order. */
export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const
export type Severity = (typeof SEVERITIES)[number]

export type IssueCode = keyof typeof ISSUE_MESSAGES

type Facts = {
  readonly severity: Severity
  /** Usual duration, in minutes. */
  readonly estimatedResolution: number
  /** Whether a retry may help. */
  readonly retryable: boolean
  readonly affected: readonly (keyof typeof AFFECTED_SERVICES)[]
}

const facts = (
  severity: Severity,
  estimatedResolution: number,
  retryable: boolean,
  ...affected: Facts['affected']
): Facts => ({ severity, estimatedResolution, retryable, affected })

/** Severity, usual duration in minutes, whether a retry may help, and the affected services, for every code. */
const CATALOGUE: Readonly<Record<IssueCode, Facts>> = {
  NETWORK_OFFLINE: facts('high', 5, true, 'everything'),
  API_SERVER_DOWN: facts('critical', 15, true, 'everything'),
  API_RATE_LIMITED: facts('medium', 1, true, 'everything'),
  WEBSOCKET_CONNECTION_FAILED: facts('medium', 10, true, 'live'),
  OPENAI_API_DOWN: facts('high', 30, true, 'ai'),
  OPENAI_QUOTA_EXCEEDED: facts('high', 1440, false, 'ai'),
  API_MAINTENANCE_MODE: facts('medium', 60, true, 'everything'),
  NETWORK_TIMEOUT: facts('medium', 5, true, 'everything'),
  UNKNOWN_ERROR: facts('medium', 20, true, 'everything'),
  DNS_RESOLUTION_FAILED: facts('high', 30, true, 'ai'),
  API_AUTHENTICATION_FAILED: facts('high', 1, false, 'account', 'campaigns'),
  API_SERVICE_UNAVAILABLE: facts('critical', 10, true, 'account', 'campaigns'),
  WEBSOCKET_AUTHENTICATION_FAILED: facts('medium', 1, true, 'live'),
  WEBSOCKET_SERVER_OVERLOADED: facts('medium', 5, true, 'live'),
  WEBSOCKET_PROTOCOL_ERROR: facts('medium', 10, true, 'live'),
  OPENAI_RATE_LIMITED: facts('medium', 1, true, 'ai'),
  CONFIGURATION_ERROR: facts('critical', 60, false, 'account', 'campaigns', 'live'),
}

/** A problem between the user and the server. */
export type ConnectionIssue = {
  readonly code: IssueCode
  readonly severity: Severity
  /** Its title. */
  readonly message: string
  readonly description: string
  /** Usual duration in minutes; undefined where its description says how long it lasts. */
  readonly estimatedResolution: number | undefined
  readonly retryable: boolean
  readonly userActions: readonly string[]
  readonly affectedServices: readonly string[]
  /** Since when, in ms since 1970. */
  readonly timestamp: number
  /** Diagnostic data for support. */
  readonly technicalDetails: string | undefined
}

function isIssueCode(code: string): code is IssueCode {
  return Object.hasOwn(CATALOGUE, code)
}

/**
 * Creates an issue from its catalogue entry.
 * @throws {Error} `Unknown error code`, when the catalogue has no such code.
 */
export function createConnectionIssue(code: string, timestamp: number, technicalDetails?: string): ConnectionIssue {
  if (!isIssueCode(code)) throw new Error(estimateMessages.unknownCode)
  const { affected, ...entry } = CATALOGUE[code]
  return {
    code,
    ...entry,
    ...ISSUE_MESSAGES[code],
    affectedServices: affected.map((service) => AFFECTED_SERVICES[service]),
    timestamp,
    technicalDetails,
  }
}

/** Sorts by severity, highest first; the sort is stable. */
export function mostSevereFirst(issues: readonly ConnectionIssue[]): ConnectionIssue[] {
  return issues.toSorted((a, b) => SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity))
}

/** Whether the user may dismiss these issues: not while one of them keeps everything from working. */
export function areDismissible(issues: readonly ConnectionIssue[]): boolean {
  return issues.every(({ severity }) => severity !== 'critical')
}

/** A duration in words: whole minutes, hours or days, rounded up. */
export function estimateText(minutes: number): string {
  if (minutes < 1) return estimateMessages.lessThanMinute
  const whole = Math.ceil(minutes)
  if (whole < 60) return estimateMessages.minutes(whole)
  const hours = Math.ceil(whole / 60)
  return hours < 24 ? estimateMessages.hours(hours) : estimateMessages.days(Math.ceil(hours / 24))
}
