import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import type { RecordingGateway } from '../../../client/gateways/recording-gateway.ts'
import { PlayRecording } from '../../../client/recordings/PlayRecording.tsx'
import { useRecordings } from '../../../client/recordings/use-recordings.ts'
import { useChatState } from '../chat-context.ts'

type RecordedMessageProps = { messageId: string }

function Player({ gateway, messageId }: RecordedMessageProps & { gateway: RecordingGateway }) {
  const said = useChatState(({ messages }) => messages.length)
  const { kept } = useRecordings(gateway, said)
  const recording = kept?.recordings.find((one) => one.messageId === messageId)
  return recording === undefined ? null : <PlayRecording gateway={gateway} recordingId={recording.id} />
}

/** Plays how a message was said, while its recording is kept. */
export function RecordedMessage({ messageId }: RecordedMessageProps) {
  const gateway = useChatScope().recordings
  return gateway === undefined ? null : <Player gateway={gateway} messageId={messageId} />
}
