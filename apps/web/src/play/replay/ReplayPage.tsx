import type { SessionDetail } from '@placard/contract'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { clockText } from '../../kit/ui/clock-text.ts'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { entryWording } from '../room/entry-wording.ts'
import { GoBack } from '../room/GoBack.tsx'
import { ImportedMark } from '../room/ImportedMark.tsx'
import { sessionWords } from '../room/messages.en.ts'
import type { Room } from '../room/room.ts'
import { Moments } from './Moments.tsx'
import { replayMessages as words } from './messages.en.ts'
import { replayMoments } from './moments.ts'
import { ReplayCaptions } from './ReplayCaptions.tsx'
import { ReplayHall } from './ReplayHall.tsx'
import { ReplayText } from './ReplayText.tsx'
import { Scrubber } from './Scrubber.tsx'
import { useFrame } from './use-frames.ts'
import { usePlayer, usePlaying } from './use-player.ts'
import { ReplaySpeech } from './voice/ReplaySpeech.tsx'
import { useReplayVoice, useVoiceKey } from './voice/use-replay-voice.ts'

/** The replay of a finished session, from any of its moments. */
export function ReplayPage({ detail }: { detail: SessionDetail }) {
  const { entries, session } = detail
  const moments = useMemo(() => replayMoments(detail.debrief), [detail.debrief])
  const player = usePlayer(entries)
  const entry = entries[player.index]
  const { view, isReady, error, retry } = useFrame(session.id, entry?.seq ?? 1)
  const { index, isPlaying, speed } = player
  const voice = useReplayVoice({ sessionId: session.id, view: detail.view, entry, speed })
  useVoiceKey(voice)
  // playback pauses while a range is loading
  usePlaying(player, entries, { isReady, ...voice })
  // lines refer to ids, of which the last view knows the most
  const room: Room = detail.view
  const spoken = entry ? entryWording(entry, room).text : ''
  const time = clockText(entry?.at ?? 0)
  return (
    <article className="mx-auto flex w-full max-w-page flex-1 flex-col gap-5 px-4 pt-4 pb-16 sm:px-6">
      <ReplayHeader detail={detail} phase={view?.clock.phases[view.clock.phaseIndex]?.id} />
      {error && (
        <Alert
          tone="danger"
          title={words.stretchFailed}
          action={
            <Button size="sm" onClick={() => void retry()}>
              {words.retry}
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {view ? <ReplayHall view={view} heard={voice.isHeard ? voice.line?.by : undefined} /> : <HallLoading />}
          <ReplayCaptions entries={entries} index={index} room={room} sessionId={session.id} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {view && <ReplayText view={view} />}
          <Moments moments={moments} entries={entries} room={room} onJump={player.goTo} />
          <section aria-label={words.resume} className="paper flex flex-col gap-2 p-5">
            <h2 className="text-20">{words.resume}</h2>
            <p className="text-13 text-text-2">{words.goOnHint}</p>
            <GoBack session={session} seq={Math.max(1, entry?.seq ?? 1)} time={time} />
          </section>
        </div>
      </div>
      <Scrubber player={player} entries={entries} moments={moments} spoken={spoken} voice={voice} />
      {voice.hasVoice && (
        <ReplaySpeech
          sessionId={session.id}
          view={view ?? detail.view}
          line={voice.line}
          isPlaying={isPlaying}
          onSaid={voice.onSaid}
        />
      )}
    </article>
  )
}

type ReplayHeaderProps = { detail: SessionDetail; phase: keyof typeof sessionWords.phases | undefined }

function ReplayHeader({ detail: { session, view }, phase }: ReplayHeaderProps) {
  return (
    <header className="flex flex-col gap-1">
      <ViewLink
        view={{ kind: 'debrief', sessionId: session.id }}
        className="target -ms-2 inline-flex items-center gap-2 self-start rounded-control px-2 text-14 font-medium hover:bg-text/8"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.toDebrief}
      </ViewLink>
      <h1 className="text-24 sm:text-32">{words.title(view.title)}</h1>
      <ImportedMark session={session} isExplained />
      {phase && <p className="text-15 text-text-2">{sessionWords.phases[phase]}</p>}
    </header>
  )
}

function HallLoading() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  )
}
