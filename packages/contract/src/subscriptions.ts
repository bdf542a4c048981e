import * as z from 'zod/mini'

/** The plans, from the free one to the one with a single payment. */
export const TIERS = ['FREE', 'PRO', 'ENTERPRISE', 'LIFETIME'] as const
/** A plan's name. */
export const Tier = z.enum(TIERS)
export type Tier = z.infer<typeof Tier>

/** Type guard: whether a text names a plan. */
export function isTier(text: string): text is Tier {
  return TIERS.some((tier) => tier === text)
}

/** Usage counted per month: minutes of voice, started sessions, interactions with the assistant, saved files. */
export const USAGE_KINDS = ['voice', 'campaign', 'ai', 'export'] as const
/** Schema of a kind of usage. */
export const UsageKind = z.enum(USAGE_KINDS)
export type UsageKind = z.infer<typeof UsageKind>

const instant = z.iso.datetime()
const count = z.int().check(z.gte(0))
/** A limit; null means unlimited. */
const Limit = z.nullable(count)

/** The caller's subscription. Instants are ISO 8601 in UTC. */
export const Subscription = z.strictObject({
  tier: Tier,
  /**
   * ACTIVE, TRIALING, PAST_DUE, CANCELED, UNPAID, or a status of the payment service that this version does not know.
   */
  status: z.string().check(z.maxLength(64)),
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodEnd: z.optional(instant),
  trialEnd: z.optional(instant),
  /** The plan whose limits currently apply: FREE after a subscription has ended. */
  effectiveTier: Tier,
  /** Source of payment: none, an administrator who set the plan, or the caller through the payment service. */
  paidBy: z.enum(['nobody', 'administrator', 'card']),
  /** Whether billing is annual; absent without recurring payments. */
  isAnnual: z.optional(z.boolean()),
})
export type Subscription = z.infer<typeof Subscription>

/** Limits of a plan: words with the assistant per day, stored bytes at any time, all others per month. */
export const PlanLimits = z.strictObject({
  /** Words sent and answered per day in the user's time zone. */
  wordsPerDay: Limit,
  voiceMinutes: Limit,
  campaigns: Limit,
  aiInteractions: Limit,
  exports: Limit,
  /** Total bytes stored for the account, at any time. */
  storedBytes: Limit,
})
export type PlanLimits = z.infer<typeof PlanLimits>

/** A plan on offer. Prices are in US cents; a price that is absent cannot be chosen. */
export const Plan = z.strictObject({
  tier: Tier,
  monthlyCents: z.optional(count),
  yearlyCents: z.optional(count),
  /** One-time price, without an end date. */
  onceCents: z.optional(count),
  /** Length of the free trial of a first subscription, in days; 0 where there is none. */
  trialDays: count,
  limits: PlanLimits,
})
export type Plan = z.infer<typeof Plan>

/** All plans, and whether this server has payments enabled. */
export const Plans = z.strictObject({
  plans: z.array(Plan),
  currency: z.literal('USD'),
  arePaymentsConfigured: z.boolean(),
})
export type Plans = z.infer<typeof Plans>

/** Limits and usage of a month; a limit of null means unlimited. */
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

/** The most recent use: its description, amount and time. */
export const LastUse = z.strictObject({ kind: UsageKind, what: z.string(), amount: count, at: instant })
export type LastUse = z.infer<typeof LastUse>

/** The caller's usage in a month of the time zone `timeZone`. */
export const Usage = z.strictObject({
  limits: UsageLimits,
  /** The kinds this version of the product counts, in the order they are shown. */
  kinds: z.array(UsageKind),
  /** The most recent use of each kind that has any. */
  last: z.array(LastUse),
  /** Year and month, such as `2026-11`. */
  month: z.string(),
  resetsAt: instant,
  timeZone: z.string(),
})
export type Usage = z.infer<typeof Usage>
