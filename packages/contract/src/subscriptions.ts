import * as z from 'zod/mini'

/** The plans, from the one everybody has to the one paid once. */
export const TIERS = ['FREE', 'PRO', 'ENTERPRISE', 'LIFETIME'] as const
/** A plan's name. */
export const Tier = z.enum(TIERS)
export type Tier = z.infer<typeof Tier>

/** Whether a text names a plan. */
export function isTier(text: string): text is Tier {
  return TIERS.some((tier) => tier === text)
}

/** What is counted by the month: minutes of voice, started sessions, interactions with the assistant, saved files. */
export const USAGE_KINDS = ['voice', 'campaign', 'ai', 'export'] as const
/** One of the things that are counted. */
export const UsageKind = z.enum(USAGE_KINDS)
export type UsageKind = z.infer<typeof UsageKind>

const instant = z.iso.datetime()
const count = z.int().check(z.gte(0))
/** A limit; null means that there is none. */
const Limit = z.nullable(count)

/** What the caller has. Instants are ISO 8601 in UTC. */
export const Subscription = z.strictObject({
  tier: Tier,
  /** ACTIVE, TRIALING, PAST_DUE, CANCELED, UNPAID, or a word of the payment service that this version does not know. */
  status: z.string().check(z.maxLength(64)),
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodEnd: z.optional(instant),
  trialEnd: z.optional(instant),
  /** The plan whose limits hold now: an ended subscription leaves FREE. */
  effectiveTier: Tier,
  /** The payer: nobody, an administrator who set the plan, or the caller by the payment service. */
  paidBy: z.enum(['nobody', 'administrator', 'card']),
  /** Whether it is paid by the year; left out where nothing is paid regularly. */
  isAnnual: z.optional(z.boolean()),
})
export type Subscription = z.infer<typeof Subscription>

/** What a plan allows: of words with the assistant in a day, of bytes at any time, of all else in a month. */
export const PlanLimits = z.strictObject({
  /** Words sent and answered in a day of the person's clock. */
  wordsPerDay: Limit,
  voiceMinutes: Limit,
  campaigns: Limit,
  aiInteractions: Limit,
  exports: Limit,
  /** Bytes of all that is stored for the account, at any time. */
  storedBytes: Limit,
})
export type PlanLimits = z.infer<typeof PlanLimits>

/** A plan on offer. Prices are in US cents; a price that is left out cannot be chosen. */
export const Plan = z.strictObject({
  tier: Tier,
  monthlyCents: z.optional(count),
  yearlyCents: z.optional(count),
  /** Paid once, with no end date. */
  onceCents: z.optional(count),
  /** Days without payment at the first subscription; 0 where there are none. */
  trialDays: count,
  limits: PlanLimits,
})
export type Plan = z.infer<typeof Plan>

/** All plans, and whether they can be paid for on this server. */
export const Plans = z.strictObject({
  plans: z.array(Plan),
  currency: z.literal('USD'),
  arePaymentsConfigured: z.boolean(),
})
export type Plans = z.infer<typeof Plans>

/** What may be used in a month, and what was; null means that there is no limit. */
export const UsageLimits = z.strictObject({
  monthlyVoiceMinutes: Limit,
  usedVoiceMinutes: count,
  monthlyCampaigns: Limit,
  usedCampaigns: count,
  monthlyAIInteractions: Limit,
  usedAIInteractions: count,
  monthlyExports: Limit,
  usedExports: count,
})
export type UsageLimits = z.infer<typeof UsageLimits>

/** What was counted last: its name, what it cost and when. */
export const LastUse = z.strictObject({ kind: UsageKind, what: z.string(), amount: count, at: instant })
export type LastUse = z.infer<typeof LastUse>

/** The caller's month. It begins and ends by the clock of `timeZone`. */
export const Usage = z.strictObject({
  limits: UsageLimits,
  /** The kinds this version of the product counts, in the order they are shown. */
  kinds: z.array(UsageKind),
  /** The newest use of each kind that has been used. */
  last: z.array(LastUse),
  /** Year and month, such as `2026-11`. */
  month: z.string(),
  resetsAt: instant,
  timeZone: z.string(),
})
export type Usage = z.infer<typeof Usage>
