import type { TranscriptEntry } from '@placard/contract'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { ChatScopeContext } from '../../../client/gateways/chat-scope.ts'
import type { RecordingGateway } from '../../../client/gateways/recording-gateway.ts'
import { PlayRecording } from '../../../client/recordings/PlayRecording.tsx'
import { useRecordings } from '../../../client/recordings/use-recordings.ts'
import type { Room } from '../room.ts'
import { recordedLines } from './recorded-lines.ts'

type Recorded = { readonly gateway: RecordingGateway; readonly lines: ReadonlyMap<number, string> }

const RecordedContext = createContext<Recorded | undefined>(undefined)

type RecordedLinesProps = {
  sessionId: string
  room: Pick<Room, 'seats'>
  entries: readonly TranscriptEntry[]
  children: ReactNode
}

function Kept({ gateway, sessionId, room, entries, children }: RecordedLinesProps & { gateway: RecordingGateway }) {
  const seat = room.seats.find(({ isYou }) => isYou)?.id
  const said = entries.filter((entry) => entry.seat === seat && entry.origin === 'person').length
  const { kept } = useRecordings(gateway, said)
  const recorded = useMemo(() => {
    const own = kept?.recordings.filter((recording) => recording.sessionId === sessionId) ?? []
    return { gateway, lines: recordedLines(entries, seat, own) }
  }, [gateway, kept, sessionId, entries, seat])
  return <RecordedContext value={recorded}>{children}</RecordedContext>
}

/** Lines of a session, among which those that the user has spoken can be played while their recordings are kept. */
export function RecordedLines(props: RecordedLinesProps) {
  const gateway = useContext(ChatScopeContext)?.recordings
  return gateway === undefined ? props.children : <Kept {...props} gateway={gateway} />
}

/** Plays how a line was said; nothing where no recording is kept. */
export function PlayLine({ seq }: Pick<TranscriptEntry, 'seq'>) {
  const recorded = useContext(RecordedContext)
  const recordingId = recorded?.lines.get(seq)
  if (recorded === undefined || recordingId === undefined) return null
  return <PlayRecording gateway={recorded.gateway} recordingId={recordingId} />
}
