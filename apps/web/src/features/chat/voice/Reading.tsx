import { Captions } from '../../../client/voice/Captions.tsx'
import { useSpeechState } from '../../../client/voice/speech-store.ts'
import { answerSpeechId } from './read-answer.ts'

/** Where the reading of an answer is, word by word; nothing while it is not read. */
export function Reading({ messageId }: { messageId: string }) {
  const isRead = useSpeechState(({ spoken }) => spoken?.id === answerSpeechId(messageId))
  return isRead ? (
    <div className="sticky inset-be-2 z-10 mt-2 rounded-panel border border-hairline bg-surface px-4 py-2 shadow-float">
      <Captions />
    </div>
  ) : null
}
