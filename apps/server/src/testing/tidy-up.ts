import { putRight, type RetentionDependencies, RULES, removeWhatIsOver } from '../app/retention.ts'
import type { Database } from '../database/executor.ts'
import { jobRuns } from '../database/job-run-schema.ts'
import { accountPrivacy } from '../features/accounts/privacy.ts'
import { runRule } from '../features/privacy/run-retention.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** Deletes everything past its retention at a moment, whenever that was done last. */
export async function tidyUp(db: Database, now: Date): Promise<void> {
  await putRight(db, now)
  for (const rule of RULES) await runRule({ db, clock: { now: () => now } }, rule)
}

/** What retention needs of a server. */
export function retentionOf(dependencies: Dependencies): RetentionDependencies {
  return { ...dependencies, ...accountPrivacy(dependencies) }
}

/** Carries out all rules, those of people's own periods too, whenever that was done last. */
export async function runRetention(dependencies: Dependencies, db: Database = dependencies.db): Promise<void> {
  await dependencies.db.delete(jobRuns)
  await removeWhatIsOver({ ...retentionOf(dependencies), db })
}
