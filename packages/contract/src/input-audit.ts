import * as z from 'zod/mini'
import { defineRoute } from './route.ts'

/** Entries the log of suspicious inputs holds; the oldest go first. */
export const INPUT_AUDIT_MAX_ENTRIES = 1000
/** How much of an input is kept, in UTF-16 code units. */
export const INPUT_AUDIT_MAX_LENGTH = 100

/** An input that looked dangerous. */
export const InputAuditEntry = z.strictObject({
  timestamp: z.iso.datetime(),
  /** Who sent it; with the account its entries go. */
  userId: z.uuid(),
  /** Its first {@link INPUT_AUDIT_MAX_LENGTH} code units. */
  input: z.string(),
  threatLevel: z.enum(['low', 'medium', 'high']),
  threats: z.array(z.string()),
  /** `BLOCKED`: it was refused; `FLAGGED`: it was taken. */
  action: z.enum(['BLOCKED', 'FLAGGED']),
})
export type InputAuditEntry = z.infer<typeof InputAuditEntry>

/** What administrators see of the input check. */
export const inputAudit = {
  list: defineRoute({
    method: 'GET',
    path: '/api/admin/input-audit',
    permission: 'admin',
    summary: 'The last inputs that looked dangerous, newest first, each with its first 100 characters.',
    reply: z.array(InputAuditEntry),
  }),
} as const
