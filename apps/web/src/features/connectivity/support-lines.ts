import type { ConnectionIssue } from './connection-issues.ts'
import { connectivityMessages } from './messages.en.ts'

/** Diagnostic data for support, without text or ids of the user. */
export function supportLines(issues: readonly ConnectionIssue[]): string {
  const { lines } = connectivityMessages.support
  const about = issues.flatMap(({ code, timestamp, technicalDetails }) => [
    `${lines.issue}: ${code}`,
    `${lines.since}: ${new Date(timestamp).toISOString()}`,
    ...(technicalDetails === undefined ? [] : [`${lines.detail}: ${technicalDetails}`]),
  ])
  const around = [`${lines.address}: ${window.location.origin}`, `${lines.browser}: ${navigator.userAgent}`]
  return [...new Set([...about, ...around])].join('\n')
}
