import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RecordingGateway } from '../../../client/gateways/recording-gateway.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { useRecordings } from '../../../client/recordings/use-recordings.ts'
import type { LegalTexts } from '../legal-texts.ts'
import { browserUse, hasPrivacySignal } from './browser-use.ts'
import { privacyMessages as words } from './messages.en.ts'
import { useDataUse } from './use-data-use.ts'

type CardProps = { title: string; figure: string; text: string; link?: ReactNode }

/** One answer: what is kept, how much of it, and where to read or change it. */
function Card({ title, figure, text, link }: CardProps) {
  return (
    <div className="flex h-full flex-col gap-1 rounded-panel border border-hairline bg-surface p-4">
      <h3 className="text-13 font-medium text-text-2">{title}</h3>
      <p className="text-17 font-semibold">{figure}</p>
      <p className="text-13 text-text-2">{text}</p>
      {link !== undefined && <p className="mt-auto text-14 text-accent">{link}</p>}
    </div>
  )
}

const LINK = 'target-dense inline-flex items-center underline underline-offset-2 hover:no-underline'

export function DemoServerCard() {
  const { title, demo, demoText } = words.server
  return <Card title={title} figure={demo} text={demoText} />
}

export function ServerCard({ loadDataUse }: Pick<LegalTexts, 'loadDataUse'>) {
  const { title, counted, text, failed, link } = words.server
  const { data, isError } = useDataUse({ loadDataUse })
  const values = data?.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <Card
      title={title}
      figure={values === undefined ? (isError ? failed : words.looking) : counted(values, data?.length ?? 0)}
      text={text}
      link={
        <ViewLink view={{ kind: 'legal-tab', tab: 'data-use' }} className={LINK}>
          {link}
        </ViewLink>
      }
    />
  )
}

export function BrowserCard() {
  const { title, counted, text, link } = words.browser
  const { data } = useQuery({ queryKey: ['browser-use'], queryFn: browserUse, staleTime: 0 })
  return (
    <Card
      title={title}
      figure={data === undefined ? words.looking : counted(data.entries, data.bytes)}
      text={text}
      link={
        <ViewLink view={{ kind: 'privacy' }} className={LINK}>
          {link}
        </ViewLink>
      }
    />
  )
}

export function RecordingsCard({ gateway }: { gateway: RecordingGateway | undefined }) {
  const { title, none, text } = words.recordings
  return gateway === undefined ? (
    <Card title={title} figure={none} text={text} />
  ) : (
    <KeptRecordingsCard gateway={gateway} />
  )
}

function KeptRecordingsCard({ gateway }: { gateway: RecordingGateway }) {
  const { title, off, on, text, failed, link } = words.recordings
  const { kept, isMissing } = useRecordings(gateway)
  const figure = kept === undefined ? words.looking : kept.isKeeping ? on(kept.recordings.length) : off
  return (
    <Card
      title={title}
      figure={isMissing ? failed : figure}
      text={text}
      link={
        <ViewLink view={{ kind: 'settings-tab', tab: 'voice' }} anchor="recordings" className={LINK}>
          {link}
        </ViewLink>
      }
    />
  )
}

export function SaleCard() {
  const { title, none, signal, noSignal } = words.sale
  return <Card title={title} figure={none} text={hasPrivacySignal() ? signal : noSignal} />
}

export function UsageCard() {
  const { title, none, text } = words.usage
  return <Card title={title} figure={none} text={text} />
}

export function TextsCard({ versions }: Pick<LegalTexts, 'versions'>) {
  const { title, versions: both, since, link } = words.texts
  const versionOf = (id: 'terms' | 'privacy') => versions.find((text) => text.id === id)
  const newest =
    versions
      .map(({ changedOn }) => changedOn)
      .toSorted()
      .at(-1) ?? ''
  return (
    <Card
      title={title}
      figure={both(versionOf('terms')?.version ?? '', versionOf('privacy')?.version ?? '')}
      text={since(newest)}
      link={
        <ViewLink view={{ kind: 'legal' }} className={LINK}>
          {link}
        </ViewLink>
      }
    />
  )
}
