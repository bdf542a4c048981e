import { useEffect, useState } from 'react'
import type { Call } from '../../client/api/client.ts'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Loaded } from '../../kit/ui/Loaded.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { CurrentPanel } from './CurrentPanel.tsx'
import { TIER_LABELS, subscriptionMessages as words } from './messages.en.ts'
import { PlansPanel } from './PlansPanel.tsx'
import { StoragePanel } from './StoragePanel.tsx'
import { storageMessages } from './storage-messages.en.ts'
import { UsagePanel } from './UsagePanel.tsx'
import { useChanges, useCurrent, usePlans, useStorage, useUsage } from './use-subscription.ts'

/** Time after which an unconfirmed payment takes longer than usual. */
const LATE_MS = 60_000
/** Fragments of the return address from the payment service, after a payment or a change. */
const AWAITED: Readonly<Record<string, 'payment' | 'change'>> = { '#paid': 'payment', '#changed': 'change' }

type SubscriptionScreenProps = {
  call: Call
  askSupportEmail: () => Promise<string | undefined>
  /** Navigates to the payment service. */
  onLeave?: (url: string) => void
}

const leave = (url: string) => window.location.assign(url)

/** The user's plan, their month, and the other plans. */
export function SubscriptionScreen({ call, askSupportEmail, onLeave = leave }: SubscriptionScreenProps) {
  usePageTitle(words.title, words.intro)
  const [awaited] = useState(() => AWAITED[window.location.hash])
  const current = useCurrent(call, awaited)
  const plans = usePlans(call)
  const usage = useUsage(call)
  const stored = useStorage(call)
  const changes = useChanges(call, onLeave)
  const isConfirmed = current.data?.paidBy === 'card'
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-32">{words.title}</h1>
        <p className="mt-1 text-15 text-text-2">{words.intro}</p>
      </header>
      {awaited === 'payment' && current.data && (
        <PaidNotice tier={isConfirmed ? TIER_LABELS[current.data.tier] : undefined} />
      )}
      <PaperSection title={words.current.title}>
        <Loaded query={current}>
          {(subscription) => (
            <CurrentPanel
              subscription={subscription}
              changes={changes}
              askSupportEmail={askSupportEmail}
              now={current.dataUpdatedAt}
            />
          )}
        </Loaded>
      </PaperSection>
      <PaperSection title={words.usage.title}>
        <Loaded query={usage}>{(month) => <UsagePanel usage={month} />}</Loaded>
      </PaperSection>
      <PaperSection title={storageMessages.title}>
        <Loaded query={stored}>{(use) => <StoragePanel use={use} />}</Loaded>
      </PaperSection>
      <PaperSection title={words.plans.title}>
        <Loaded query={plans}>
          {(offer) => (
            <PlansPanel plans={offer} current={current.data} kinds={usage.data?.kinds ?? []} changes={changes} />
          )}
        </Loaded>
      </PaperSection>
    </div>
  )
}

/** After a payment: the plan changes as soon as the payment service has notified the server. */
function PaidNotice({ tier }: { tier: string | undefined }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (tier !== undefined) return <Alert tone="success">{words.paid.done(tier)}</Alert>
  return (
    <Alert tone="info" title={words.paid.waitingTitle}>
      {isLate ? words.paid.late : words.paid.waiting}
    </Alert>
  )
}
