import { Plan, PlanLimits, type TIERS, type Tier } from '@placard/contract'
import * as z from 'zod'
import { SHIPPED_PLANS } from './plans.ts'

const priceId = z.string().regex(/^[\w-]{1,128}$/)
/** Stripe's ids of the prices of a plan. */
const PriceIds = z.strictObject({ monthly: priceId.optional(), yearly: priceId.optional(), once: priceId.optional() })
const AllPriceIds = z.strictObject(allTiers(PriceIds.optional()))
const cents = z.number().int().min(0)
const limit = z.number().int().min(0).nullable()
const PlanChange = z.strictObject({
  monthlyCents: cents.optional(),
  yearlyCents: cents.optional(),
  onceCents: cents.optional(),
  trialDays: z.number().int().min(0).max(365).optional(),
  limits: z
    .strictObject({
      wordsPerDay: limit,
      voiceMinutes: limit,
      campaigns: limit,
      aiInteractions: limit,
      exports: limit,
      storedBytes: limit,
    })
    .partial()
    .optional(),
})
const PlanChanges = z.strictObject(allTiers(PlanChange.optional()))

/** The variables about plans and payments. */
export const BILLING_VARIABLES = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/)
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_PRICES: jsonOf(AllPriceIds).optional(),
  PLACARD_PLANS: jsonOf(PlanChanges).optional(),
}

/** Expected values, for the operator who wrote a wrong one. */
export const BILLING_EXPECTED = {
  STRIPE_SECRET_KEY:
    'the secret key of the payment service, sk_live_… or sk_test_…, together with STRIPE_WEBHOOK_SECRET',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook, whsec_…, together with STRIPE_SECRET_KEY',
  STRIPE_API_URL: 'the address of another server that speaks like the payment service',
  STRIPE_PRICES: 'JSON such as {"PRO":{"monthly":"price_1","yearly":"price_2"},"LIFETIME":{"once":"price_3"}}',
  PLACARD_PLANS: 'JSON such as {"FREE":{"limits":{"campaigns":100}},"PRO":{"monthlyCents":700}}',
} as const

const Variables = z.object(BILLING_VARIABLES)

/** Settings of the payment service. */
export interface StripeConfiguration {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another server with the same API; the payment service's own when undefined. */
  readonly apiUrl: string | undefined
  readonly prices: z.infer<typeof AllPriceIds>
}

/** Plans and payments. */
export interface BillingConfiguration {
  readonly plans: Readonly<Record<Tier, Plan>>
  /** Undefined: this server takes no payments. */
  readonly stripe: StripeConfiguration | undefined
}

/** Reads plans and payments. @returns the names of variables that contradict each other instead. */
export function readBilling(
  given: z.output<typeof Variables>,
):
  | { readonly ok: true; readonly billing: BillingConfiguration }
  | { readonly ok: false; readonly rejection: string[] } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  if (secretKey !== undefined && webhookSecret === undefined) return { ok: false, rejection: ['STRIPE_WEBHOOK_SECRET'] }
  if (secretKey === undefined && webhookSecret !== undefined) return { ok: false, rejection: ['STRIPE_SECRET_KEY'] }
  const prices = given.STRIPE_PRICES ?? {}
  const stripe =
    secretKey === undefined || webhookSecret === undefined
      ? undefined
      : { secretKey, webhookSecret, apiUrl: given.STRIPE_API_URL, prices }
  return { ok: true, billing: { plans: changedPlans(given.PLACARD_PLANS ?? {}), stripe } }
}

function changedPlans(changes: z.infer<typeof PlanChanges>): Readonly<Record<Tier, Plan>> {
  const changed = (tier: Tier): Plan => {
    const shipped = SHIPPED_PLANS[tier]
    const { limits, ...figures } = changes[tier] ?? {}
    return Plan.parse({ ...shipped, ...figures, limits: PlanLimits.parse({ ...shipped.limits, ...limits }) })
  }
  return allOf(changed)
}

function allOf<Value>(make: (tier: Tier) => Value): Record<Tier, Value> {
  return { FREE: make('FREE'), PRO: make('PRO'), ENTERPRISE: make('ENTERPRISE'), LIFETIME: make('LIFETIME') }
}

function allTiers<Schema>(schema: Schema): Record<(typeof TIERS)[number], Schema> {
  return allOf(() => schema)
}

/** A variable that holds JSON of a shape. */
function jsonOf<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)
}
