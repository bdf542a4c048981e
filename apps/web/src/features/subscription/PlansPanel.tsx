import type { Plan, Plans, Subscription, UsageKind } from '@placard/contract'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { BillingSwitch } from './BillingSwitch.tsx'
import { TIER_ICONS } from './CurrentPanel.tsx'
import { subscriptionMessages, TIER_LABELS } from './messages.en.ts'
import { formatPrice, yearlySaving } from './prices.ts'
import { storageMessages } from './storage-messages.en.ts'
import type { Changes, PlanChoice } from './use-subscription.ts'

const { plans: words, actions } = subscriptionMessages

/** What suits most who use up the free plan. It is named only to them. */
const RECOMMENDED = 'PRO'

type PlansPanelProps = {
  plans: Plans
  current: Subscription | undefined
  /** The kinds of usage in this version of the product: only their limits are shown. */
  kinds: readonly UsageKind[]
  changes: Changes
}

/** The plans side by side, with their prices and limits. */
export function PlansPanel({ plans: { plans, arePaymentsConfigured }, current, kinds, changes }: PlansPanelProps) {
  const [isAnnual, setAnnual] = useState(false)
  const { checkout } = changes
  return (
    <div className="flex flex-col gap-5">
      {!arePaymentsConfigured && <Alert>{words.notConfigured}</Alert>}
      {checkout.isError && (
        <Alert tone="danger" title={actions.failed}>
          {checkout.error.message}
        </Alert>
      )}
      <BillingSwitch isAnnual={isAnnual} onChoose={setAnnual} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {plans.map((plan) => (
          <PlanCard
            key={plan.tier}
            plan={plan}
            isAnnual={isAnnual}
            isYours={isYours(plan, current, isAnnual)}
            isTrialOffered={current?.paidBy === 'nobody' && current.status === 'ACTIVE'}
            isForSale={arePaymentsConfigured}
            isRecommended={plan.tier === RECOMMENDED && (current?.effectiveTier ?? 'FREE') === 'FREE'}
            kinds={kinds}
            isBusy={checkout.isPending && checkout.variables.tier === plan.tier}
            onChoose={checkout.mutate}
          />
        ))}
      </ul>
      {arePaymentsConfigured && <p className="text-13 text-text-2">{words.secure}</p>}
      <p role="status" className="sr-only">
        {checkout.data?.url !== undefined && actions.toPayment}
      </p>
    </div>
  )
}

function isYours({ tier }: Plan, current: Subscription | undefined, isAnnual: boolean): boolean {
  if (current?.effectiveTier !== tier) return false
  return current.isAnnual === undefined || current.isAnnual === isAnnual
}

type PlanCardProps = {
  plan: Plan
  isAnnual: boolean
  isYours: boolean
  isTrialOffered: boolean
  isForSale: boolean
  isRecommended: boolean
  kinds: readonly UsageKind[]
  isBusy: boolean
  onChoose: (choice: PlanChoice) => void
}

function PlanCard(props: PlanCardProps) {
  const { plan, isAnnual, isYours, isTrialOffered, isForSale, isRecommended, kinds, isBusy, onChoose } = props
  const { tier, trialDays } = plan
  const Icon = TIER_ICONS[tier]
  const price = priceOf(plan, isAnnual)
  const saving =
    isAnnual && plan.monthlyCents !== undefined && plan.yearlyCents !== undefined
      ? yearlySaving(plan.monthlyCents, plan.yearlyCents)
      : 0
  return (
    <li
      className={`flex flex-col gap-3 rounded-panel border bg-surface p-4 ${isRecommended ? 'border-accent' : 'border-hairline'}`}
    >
      <h3 className="flex items-center gap-2 text-15 font-medium">
        <Icon aria-hidden="true" className="size-5 text-accent" />
        <span className="flex-1">{TIER_LABELS[tier]}</span>
        {isYours && <Badge tone="accent">{words.yours}</Badge>}
        {isRecommended && <Badge tone="accent">{words.recommended}</Badge>}
      </h3>
      <p>
        <span className={price === undefined ? 'text-15 text-text-2' : 'text-20 font-medium tabular-nums'}>
          {price?.amount ?? words.notSold}
        </span>
        {price?.rhythm !== undefined && <span className="ms-2 text-13 text-text-2">{price.rhythm}</span>}
        {saving > 0 && <span className="block text-13 text-text-2">{words.saves(saving)}</span>}
      </p>
      <ul className="flex flex-col gap-1 text-14 text-text-2">
        {kinds.includes('ai') && <Allowed>{words.wordsPerDay(plan.limits.wordsPerDay)}</Allowed>}
        {kinds.map((kind) => (
          <Allowed key={kind}>{words.limit(kind, limitOf(plan, kind))}</Allowed>
        ))}
        <Allowed>{storageMessages.limit(plan.limits.storedBytes)}</Allowed>
        {trialDays > 0 && isTrialOffered && plan.onceCents === undefined && <li>{words.trial(trialDays)}</li>}
      </ul>
      {isForSale && !isYours && tier !== 'FREE' && price !== undefined && (
        <Button
          variant={isRecommended ? 'primary' : 'secondary'}
          className="mt-auto"
          isBusy={isBusy}
          onClick={() => onChoose({ tier, annual: isAnnual })}
        >
          {words.choose(TIER_LABELS[tier])}
        </Button>
      )}
    </li>
  )
}

function Allowed({ children }: { children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
      {children}
    </li>
  )
}

function priceOf({ tier, monthlyCents, yearlyCents, onceCents }: Plan, isAnnual: boolean) {
  if (tier === 'FREE') return { amount: formatPrice(0), rhythm: undefined }
  if (onceCents !== undefined) return { amount: formatPrice(onceCents), rhythm: words.once }
  const cents = isAnnual ? yearlyCents : monthlyCents
  if (cents === undefined) return undefined
  return { amount: formatPrice(cents), rhythm: isAnnual ? words.perYear : words.perMonth }
}

function limitOf({ limits }: Plan, kind: UsageKind): number | null {
  const { voiceMinutes: voice, campaigns: campaign, aiInteractions: ai, exports } = limits
  return { voice, campaign, ai, export: exports }[kind]
}
