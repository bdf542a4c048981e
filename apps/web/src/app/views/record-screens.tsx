import { lazy, type ReactNode, Suspense } from 'react'
import type { SessionReading } from '../../features/records/surroundings.ts'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { localZone } from '../../kit/ui/zoned-dates.ts'

const SessionTranscript = lazy(async () => {
  const { SessionTranscript: Transcript } = await import('../../play/transcript/SessionTranscript.tsx')
  return { default: Transcript }
})

/** A session's transcript with its own code, which comes only where somebody reads one. */
function Session(props: SessionReading) {
  return (
    <PanelBoundary>
      <Suspense>
        <SessionTranscript {...props} zone={localZone()} />
      </Suspense>
    </PanelBoundary>
  )
}

/** What the views of records are handed by the chat and by sessions. */
const loadSurroundings = async () => {
  const [{ RecordSurroundingsContext }, { useConversationActs }, { AnswerText }, { useOpenHit }] = await Promise.all([
    import('../../features/records/surroundings.ts'),
    import('../../features/chat/panel/use-conversations.ts'),
    import('../../features/chat/markdown/AnswerText.tsx'),
    import('../commands/open-hit.ts'),
  ])
  const surroundings = { useActs: useConversationActs, useOpenHit, Answer: AnswerText, Session }
  return ({ children }: { children: ReactNode }) => (
    <RecordSurroundingsContext value={surroundings}>{children}</RecordSurroundingsContext>
  )
}

export const History = lazy(async () => {
  const [{ HistoryScreen }, Surroundings] = await Promise.all([
    import('../../features/records/history/HistoryScreen.tsx'),
    loadSurroundings(),
  ])
  return {
    default: () => (
      <Surroundings>
        <HistoryScreen zone={localZone()} />
      </Surroundings>
    ),
  }
})

export const Transcripts = lazy(async () => {
  const [{ TranscriptsScreen }, Surroundings] = await Promise.all([
    import('../../features/records/transcripts/TranscriptsScreen.tsx'),
    loadSurroundings(),
  ])
  return {
    default: () => (
      <Surroundings>
        <TranscriptsScreen zone={localZone()} />
      </Surroundings>
    ),
  }
})

export const Transcript = lazy(async () => {
  const [{ TranscriptScreen }, Surroundings] = await Promise.all([
    import('../../features/records/transcripts/TranscriptScreen.tsx'),
    loadSurroundings(),
  ])
  return {
    default: ({ transcriptId }: { transcriptId: string }) => (
      <Surroundings>
        <TranscriptScreen transcriptId={transcriptId} zone={localZone()} />
      </Surroundings>
    ),
  }
})
