import { CONSENT_PURPOSES, type Compliance, PERSONAL_CATEGORIES, RETENTION_RULES } from '@placard/contract'
import { isNull } from 'drizzle-orm'
import { DATA_MAP } from '../../database/data-map.ts'
import type { Database } from '../../database/executor.ts'
import { readRuns } from '../../database/job-run-rows.ts'
import { INFORMATION_KINDS, PERSONAL_ROWS, tablesOf, tablesWithRows } from '../../database/personal-rows.ts'
import { privacyRequests } from '../../database/privacy-schema.ts'
import type { SignedInUser } from '../../ports/access.ts'
import { consentsOf } from './consents.ts'
import type { PrivacyDependencies } from './dependencies.ts'
import { INFORMATION_FACTS } from './inventory.ts'
import { checkLog } from './log-rows.ts'
import { isLate } from './present-request.ts'

/** A job is late when it has not run for so long after its time. */
const LATE_MS = 60 * 60 * 1000
/** The log is read in full, and all open requests: they are looked at once in a while, whoever asks. */
const LOOKED_AT_MS = 60_000

type Checks = Compliance['checks']

type ComplianceDependencies = Pick<PrivacyDependencies, 'db' | 'clock' | 'ids'>

/** Computes whether the server does what it says, which is remembered for a minute, and how far a person has come. */
export function createComplianceCheck(dependencies: ComplianceDependencies) {
  const { db, clock } = dependencies
  let looked: { readonly at: number; readonly checks: Promise<Checks> } | undefined
  const serverChecks = () => {
    const now = clock.now()
    if (looked !== undefined && Math.abs(now.getTime() - looked.at) < LOOKED_AT_MS) return looked.checks
    const checks = checkServer(db, now)
    looked = { at: now.getTime(), checks }
    checks.catch(() => {
      looked = undefined
    })
    return checks
  }

  return async (user: SignedInUser): Promise<Compliance> => {
    const [checks, filled, { consents }] = await Promise.all([
      serverChecks(),
      tablesWithRows(db, user.id),
      consentsOf(dependencies, user),
    ])
    const kinds = INFORMATION_KINDS.filter((kind) => tablesOf(kind).some((table) => filled.has(table)))
    const kept = new Set(kinds.map((kind) => INFORMATION_FACTS[kind].category))
    return {
      isCompliant: checks.every(({ isMet }) => isMet),
      checks,
      categories: { done: kept.size, of: PERSONAL_CATEGORIES.length },
      consents: {
        done: consents.filter(({ decidedAt }) => decidedAt !== null).length,
        of: CONSENT_PURPOSES.length,
      },
    }
  }
}

async function checkServer(db: Database, now: Date): Promise<Checks> {
  const [isInTime, { isIntact }, doesRun] = await Promise.all([
    areRequestsInTime(db, now),
    checkLog(db),
    doesRetentionRun(db, now),
  ])
  return [
    { check: 'data-map-complete', isMet: isMapComplete() },
    { check: 'requests-in-time', isMet: isInTime },
    { check: 'log-intact', isMet: isIntact },
    { check: 'retention-runs', isMet: doesRun },
  ]
}

/** Whether every table with personal information is one of which it is known whose rows are whose. */
function isMapComplete(): boolean {
  return Object.entries(DATA_MAP).every(
    ([table, columns]) =>
      Object.hasOwn(PERSONAL_ROWS, table) ||
      Object.values(columns).every(({ export: copy, erase }) => copy === 'no' || erase === 'keep'),
  )
}

/** Whether no open request is past its legal deadline. */
async function areRequestsInTime(db: Database, now: Date): Promise<boolean> {
  const { kind, status, receivedAt, isExtended, closedAt } = privacyRequests
  const open = await db
    .select({ kind, status, receivedAt, isExtended, closedAt })
    .from(privacyRequests)
    .where(isNull(closedAt))
  return !open.some((row) => isLate(row, now))
}

/** Whether the rules of retention run; one that this server has not come to yet has nothing to show. */
async function doesRetentionRun(db: Database, now: Date): Promise<boolean> {
  const runs = await readRuns(db, RETENTION_RULES)
  return [...runs.values()].every(({ nextRunAt }) => nextRunAt.getTime() + LATE_MS > now.getTime())
}
