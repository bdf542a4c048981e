import { LANGUAGE_USAGE_MAX_DAYS, languageUsage } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { readTokenUse, utcDay } from './token-use-rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days that are shown when none are named. */
const USUAL_DAYS = 30

/** Registers what administrators see of the use of language models. */
export function registerLanguageUsage(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies
  implement(app, dependencies, languageUsage.list, async ({ query }) => {
    const to = query.to ?? utcDay(clock.now())
    const from = query.from ?? utcDay(new Date(instantOf('to', to) - (USUAL_DAYS - 1) * DAY_MS))
    const days = (instantOf('to', to) - instantOf('from', from)) / DAY_MS + 1
    if (days < 1 || days > LANGUAGE_USAGE_MAX_DAYS) throw refused('from')
    return readTokenUse(db, { from, to, userId: query.userId })
  })
}

/** @throws {Problem} for a day no calendar has. */
function instantOf(field: string, day: string): number {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at) || utcDay(new Date(at)) !== day) throw refused(field)
  return at
}

function refused(field: string) {
  return problem('validation-failed', { fields: [{ field, rule: 'invalid-date' }] })
}
