import type { SessionDetail, TranscriptEntry } from '@placard/contract'
import { useContext, useMemo } from 'react'
import { VoiceGatewayContext } from '../../client/gateways/voice-gateway.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { lineAnchor } from '../../client/reading/line-anchor.ts'
import { readingMessages } from '../../client/reading/messages.en.ts'
import { ReadingLine } from '../../client/reading/ReadingLine.tsx'
import { ReadingList } from '../../client/reading/ReadingList.tsx'
import { ReadText } from '../../client/voice/ReadText.tsx'
import { isSigned } from '../../client/wording/who-worded.ts'
import { stillEnglish } from '../../kit/language/language.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { clockText } from '../../kit/ui/clock-text.ts'
import { Flag } from '../../kit/ui/Flag.tsx'
import { momentText } from '../../kit/ui/zoned-dates.ts'
import { characterOf, entryWording } from '../room/entry-wording.ts'
import { isTextChange } from '../room/is-text-change.ts'
import { PlayLine, RecordedLines } from '../room/recorded/RecordedLines.tsx'
import { type Room, seatIn } from '../room/room.ts'
import { mannerOf } from '../room/voice/manner.ts'
import { useRoomVoices } from '../room/voice/use-room-voices.ts'
import { WordedBy } from '../room/WordedBy.tsx'
import { wholeRoom } from '../room/whole-room.ts'
import { transcriptMessages as words } from './messages.en.ts'

type LineProps = {
  entry: TranscriptEntry
  room: Room
  session: SessionDetail['session']
  zone: string
  voiceId: string | undefined
  /** Whether a model worded any line of the session, so that each names what worded it. */
  isSigned: boolean
}

/** When it was said on the clock of the session, which leads to the moment where there is a replay. */
function Time({ entry, session, zone }: Pick<LineProps, 'entry' | 'session' | 'zone'>) {
  const said = new Date(entry.now).toISOString()
  const time = (
    <time dateTime={said} title={momentText(said, zone)}>
      {clockText(entry.at)}
    </time>
  )
  if (session.status !== 'concluded') return time
  return (
    <ViewLink
      view={{ kind: 'replay', sessionId: session.id }}
      anchor={lineAnchor(entry.seq)}
      aria-label={words.replayOf(clockText(entry.at))}
      className="hover:underline"
    >
      {time}
    </ViewLink>
  )
}

function Line({ entry, room, session, zone, voiceId, isSigned }: LineProps) {
  const { title, text } = entryWording(entry, room)
  const who = characterOf(entry, room)
  const isSpeech = entry.kind === 'speech'
  const isMarked = isTextChange(entry)
  const seat = seatIn(room, entry.seat)
  return (
    <ReadingLine
      id={String(entry.seq)}
      page={{ kind: 'transcript', transcriptId: `session-${session.id}` }}
      who={who}
      picture={seat && <Flag code={seat.flag} className="size-4.5 self-center" />}
      time={<Time entry={entry} session={session} zone={zone} />}
      isMarked={isMarked}
      marks={
        <>
          {!isSpeech && <span className="text-12 text-text-3 tracking-wide">{title}</span>}
          {isSigned && <WordedBy entry={entry} />}
          {isSpeech && <PlayLine seq={entry.seq} />}
          {isMarked && <Badge tone="accent">{words.textChange}</Badge>}
        </>
      }
      actions={
        <ReadText
          id={`transcript:${session.id}:${entry.seq}`}
          text={text}
          who={who}
          voiceId={voiceId}
          personality={mannerOf(seat).personality}
        />
      }
    >
      <p
        {...(isSpeech ? stillEnglish : {})}
        className={isSpeech ? 'max-w-column font-serif text-17' : 'max-w-column text-14 text-text-2'}
      >
        {text}
      </p>
    </ReadingLine>
  )
}

type SessionLinesProps = {
  detail: SessionDetail
  entries: readonly TranscriptEntry[]
  isWhole: boolean
  zone: string
}

type ListProps = SessionLinesProps & { voiceOf: (entry: TranscriptEntry) => string | undefined }

function List({ detail, entries, isWhole, zone, voiceOf }: ListProps) {
  const { session } = detail
  const room = useMemo(() => wholeRoom(detail), [detail])
  const signed = isSigned(detail.entries)
  return (
    <RecordedLines sessionId={session.id} room={room} entries={detail.entries}>
      <ReadingList label={readingMessages.list} lines={entries} keyOf={({ seq }) => String(seq)} isWhole={isWhole}>
        {(entry) => (
          <Line
            key={entry.seq}
            entry={entry}
            room={room}
            session={session}
            zone={zone}
            voiceId={voiceOf(entry)}
            isSigned={signed}
          />
        )}
      </ReadingList>
    </RecordedLines>
  )
}

/** Each delegate is read in the voice that they have in the session. */
function Voiced(props: SessionLinesProps) {
  const { voices } = useRoomVoices(props.detail.session.id, props.detail.view.seats)
  return <List {...props} voiceOf={({ seat }) => voices.get(seat ?? 'chair')?.id} />
}

/** The lines of a session's transcript. */
export function SessionLines(props: SessionLinesProps) {
  const hasVoice = useContext(VoiceGatewayContext) !== undefined
  if (props.entries.length === 0) return <p className="px-4 py-3 text-15 text-text-2">{words.nothing}</p>
  return hasVoice ? <Voiced {...props} /> : <List {...props} voiceOf={() => undefined} />
}
