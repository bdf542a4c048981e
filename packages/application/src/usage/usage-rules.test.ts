import { TIERS, type UsageLimits } from '@placard/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthOf } from './month.ts'
import { effectiveTier, type SubscriptionState, shownStatus, trialDaysLeft } from './subscription-rules.ts'
import { checkUsage, usagePercentage } from './usage-rules.ts'
import { isTimeZone } from './zone-labels.ts'

const UNLIMITED: UsageLimits = {
  monthlyVoiceMinutes: null,
  usedVoiceMinutes: 0,
  monthlyCampaigns: null,
  usedCampaigns: 0,
  monthlyAIInteractions: null,
  usedAIInteractions: 0,
  monthlyExports: null,
  usedExports: 0,
}

const LIMITS: UsageLimits = { ...UNLIMITED, monthlyCampaigns: 30, usedCampaigns: 29, monthlyExports: 5, usedExports: 9 }

describe('checking usage', () => {
  it.each([
    { kind: 'campaign', amount: 1, isAllowed: true, remaining: 1, because: 'one is left' },
    { kind: 'campaign', amount: undefined, isAllowed: true, remaining: 1, because: 'one is the default' },
    { kind: 'campaign', amount: 2, isAllowed: false, remaining: 1, because: 'two are not left' },
    { kind: 'export', amount: 1, isAllowed: false, remaining: 0, because: 'less than nothing is nothing' },
    { kind: 'ai', amount: 1_000, isAllowed: true, remaining: null, because: 'nothing limits it' },
    { kind: 'film', amount: 1, isAllowed: false, remaining: 0, because: 'there is no such kind' },
    { kind: 'constructor', amount: 1, isAllowed: false, remaining: 0, because: 'every object has that' },
    { kind: 'campaign', amount: 0, isAllowed: false, remaining: 0, because: 'nothing cannot be used' },
    { kind: 'campaign', amount: -5, isAllowed: false, remaining: 0, because: 'usage is not given back so' },
    { kind: 'campaign', amount: 0.5, isAllowed: false, remaining: 0, because: 'amounts are whole' },
    { kind: 'campaign', amount: Number.NaN, isAllowed: false, remaining: 0, because: 'it is no number' },
  ])('$kind × $amount is $isAllowed because $because', ({ kind, amount, ...expected }) => {
    expect(checkUsage(LIMITS, kind, amount)).toEqual({ isAllowed: expected.isAllowed, remaining: expected.remaining })
  })

  it('allows nobody without limits anything, and the demo everything', () => {
    expect(checkUsage(undefined, 'campaign')).toEqual({ isAllowed: false, remaining: 0 })
    for (const kind of ['voice', 'campaign', 'ai', 'export']) expect(checkUsage(UNLIMITED, kind).isAllowed).toBe(true)
  })

  it.each([
    { limit: 0, used: 3, percent: 0 },
    { limit: null, used: 3, percent: 0 },
    { limit: 3, used: 1, percent: 33 },
    { limit: 200, used: 1, percent: 1 },
    { limit: 3, used: 9, percent: 100 },
  ])('$used of $limit are $percent per cent', ({ percent, ...meter }) => {
    expect(usagePercentage(meter)).toBe(percent)
  })
})

describe('a month', () => {
  it.each([
    { zone: 'UTC', at: '2026-11-30T23:59:59.999Z', label: '2026-11', ends: '2026-12-01T00:00:00.000Z' },
    { zone: 'Pacific/Kiritimati', at: '2026-11-30T10:00:00Z', label: '2026-12', ends: '2026-12-31T10:00:00.000Z' },
    { zone: 'Pacific/Pago_Pago', at: '2026-12-01T10:59:59Z', label: '2026-11', ends: '2026-12-01T11:00:00.000Z' },
    { zone: 'Asia/Kolkata', at: '2024-02-10T00:00:00Z', label: '2024-02', ends: '2024-02-29T18:30:00.000Z' },
    { zone: 'America/New_York', at: '2026-10-31T12:00:00Z', label: '2026-10', ends: '2026-11-01T04:00:00.000Z' },
    { zone: 'Africa/Nairobi', at: '2026-12-31T21:00:00Z', label: '2027-01', ends: '2027-01-31T21:00:00.000Z' },
  ])('TM-1 in $zone at $at is $label', ({ zone, at, label, ends }) => {
    const month = monthOf(Date.parse(at), zone)
    expect(month.label).toBe(label)
    expect(new Date(month.endsAt).toISOString()).toBe(ends)
  })

  it('begins when the one before ends, in every zone', () => {
    const zones = fc.constantFrom('UTC', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Cairo')
    const moments = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) })
    fc.assert(
      fc.property(zones, moments, (zone, now) => {
        const { label, endsAt } = monthOf(now, zone)
        expect(endsAt).toBeGreaterThan(now)
        expect(monthOf(endsAt - 1, zone).label).toBe(label)
        expect(monthOf(endsAt, zone).label > label).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('is asked for in zones that exist', () => {
    expect(isTimeZone('Africa/Nairobi')).toBe(true)
    for (const name of ['', 'Mars/Olympus', 'x'.repeat(65), 'UTC; drop table']) expect(isTimeZone(name)).toBe(false)
  })
})

const NOW = Date.parse('2026-11-21T12:00:00Z')
const state = (given: Partial<SubscriptionState>): SubscriptionState => ({
  tier: 'PRO',
  status: 'ACTIVE',
  cancelAtPeriodEnd: false,
  ...given,
})

describe('a subscription', () => {
  it.each([
    { given: state({}), shown: 'active', tier: 'PRO' },
    {
      given: state({ cancelAtPeriodEnd: true, currentPeriodEnd: '2026-12-01T00:00:00Z' }),
      shown: 'canceling',
      tier: 'PRO',
    },
    {
      given: state({ cancelAtPeriodEnd: true, currentPeriodEnd: '2026-11-21T12:00:00Z' }),
      shown: 'canceling',
      tier: 'FREE',
    },
    { given: state({ currentPeriodEnd: '2026-11-20T00:00:00Z' }), shown: 'active', tier: 'PRO' },
    { given: state({ status: 'TRIALING' }), shown: 'trial', tier: 'PRO' },
    { given: state({ status: 'PAST_DUE' }), shown: 'past-due', tier: 'PRO' },
    { given: state({ status: 'CANCELED' }), shown: 'canceled', tier: 'FREE' },
    { given: state({ status: 'UNPAID' }), shown: 'unpaid', tier: 'FREE' },
    { given: state({ status: 'PAUSED' }), shown: 'unknown', tier: 'FREE' },
    { given: state({ tier: 'LIFETIME' }), shown: 'active', tier: 'LIFETIME' },
  ] as const)(
    'QU-5 $given.status $given.tier is shown as $shown and has the limits of $tier',
    ({ given, shown, tier }) => {
      expect(shownStatus(given)).toBe(shown)
      expect(effectiveTier(given, NOW)).toBe(tier)
      expect(TIERS).toContain(tier)
    },
  )

  it.each([
    { ends: '2026-11-21T12:00:00.001Z', days: 1 },
    { ends: '2026-11-22T12:00:00Z', days: 1 },
    { ends: '2026-11-22T12:00:01Z', days: 2 },
    { ends: '2026-11-21T12:00:00Z', days: 0 },
    { ends: '2026-11-01T00:00:00Z', days: 0 },
  ])('on trial until $ends has $days days left', ({ ends, days }) => {
    expect(trialDaysLeft(ends, NOW)).toBe(days)
  })
})
