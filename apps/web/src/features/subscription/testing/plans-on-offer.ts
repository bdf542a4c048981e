import type { Plans, Usage } from '@placard/contract'

const REST = { aiInteractions: 300, exports: 40, storedBytes: 200_000_000 }
/** The limits of each of these plans. */
export const limits = { wordsPerDay: 3_000, voiceMinutes: 60, campaigns: 40, ...REST }
/** The available plans. */
export const PLANS: Plans = {
  currency: 'USD',
  arePaymentsConfigured: true,
  plans: [
    { tier: 'FREE', monthlyCents: 0, yearlyCents: 0, trialDays: 0, limits },
    { tier: 'PRO', monthlyCents: 900, yearlyCents: 9_000, trialDays: 14, limits: { ...limits, campaigns: 300 } },
    { tier: 'ENTERPRISE', monthlyCents: 4_950, trialDays: 0, limits: { ...limits, campaigns: null } },
    { tier: 'LIFETIME', onceCents: 24_900, trialDays: 0, limits },
  ],
}
/** A month in which sessions were opened. */
export const USAGE: Usage = {
  limits: {
    monthlyVoiceMinutes: 60,
    usedVoiceMinutes: 0,
    monthlyCampaigns: 40,
    usedCampaigns: 37,
    monthlyAIInteractions: 300,
    usedAIInteractions: 0,
    monthlyExports: 40,
    usedExports: 0,
  },
  kinds: ['campaign', 'export'],
  last: [{ kind: 'campaign', what: 'Climate Crisis Summit', amount: 1, at: '2026-11-21T10:00:00.000Z' }],
  month: '2026-11',
  resetsAt: '2026-11-30T21:00:00.000Z',
  timeZone: 'Africa/Nairobi',
}
