import * as z from 'zod/mini'
import {
  CONSENT_PURPOSES,
  Compliance,
  Consents,
  IDENTITY_METHODS,
  IdentityState,
  PersonalInventory,
  PrivacyChoices,
  PrivacySettings,
  PrivacySettingsChange,
} from './privacy.ts'
import { defineRoute } from './route.ts'

const BODY_LIMIT_BYTES = 16_384

/** A right in words: what it gives, and how soon it is answered. */
const Right = z.strictObject({ description: z.string(), response_time: z.string() })

/** The calls about choices, consents and what is kept. */
export const privacy = {
  rights: defineRoute({
    method: 'GET',
    path: '/api/privacy/rights',
    permission: 'public',
    summary: 'The rights people have here, and how soon each is answered.',
    reply: z.strictObject({
      right_to_know: Right,
      right_to_delete: Right,
      right_to_correct: Right,
      right_to_opt_out: Right,
      right_to_limit_sensitive_data: Right,
      non_discrimination: Right,
    }),
  }),
  choices: defineRoute({
    method: 'GET',
    path: '/api/privacy/choices',
    permission: 'public',
    tellsCaller: true,
    summary: 'Opt-out, limit and the browser’s signal, of the account or, without one, of this browser.',
    reply: PrivacyChoices,
  }),
  choose: defineRoute({
    method: 'PUT',
    path: '/api/privacy/choices',
    permission: 'public',
    tellsCaller: true,
    summary: 'Opts out or in, limits sensitive information or not; takes effect at once and needs no account.',
    body: z.strictObject({
      optOut: z.optional(z.boolean()),
      limit: z.optional(z.boolean()),
      /** Opts in although the browser sends the signal; without it such a call is refused (`conflict`). */
      despiteSignal: z.optional(z.boolean()),
    }),
    reply: PrivacyChoices,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  inventory: defineRoute({
    method: 'GET',
    path: '/api/privacy/inventory',
    permission: 'user',
    summary: 'What is kept about the caller: category, source, purpose, recipients and retention.',
    reply: PersonalInventory,
  }),
  consents: defineRoute({
    method: 'GET',
    path: '/api/privacy/consents',
    permission: 'user',
    summary: 'The caller’s five consents as they stand, and every decision so far.',
    reply: Consents,
  }),
  decide: defineRoute({
    method: 'PUT',
    path: '/api/privacy/consents/:purpose',
    permission: 'user',
    summary: 'Gives a consent or withdraws it; takes effect at once.',
    params: z.strictObject({ purpose: z.enum(CONSENT_PURPOSES) }),
    body: z.strictObject({
      isGranted: z.boolean(),
      /** Version of the wording on the screen. */
      textVersion: z.string().check(z.minLength(1), z.maxLength(32)),
    }),
    reply: Consents,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  settings: defineRoute({
    method: 'GET',
    path: '/api/privacy/settings',
    permission: 'user',
    summary: 'What the caller has settled about mails and about how long things are kept.',
    reply: PrivacySettings,
  }),
  changeSettings: defineRoute({
    method: 'PATCH',
    path: '/api/privacy/settings',
    permission: 'user',
    summary: 'Changes what is given, and leaves the rest.',
    body: PrivacySettingsChange,
    reply: PrivacySettings,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  compliance: defineRoute({
    method: 'GET',
    path: '/api/privacy/compliance',
    permission: 'user',
    summary: 'Whether this server does what it says, check by check, and how far the caller has come.',
    reply: Compliance,
  }),
  identity: defineRoute({
    method: 'GET',
    path: '/api/privacy/identity',
    permission: 'user',
    summary: 'Whether the caller’s identity is verified, and by what it can be.',
    reply: IdentityState,
  }),
  sendIdentityCode: defineRoute({
    method: 'POST',
    path: '/api/privacy/identity/code',
    permission: 'user',
    summary: 'Mails a code to the account’s confirmed address; it can be used once, within ten minutes.',
    reply: z.strictObject({ expiresAt: z.iso.datetime() }),
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  verifyIdentity: defineRoute({
    method: 'POST',
    path: '/api/privacy/identity/verify',
    permission: 'user',
    summary: 'Verifies who is calling by password or mailed code; `verified` is false when it does not fit.',
    body: z.strictObject({ method: z.enum(IDENTITY_METHODS), value: z.string().check(z.maxLength(1024)) }),
    reply: z.strictObject({ verified: z.boolean(), identity: IdentityState }),
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
  signal: defineRoute({
    method: 'GET',
    path: '/.well-known/gpc.json',
    permission: 'public',
    summary: 'Tells that this server honours the Global Privacy Control signal.',
    reply: z.strictObject({ gpc: z.literal(true), lastUpdate: z.iso.date() }),
    plain: true,
  }),
} as const
