import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/** Maximum number of entries in the audit log of suspicious inputs; the oldest are dropped first. */
export const INPUT_AUDIT_MAX_ENTRIES = 1000
/** Maximum stored length of an input, in UTF-16 code units. */
export const INPUT_AUDIT_MAX_LENGTH = 100

/** A suspicious input. */
export const InputAuditEntry = z.strictObject({
  timestamp: z.iso.datetime(),
  /** The sender; the entries are deleted with the account. */
  userId: z.uuid(),
  /** Its first {@link INPUT_AUDIT_MAX_LENGTH} code units. */
  input: z.string(),
  threatLevel: z.enum(['low', 'medium', 'high']),
  threats: z.array(z.string()),
  /** `BLOCKED`: it was refused; `FLAGGED`: it was accepted. */
  action: z.enum(['BLOCKED', 'FLAGGED']),
})
export type InputAuditEntry = z.infer<typeof InputAuditEntry>

/** The calls by which administrators read the audit log. */
export const inputAudit = {
  list: defineRoute({
    method: 'GET',
    path: '/api/admin/input-audit',
    permission: 'admin',
    summary: 'The last inputs that looked dangerous, newest first, each with its first 100 characters.',
    reply: z.array(InputAuditEntry),
  }),
} as const
