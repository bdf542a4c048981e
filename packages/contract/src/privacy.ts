import * as z from 'zod/mini'
import { RetentionChange, RetentionChoices } from './privacy-retention.ts'

/** The six categories in which a person asks for what is known about them. Names of the wire; never renamed. */
export const PERSONAL_CATEGORIES = [
  'identifiers',
  'personal_records',
  'audio',
  'internet_activity',
  'geolocation',
  'inferences',
] as const
export type PersonalCategory = (typeof PERSONAL_CATEGORIES)[number]

/** What consent is asked for. Each one is given and withdrawn alone. */
export const CONSENT_PURPOSES = [
  'data-collection',
  'analytics',
  'marketing',
  'third-party-sharing',
  'sensitive-data',
] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/**
 * How a consent or a choice came to be: `person` a control used by its owner; `signal` the browser's Global Privacy
 * Control; `age` a protective default of people under 16.
 */
export const CHOICE_METHODS = ['person', 'signal', 'age'] as const
export type ChoiceMethod = (typeof CHOICE_METHODS)[number]

const instant = z.iso.datetime()
const count = z.int().check(z.gte(0))

/** One kind of personal information and what is done with it, drawn from the server's data map. */
export const PersonalInformation = z.strictObject({
  /** Stable name of the kind, such as `chats`. */
  id: z.string(),
  category: z.enum(PERSONAL_CATEGORIES),
  /** What it is, in words: `Chats and attached files`. */
  title: z.string(),
  /** From whom it comes. */
  sources: z.array(z.enum(['person', 'browser', 'payment-service', 'server'])),
  /** Why it is kept: one short phrase for each purpose. */
  purposes: z.array(z.string()),
  /** For how long: one phrase for each rule of the data map. */
  retention: z.array(z.string()),
  /** Ids of `Processor`s that receive it; empty where it never leaves this server. */
  recipients: z.array(z.string()),
  isSensitive: z.boolean(),
  /** Rows kept about the caller. */
  records: count,
  /** When the oldest of them was made; null when there are none, or they carry no date. */
  since: z.nullable(instant),
})
export type PersonalInformation = z.infer<typeof PersonalInformation>

/** A service outside this server that works on personal information for it, where it is set up here. */
export const Processor = z.strictObject({
  /** Stable name, such as `gemini`, `stripe` or `mail`. */
  id: z.string(),
  name: z.string(),
  /** What it does, as one phrase. */
  does: z.string(),
})
export type Processor = z.infer<typeof Processor>

/** What is kept about the caller, by category: the answer to a request for categories, at once. */
export const PersonalInventory = z.strictObject({
  /** All six, in the order of the list. `isCollected` is about this server, not only about the caller. */
  categories: z.array(z.strictObject({ category: z.enum(PERSONAL_CATEGORIES), isCollected: z.boolean() })),
  information: z.array(PersonalInformation),
  processors: z.array(Processor),
})
export type PersonalInventory = z.infer<typeof PersonalInventory>

/** One consent as it stands. */
export const Consent = z.strictObject({
  purpose: z.enum(CONSENT_PURPOSES),
  /** What holds now. Before anybody decided: false, but true for `third-party-sharing` (see `isOffered`). */
  isGranted: z.boolean(),
  /** When it was decided; null as long as it was not. */
  decidedAt: z.nullable(instant),
  method: z.nullable(z.enum(CHOICE_METHODS)),
  /** Version of the wording that was decided upon; null as long as it was not. */
  textVersion: z.nullable(z.string()),
  /**
   * Whether it may be granted: `marketing` and `data-collection` are not offered to people under 16, nor
   * `sensitive-data` while sensitive data is limited. Withdrawing is always possible.
   */
  isOffered: z.boolean(),
})
export type Consent = z.infer<typeof Consent>

/** A decision of the past, newest first in lists. */
export const ConsentRecord = z.strictObject({
  id: z.uuid(),
  purpose: z.enum(CONSENT_PURPOSES),
  granted: z.boolean(),
  date: instant,
  method: z.enum(CHOICE_METHODS),
  textVersion: z.string(),
})
export type ConsentRecord = z.infer<typeof ConsentRecord>

/** All five consents in the order of the list, and the newest decisions. */
export const Consents = z.strictObject({ consents: z.array(Consent), history: z.array(ConsentRecord) })
export type Consents = z.infer<typeof Consents>

/** A choice that is on or off, since when, and by what. */
const Choice = z.strictObject({
  isOn: z.boolean(),
  since: z.nullable(instant),
  method: z.nullable(z.enum(CHOICE_METHODS)),
})

/** The two choices nobody needs an account for, and the browser's signal. */
export const PrivacyChoices = z.strictObject({
  /** Opted out of the sale and sharing of personal information. Nothing is sold; the choice is kept all the same. */
  optOut: Choice,
  /** Sensitive information is used only for what was asked for. */
  limit: Choice,
  /** What limiting stops, and what goes on because it was asked for. */
  limitedUses: z.strictObject({
    stops: z.array(z.enum(['recordings'])),
    goesOn: z.array(z.enum(['sign-in', 'answers', 'hearing', 'debriefs', 'safety'])),
  }),
  signal: z.strictObject({
    /** Whether this very request carried `Sec-GPC: 1`. */
    isSent: z.boolean(),
    /** Whether it was honoured: show “Opt-Out Request Honored”. Stays true when the signal is gone. */
    isHonoured: z.boolean(),
    /** When it was first seen; null when never. */
    since: z.nullable(instant),
  }),
  /** Whether opting in is offered: not to people under 16. */
  mayOptIn: z.boolean(),
})
export type PrivacyChoices = z.infer<typeof PrivacyChoices>

/** What the person has settled. */
export const PrivacySettings = z.strictObject({
  communication: z.strictObject({
    /** Mails about steps of privacy requests. Mails about security and deletion come whatever is chosen. */
    email: z.boolean(),
  }),
  retention: RetentionChoices,
  lastUpdated: z.nullable(instant),
})
export type PrivacySettings = z.infer<typeof PrivacySettings>

/** A partial update of the settings; what is left out stays. */
export const PrivacySettingsChange = z.strictObject({
  communication: z.optional(z.strictObject({ email: z.optional(z.boolean()) })),
  retention: z.optional(RetentionChange),
})
export type PrivacySettingsChange = z.infer<typeof PrivacySettingsChange>

/** The checks of `compliance`, each computed from what the server does. */
export const COMPLIANCE_CHECKS = ['data-map-complete', 'requests-in-time', 'log-intact', 'retention-runs'] as const

/** Whether the server does what it says, and how far the caller has come. */
export const Compliance = z.strictObject({
  isCompliant: z.boolean(),
  checks: z.array(z.strictObject({ check: z.enum(COMPLIANCE_CHECKS), isMet: z.boolean() })),
  /** Categories of which something is kept about the caller, out of six. */
  categories: z.strictObject({ done: count, of: z.literal(PERSONAL_CATEGORIES.length) }),
  /** Consents that the caller has decided on, one way or the other, out of five. */
  consents: z.strictObject({ done: count, of: z.literal(CONSENT_PURPOSES.length) }),
})
export type Compliance = z.infer<typeof Compliance>

/** Ways to show who one is. */
export const IDENTITY_METHODS = ['password', 'email', 'phone', 'security_questions'] as const
export type IdentityMethod = (typeof IDENTITY_METHODS)[number]

/** Minutes for which an identity stays verified, within the sign-in that verified it. */
export const IDENTITY_VERIFIED_MINUTES = 15
/** Minutes for which a code by mail can be used, once. */
export const IDENTITY_CODE_MINUTES = 10
/** Digits of the code. */
export const IDENTITY_CODE_LENGTH = 8

/** Whether the caller has shown who they are, and how they can. */
export const IdentityState = z.strictObject({
  /** Until when the present sign-in counts as verified; null when it does not. */
  verifiedUntil: z.nullable(instant),
  methods: z.array(
    z.strictObject({
      method: z.enum(IDENTITY_METHODS),
      isOffered: z.boolean(),
      /** Why it is not offered; null where it is. `no-channel`: this server has no telephone line set up. */
      reason: z.nullable(z.enum(['no-channel', 'not-set-up', 'address-not-confirmed'])),
    }),
  ),
})
export type IdentityState = z.infer<typeof IdentityState>
