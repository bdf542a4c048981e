import { describe, expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'

const NO_SERVICES = { providers: [], speakers: [], hearers: [] }
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' }

describe('the configuration of plans and payments', () => {
  it('sells nothing and has the shipped plans when nothing is set', () => {
    const { billing } = readConfiguration({}, NO_SERVICES)
    expect(billing.stripe).toBeUndefined()
    expect(billing.plans.FREE.limits.campaigns).toBe(40)
    expect(billing.plans.PRO).toMatchObject({ monthlyCents: 900, yearlyCents: 9_000 })
    for (const { limits } of Object.values(billing.plans)) {
      expect(limits.campaigns === null || limits.campaigns >= 30, 'enough for somebody who practises').toBe(true)
    }
  })

  it('changes single figures and leaves the rest', () => {
    const plans = '{"FREE":{"limits":{"campaigns":100,"exports":null}},"PRO":{"monthlyCents":700}}'
    const { billing } = readConfiguration({ PLACARD_PLANS: plans }, NO_SERVICES)
    expect(billing.plans.FREE.limits).toEqual({
      wordsPerDay: 3_000,
      voiceMinutes: 60,
      campaigns: 100,
      aiInteractions: 300,
      exports: null,
      storedBytes: 200_000_000,
    })
    expect(billing.plans.PRO).toMatchObject({ monthlyCents: 700, yearlyCents: 9_000, trialDays: 14 })
  })

  it('reads the keys and the prices of the payment service', () => {
    const { billing } = readConfiguration({ ...KEYS, STRIPE_PRICES: '{"PRO":{"monthly":"price_1"}}' }, NO_SERVICES)
    expect(billing.stripe).toEqual({
      secretKey: 'sk_test_abc',
      webhookSecret: 'whsec_abc',
      apiUrl: undefined,
      prices: { PRO: { monthly: 'price_1' } },
    })
  })

  it.each([
    { variable: 'STRIPE_SECRET_KEY', value: 'pk_live_abc', because: 'it is the public key' },
    { variable: 'STRIPE_WEBHOOK_SECRET', value: 'abc', because: 'it is no signing secret' },
    { variable: 'STRIPE_PRICES', value: '{"GOLD":{"monthly":"price_1"}}', because: 'there is no such plan' },
    { variable: 'STRIPE_PRICES', value: '{PRO}', because: 'it is no JSON' },
    { variable: 'STRIPE_API_URL', value: 'ftp://example.org', because: 'it is no web address' },
    { variable: 'PLACARD_PLANS', value: '{"PRO":{"monthlyCents":-1}}', because: 'nobody is paid for a plan' },
    { variable: 'PLACARD_PLANS', value: '{"FREE":{"limits":{"films":1}}}', because: 'there is no such limit' },
    { variable: 'PLACARD_PLANS', value: '{"FREE":{"limits":{"campaigns":0.5}}}', because: 'limits are whole' },
  ])('refuses $variable $value because $because, without repeating it', ({ variable, value }) => {
    const start = () => readConfiguration({ ...KEYS, [variable]: value }, NO_SERVICES)
    expect(start).toThrow(`${variable} must be`)
    expect(start).not.toThrow(value)
  })

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)(
    'refuses to start without %s beside the other',
    (missing) => {
      expect(() => readConfiguration({ ...KEYS, [missing]: undefined }, NO_SERVICES)).toThrow(`${missing} must be`)
    },
  )
})
