import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import type { RecordingGateway } from '../../../client/gateways/recording-gateway.ts'
import { recordingMessages as words } from '../../../client/recordings/messages.en.ts'
import { PlayRecording } from '../../../client/recordings/PlayRecording.tsx'
import { useRecordings } from '../../../client/recordings/use-recordings.ts'
import { useChatState } from '../chat-context.ts'

type RecordedMessageProps = {
  messageId: string
  /** Whether it is told besides until when it is kept. */
  isEndShown?: boolean
}

function Player({ gateway, messageId, isEndShown }: RecordedMessageProps & { gateway: RecordingGateway }) {
  const said = useChatState(({ messages }) => messages.length)
  const { kept } = useRecordings(gateway, said)
  // they come newest first
  const parts = (kept?.recordings.filter((one) => one.messageId === messageId) ?? []).toReversed()
  const [first] = parts
  if (first === undefined) return null
  return (
    <>
      {parts.map(({ id }, at) => (
        <PlayRecording
          key={id}
          gateway={gateway}
          recordingId={id}
          label={parts.length === 1 ? words.play : words.playPart(at + 1, parts.length)}
        />
      ))}
      {isEndShown === true && <span className="font-normal">{words.ends(first.endsAt)}</span>}
    </>
  )
}

/** Plays how a message was said, part by part where it was said in several, while its recordings are kept. */
export function RecordedMessage(props: RecordedMessageProps) {
  const gateway = useChatScope().recordings
  return gateway === undefined ? null : <Player {...props} gateway={gateway} />
}
