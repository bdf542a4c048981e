import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import type { LegalTexts } from '../legal-texts.ts'
import { hasPrivacySignal } from '../privacy/browser-use.ts'
import { useDataUse } from '../privacy/use-data-use.ts'
import { systemMessages } from './messages.en.ts'
import { connectionNow, requestsNow } from './page-facts.ts'

const { compliance: words } = systemMessages

type BadgeRowProps = {
  label: string
  /** Whether all is well with it. */
  isGood: boolean
  /** What it rests on. */
  children: ReactNode
  link?: ReactNode
}

/** A badge that opens what it rests on. */
function BadgeRow({ label, isGood, children, link }: BadgeRowProps) {
  const Icon = isGood ? CircleCheck : TriangleAlert
  return (
    <details className="rounded-control border border-hairline px-3">
      <summary className="target flex cursor-pointer items-center gap-2">
        <Badge
          tone={isGood ? 'success' : 'warning'}
          icon={<Icon role="img" aria-label={isGood ? words.holds : words.look} />}
        >
          {label}
        </Badge>
      </summary>
      <div className="pb-3 text-14 text-text-2">
        <p>{children}</p>
        {link !== undefined && <p className="mt-1 text-accent">{link}</p>}
      </div>
    </details>
  )
}

const LINK = 'target-dense inline-flex items-center underline underline-offset-2 hover:no-underline'

function TextBadges({ versions }: Pick<LegalTexts, 'versions'>) {
  return versions.map(({ id, version, changedOn }) => (
    <BadgeRow
      key={id}
      isGood
      label={words[id](version)}
      link={
        <ViewLink view={{ kind: id === 'terms' ? 'legal' : 'privacy' }} className={LINK}>
          {words.read}
        </ViewLink>
      }
    >
      {words.inForce(changedOn)}
    </BadgeRow>
  ))
}

function DataMapBadge({ loadDataUse }: Pick<LegalTexts, 'loadDataUse'>) {
  const { data, isError } = useDataUse({ loadDataUse })
  const values = data?.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <BadgeRow
      isGood={values !== undefined && values > 0}
      label={values === undefined ? words.dataMapUnknown : words.dataMap(values)}
      link={
        <ViewLink view={{ kind: 'legal-tab', tab: 'data-use' }} className={LINK}>
          {words.dataMapLink}
        </ViewLink>
      }
    >
      {isError ? words.dataMapFailed : words.dataMapText}
    </BadgeRow>
  )
}

function OthersBadge() {
  const { count, otherHosts, isCut } = requestsNow()
  if (otherHosts.length > 0) {
    return (
      <BadgeRow isGood={false} label={words.others(otherHosts.length)}>
        {words.othersText(otherHosts)}
        {isCut && ` ${words.mayBeMore(count)}`}
      </BadgeRow>
    )
  }
  return (
    <BadgeRow isGood label={isCut ? words.noOthersSeen : words.noOthers}>
      {isCut ? words.noOthersSeenText(count) : words.noOthersText(count)}
    </BadgeRow>
  )
}

function ConnectionBadge() {
  const connection = connectionNow()
  return (
    <BadgeRow isGood={connection !== 'open'} label={words[connection]}>
      {words[`${connection}Text`]}
    </BadgeRow>
  )
}

/** What this product keeps to, each computed from what is so. */
export function Compliance({ versions, loadDataUse }: LegalTexts) {
  const hasSignal = hasPrivacySignal()
  return (
    <PaperSection title={words.title}>
      <p className="max-w-column text-14 text-text-2">{words.intro}</p>
      <div className="grid items-start gap-2 sm:grid-cols-2">
        <TextBadges versions={versions} />
        <DataMapBadge loadDataUse={loadDataUse} />
        <OthersBadge />
        <ConnectionBadge />
        <BadgeRow isGood label={words.consent}>
          {words.consentText}
        </BadgeRow>
        <BadgeRow isGood label={hasSignal ? words.signal : words.noSignal}>
          {hasSignal ? words.signalText : words.noSignalText}
        </BadgeRow>
      </div>
    </PaperSection>
  )
}
