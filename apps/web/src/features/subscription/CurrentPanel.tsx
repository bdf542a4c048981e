import { shownStatus } from '@placard/application'
import type { Subscription, Tier } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { Building2, CreditCard, Infinity as InfinityIcon, type LucideIcon, Sparkles, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { STATUS_LABELS, subscriptionMessages, TIER_LABELS } from './messages.en.ts'
import { actionsFor, rhythmOf, stateOf } from './state-text.ts'
import type { Changes } from './use-subscription.ts'

const { current: words, actions } = subscriptionMessages

export const TIER_ICONS: Readonly<Record<Tier, LucideIcon>> = {
  FREE: UserRound,
  PRO: Sparkles,
  ENTERPRISE: Building2,
  LIFETIME: InfinityIcon,
}

type CurrentPanelProps = {
  subscription: Subscription
  changes: Changes
  askSupportEmail: () => Promise<string | undefined>
  now: number
}

/** The user's plan, its state, and the possible actions. */
export function CurrentPanel({ subscription, changes, askSupportEmail, now }: CurrentPanelProps) {
  const { tier } = subscription
  const status = shownStatus(subscription)
  const { tone, text } = stateOf(subscription, now)
  const rhythm = rhythmOf(subscription)
  const Icon = TIER_ICONS[tier]
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden="true" className="size-6 text-accent" />
        <span className="font-serif text-24">{TIER_LABELS[tier]}</span>
        <Badge tone={tone}>{STATUS_LABELS[status]}</Badge>
      </p>
      <p className="text-15 text-text-2">
        {text}
        {rhythm !== undefined && ` ${rhythm}`}
        {status === 'unknown' && <SupportLink askSupportEmail={askSupportEmail} />}
      </p>
      <Actions subscription={subscription} changes={changes} />
    </div>
  )
}

function SupportLink({ askSupportEmail }: Pick<CurrentPanelProps, 'askSupportEmail'>) {
  const support = useQuery({ queryKey: ['support-email'], queryFn: async () => (await askSupportEmail()) ?? null })
  if (support.data === undefined) return null
  if (support.data === null) return ` ${words.noSupport}`
  return (
    <>
      {' '}
      <a href={`mailto:${support.data}`} className="font-medium text-accent underline">
        {words.support}
      </a>
    </>
  )
}

function Actions({ subscription, changes }: Pick<CurrentPanelProps, 'subscription' | 'changes'>) {
  const [isAsking, setAsking] = useState(false)
  const { mayCancel, mayReactivate, mayPayOtherwise, mustPay } = actionsFor(subscription)
  const { cancel, reactivate, paymentMethod } = changes
  const failed = [cancel, reactivate, paymentMethod].find(({ isError }) => isError)
  if (!mayCancel && !mayReactivate && !mayPayOtherwise) return null
  const stop = (immediate: boolean) => {
    setAsking(false)
    cancel.mutate(immediate)
  }
  return (
    <>
      {failed?.error && (
        <Alert tone="danger" title={actions.failed}>
          {failed.error.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {mayReactivate && (
          <Button variant="primary" isBusy={reactivate.isPending} onClick={() => reactivate.mutate()}>
            {actions.reactivate}
          </Button>
        )}
        {mayPayOtherwise && (
          <Button
            variant={mustPay ? 'primary' : 'secondary'}
            icon={<CreditCard aria-hidden="true" className="size-4" />}
            isBusy={paymentMethod.isPending}
            onClick={() => paymentMethod.mutate()}
          >
            {actions.paymentMethod}
          </Button>
        )}
        {mayCancel && (
          <Button variant="quiet" isBusy={cancel.isPending} onClick={() => setAsking(true)}>
            {actions.cancel}
          </Button>
        )}
      </div>
      <CancelDialog
        isOpen={isAsking}
        periodEnd={subscription.currentPeriodEnd}
        onClose={() => setAsking(false)}
        onCancel={stop}
      />
    </>
  )
}
