import type { PublicCampaign, SessionDetail } from '@placard/contract'
import { useMemo, useState } from 'react'
import { useHasVoice } from '../../client/voice/use-has-voice.ts'
import type { AskedDebrief } from '../room/use-debrief.ts'
import { DealSpacePanel } from './DealSpacePanel.tsx'
import { DebriefHeader } from './DebriefHeader.tsx'
import { DebriefPending } from './DebriefPending.tsx'
import { GainsPanel } from './GainsPanel.tsx'
import { gainsOf } from './gains.ts'
import { DebriefVoice } from './listen/DebriefVoice.tsx'
import { createListening, ListeningContext } from './listen/listening-store.ts'
import { spokenSections } from './listen/spoken-sections.ts'
import { MomentsPanel } from './MomentsPanel.tsx'
import { PromisesPanel } from './PromisesPanel.tsx'
import { QualityPanel } from './QualityPanel.tsx'
import { RecordPanel } from './RecordPanel.tsx'
import { ResolutionPanel } from './ResolutionPanel.tsx'
import { ScorePanel } from './ScorePanel.tsx'
import { SupportPanel } from './SupportPanel.tsx'
import { SharePanel } from './share/SharePanel.tsx'
import { TurningPointsPanel } from './TurningPointsPanel.tsx'
import { VotePanel } from './VotePanel.tsx'

type DebriefPageProps = { detail: SessionDetail; asked: AskedDebrief; campaign: PublicCampaign | undefined }

const WIDE = 'flex min-w-0 flex-col gap-6 lg:col-span-2 lg:gap-8'

/** The debrief page of a session, which can be listened to. */
export function DebriefPage(props: DebriefPageProps) {
  const { detail, campaign } = props
  const hasVoice = useHasVoice()
  const [listening] = useState(createListening)
  const sections = useMemo(() => spokenSections(detail, campaign), [detail, campaign])
  return (
    <ListeningContext value={hasVoice ? listening : undefined}>
      <Page {...props} />
      {hasVoice && <DebriefVoice sessionId={detail.session.id} sections={sections} />}
    </ListeningContext>
  )
}

/** From the result down to the transcript. */
function Page({ detail, asked, campaign }: DebriefPageProps) {
  const { view, debrief } = detail
  const gains = gainsOf(debrief?.gains ?? [], view)
  return (
    <article className="flex-1 pb-20">
      <DebriefHeader detail={detail} />
      <div className="mx-auto grid max-w-page gap-6 px-4 pt-6 sm:px-6 lg:grid-cols-2 lg:gap-8 lg:pt-8">
        <ScorePanel view={view} />
        {debrief ? (
          <QualityPanel quality={debrief.outcomeQuality} gains={gains} isAdopted={debrief.final !== undefined} />
        ) : (
          <DebriefPending {...asked} />
        )}
        <div className={WIDE}>
          <ResolutionPanel view={view} campaign={campaign} />
        </div>
        {debrief && (
          <div className={WIDE}>
            <TurningPointsPanel points={debrief.turningPoints} detail={detail} />
            <DealSpacePanel debrief={debrief} view={view} />
            <GainsPanel gains={gains} view={view} />
          </div>
        )}
        {debrief && <SupportPanel support={debrief.support} view={view} />}
        <VotePanel view={view} />
        {debrief && <MomentsPanel moments={debrief.moments} detail={detail} />}
        <PromisesPanel view={view} />
        <div className={WIDE}>
          <SharePanel detail={detail} campaign={campaign} />
          <RecordPanel detail={detail} />
        </div>
      </div>
    </article>
  )
}
