import type { UsageKind, UsageLimits } from '@placard/contract'

/** Result of a usage check. `remaining` is null when unlimited. */
export interface UsageCheck {
  readonly isAllowed: boolean
  readonly remaining: number | null
}

const NOT_ALLOWED: UsageCheck = { isAllowed: false, remaining: 0 }

const COUNTED: Readonly<Record<UsageKind, (limits: UsageLimits) => { limit: number | null; used: number }>> = {
  voice: ({ monthlyVoiceMinutes: limit, usedVoiceMinutes: used }) => ({ limit, used }),
  campaign: ({ monthlyCampaigns: limit, usedCampaigns: used }) => ({ limit, used }),
  ai: ({ monthlyAIInteractions: limit, usedAIInteractions: used }) => ({ limit, used }),
  export: ({ monthlyExports: limit, usedExports: used }) => ({ limit, used }),
}

/** The limit of a kind and its used amount. */
export function usageOf(limits: UsageLimits, kind: UsageKind): { limit: number | null; used: number } {
  return COUNTED[kind](limits)
}

/**
 * Whether an amount may still be used this month. Not allowed: a visitor who is not signed in, unknown limits, an
 * unknown kind, and an amount that is not a whole number from 1. The remainder is never negative.
 */
export function checkUsage(limits: UsageLimits | undefined, kind: string, amount = 1): UsageCheck {
  if (limits === undefined || !isKind(kind) || !Number.isSafeInteger(amount) || amount < 1) return NOT_ALLOWED
  const { limit, used } = usageOf(limits, kind)
  if (limit === null) return { isAllowed: true, remaining: null }
  const remaining = Math.max(0, limit - used)
  return { isAllowed: remaining >= amount, remaining }
}

/** The used share of a limit, in whole per cent up to 100; 0 where the limit is 0 or there is none. */
export function usagePercentage({ limit, used }: { readonly limit: number | null; readonly used: number }): number {
  if (limit === null || limit === 0) return 0
  return Math.min(100, Math.round((used / limit) * 100))
}

function isKind(kind: string): kind is UsageKind {
  return Object.hasOwn(COUNTED, kind)
}
