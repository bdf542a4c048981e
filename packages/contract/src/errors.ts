import * as z from 'zod/mini'

/** Every stable error code with its HTTP status. Codes are never renamed; clients branch on them. */
export const ERROR_STATUS = {
  'bad-request': 400,
  'malformed-json': 400,
  'link-invalid': 400,
  'passkey-invalid': 400,
  'signature-invalid': 400,
  unauthenticated: 401,
  'invalid-credentials': 401,
  'session-ended': 401,
  'second-factor-required': 401,
  'second-factor-invalid': 403,
  'usage-limit-reached': 402,
  'storage-limit-reached': 402,
  'payment-refused': 402,
  forbidden: 403,
  'account-suspended': 403,
  'password-wrong': 403,
  'password-change-required': 403,
  'identity-unverified': 403,
  'too-young': 403,
  'origin-refused': 403,
  'not-found': 404,
  'request-timeout': 408,
  conflict: 409,
  'command-rejected': 409,
  'session-running': 409,
  'payments-not-configured': 409,
  'version-conflict': 409,
  'idempotency-key-in-flight': 409,
  'body-too-large': 413,
  'address-too-long': 414,
  'unsupported-media-type': 415,
  'validation-failed': 422,
  'document-refused': 422,
  'debrief-refused': 422,
  'recording-refused': 422,
  'idempotency-key-reused': 422,
  'rate-limited': 429,
  'headers-too-large': 431,
  'internal-error': 500,
  unavailable: 503,
  'storage-full': 507,
} as const satisfies Record<string, number>

/** A stable error code. */
export type ErrorCode = keyof typeof ERROR_STATUS

/** Validation error of a field: its dotted path (`body` parts carry no prefix), and the rule it broke. */
export const FieldIssue = z.strictObject({ field: z.string(), rule: z.string() })
export type FieldIssue = z.infer<typeof FieldIssue>

/** Rejection by the simulation of an otherwise well-formed command: the rule's code and a sentence for the player. */
export const RejectionDetail = z.strictObject({ code: z.string(), detail: z.string() })
export type RejectionDetail = z.infer<typeof RejectionDetail>

/** The second factor that a sign-in needs after the password: a code or a passkey. The ticket goes with the code. */
export const SecondFactorAsked = z.strictObject({
  ticket: z.string(),
  methods: z.array(z.enum(['code', 'recovery-code', 'passkey'])),
  /** Expiry of the ticket; the sign-in then has to start over. */
  expiresAt: z.iso.datetime(),
})
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>

/** Every failed response. `error` is a sentence for people, `code` is for programs, `requestId` finds the log line. */
export const ProblemReply = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.array(FieldIssue)),
  rejection: z.optional(RejectionDetail),
  /** With the code `second-factor-required` only. */
  secondFactor: z.optional(SecondFactorAsked),
})
export type ProblemReply = z.infer<typeof ProblemReply>

/** The envelope of every successful response around the schema of its `data`. */
export function successReply<Data extends z.ZodMiniType>(data: Data) {
  return z.strictObject({ success: z.literal(true), data, message: z.optional(z.string()) })
}
