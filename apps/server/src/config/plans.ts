import type { Plan, Tier } from '@placard/contract'

/** Limits of a plan paid by the month or for life. */
const PAID_LIMITS = {
  wordsPerDay: 30_000,
  voiceMinutes: 600,
  campaigns: 300,
  aiInteractions: 3_000,
  exports: 500,
  storedBytes: 2_000_000_000,
} as const

/**
 * The plans as they are shipped: prices in US cents, words a day, stored bytes at any time and all else a month
 * (null: no limit). Whoever runs a server changes single
 * figures with `PLACARD_PLANS`, a JSON text such as `{"FREE":{"limits":{"campaigns":100}},"PRO":{"monthlyCents":700}}`.
 * FREE is meant for somebody who practises: a session every day, and ten returns to a moment of one. See the decision
 * record on plans and monthly use.
 */
export const SHIPPED_PLANS: Readonly<Record<Tier, Plan>> = {
  FREE: {
    tier: 'FREE',
    monthlyCents: 0,
    yearlyCents: 0,
    trialDays: 0,
    limits: {
      wordsPerDay: 3_000,
      voiceMinutes: 60,
      campaigns: 40,
      aiInteractions: 300,
      exports: 40,
      storedBytes: 200_000_000,
    },
  },
  PRO: {
    tier: 'PRO',
    monthlyCents: 900,
    yearlyCents: 9_000,
    trialDays: 14,
    limits: PAID_LIMITS,
  },
  ENTERPRISE: {
    tier: 'ENTERPRISE',
    monthlyCents: 4_900,
    yearlyCents: 49_000,
    trialDays: 0,
    limits: {
      wordsPerDay: null,
      voiceMinutes: 3_000,
      campaigns: null,
      aiInteractions: 30_000,
      exports: null,
      storedBytes: 20_000_000_000,
    },
  },
  LIFETIME: {
    tier: 'LIFETIME',
    onceCents: 24_900,
    trialDays: 0,
    limits: PAID_LIMITS,
  },
}
