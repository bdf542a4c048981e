import { owedOf } from '@placard/application'
import { CONSENT_PURPOSES, type Compliance, PERSONAL_CATEGORIES } from '@placard/contract'
import { isNull } from 'drizzle-orm'
import { DATA_MAP } from '../../database/data-map.ts'
import type { Database } from '../../database/executor.ts'
import { PERSONAL_ROWS } from '../../database/personal-rows.ts'
import { privacyRequests } from '../../database/privacy-schema.ts'
import { recordingRuns } from '../../database/recording-rows.ts'
import type { SignedInUser } from '../../ports/access.ts'
import { consentsOf } from './consents.ts'
import type { PrivacyDependencies } from './dependencies.ts'
import { inventoryOf } from './inventory.ts'
import { checkLog } from './log-rows.ts'

/** A job is late when it has not run for so long after its time. */
const LATE_MS = 60 * 60 * 1000
/** The log is read in full: it is looked at once in a while, whoever asks. */
const LOOKED_AT_MS = 60_000

type ComplianceDependencies = Pick<PrivacyDependencies, 'db' | 'clock' | 'ids'>

/** Computes whether the server does what it says; what costs much is remembered for a minute. */
export function createComplianceCheck(dependencies: ComplianceDependencies) {
  const { db, clock } = dependencies
  let looked: { readonly at: number; readonly isIntact: Promise<boolean> } | undefined
  const isLogIntact = (now: number) => {
    if (looked !== undefined && Math.abs(now - looked.at) < LOOKED_AT_MS) return looked.isIntact
    const isIntact = checkLog(db).then((check) => check.isIntact)
    looked = { at: now, isIntact }
    isIntact.catch(() => {
      looked = undefined
    })
    return isIntact
  }

  return async (user: SignedInUser): Promise<Compliance> => {
    const now = clock.now()
    const [isIntact, isInTime, doesRun, inventory, { consents }] = await Promise.all([
      isLogIntact(now.getTime()),
      areRequestsInTime(db, now),
      doesRetentionRun(db, now),
      inventoryOf(db, user.id, []),
      consentsOf(dependencies, user),
    ])
    const checks: Compliance['checks'] = [
      { check: 'data-map-complete', isMet: isMapComplete() },
      { check: 'requests-in-time', isMet: isInTime },
      { check: 'log-intact', isMet: isIntact },
      { check: 'retention-runs', isMet: doesRun },
    ]
    const kept = new Set(inventory.information.flatMap(({ category, records }) => (records > 0 ? [category] : [])))
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

/** Whether every table with personal information is one of which it is known whose rows are whose. */
function isMapComplete(): boolean {
  return Object.entries(DATA_MAP).every(
    ([table, columns]) =>
      Object.hasOwn(PERSONAL_ROWS, table) ||
      Object.values(columns).every(({ export: copy, erase }) => copy === 'no' || erase === 'keep'),
  )
}

/** Whether nothing is owed any more about requests whose last day is over. */
async function areRequestsInTime(db: Database, now: Date): Promise<boolean> {
  const open = await db.select().from(privacyRequests).where(isNull(privacyRequests.closedAt))
  return open.every(({ kind, receivedAt, isExtended }) => {
    const answer = owedOf(kind, receivedAt, { isExtended }).at(-1)
    return answer === undefined || answer.at > now
  })
}

/** Whether the job that deletes recordings runs; before its first run there is none to delete. */
async function doesRetentionRun(db: Database, now: Date): Promise<boolean> {
  const runs = await recordingRuns(db)
  return runs === undefined || runs.nextRunAt.getTime() + LATE_MS > now.getTime()
}
