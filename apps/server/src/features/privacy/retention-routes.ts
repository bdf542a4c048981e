import { privacyRetention, RETENTION_RULES, type RetentionChoices, type RetentionRule } from '@placard/contract'
import { readRuns } from '../../database/job-run-rows.ts'
import { previewTranscripts } from '../../database/transcript-retention.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { readPrivacySettings } from './settings.ts'

/** Whether a rule concerns a person: what they have not turned on does not, nor what is kept about nobody. */
function doesConcern(rule: RetentionRule, choices: RetentionChoices): boolean {
  if (rule === 'transcripts' || rule === 'inactivity') return choices[rule] !== null
  return rule !== 'server'
}

/** Registers the calls about what is deleted for its age. */
export function registerRetention(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies
  implement(app, dependencies, privacyRetention.runs, async ({ user }) => {
    const { retention } = await readPrivacySettings(db, user.id)
    const rules = RETENTION_RULES.filter((rule) => doesConcern(rule, retention))
    const runs = await readRuns(db, rules)
    return {
      runs: rules.map((rule) => {
        const run = runs.get(rule)
        const lastRunAt = run?.lastRunAt?.toISOString() ?? null
        return { rule, lastRunAt, nextRunAt: run?.nextRunAt.toISOString() ?? null }
      }),
    }
  })
  implement(app, dependencies, privacyRetention.preview, async ({ body, user }) =>
    previewTranscripts(db, user.id, body.transcriptMonths, clock.now()),
  )
}
