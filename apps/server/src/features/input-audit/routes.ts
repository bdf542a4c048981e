import { INPUT_AUDIT_MAX_ENTRIES, inputAudit as inputAuditCalls } from '@placard/contract'
import { desc } from 'drizzle-orm'
import * as z from 'zod/mini'
import { inputAudit } from '../../database/input-audit-schema.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

const Threats = z.array(z.string())

/** Registers what administrators see of the input check. */
export function registerInputAudit(app: App, dependencies: Dependencies): void {
  const { db } = dependencies
  implement(app, dependencies, inputAuditCalls.list, async () => {
    const rows = await db.select().from(inputAudit).orderBy(desc(inputAudit.id)).limit(INPUT_AUDIT_MAX_ENTRIES)
    return rows.map(({ at, userId, input, threatLevel, threats, action }) => ({
      userId,
      input,
      threatLevel,
      action,
      timestamp: at.toISOString(),
      threats: Threats.parse(threats),
    }))
  })
}
