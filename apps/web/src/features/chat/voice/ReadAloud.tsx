import type { ChatMessage } from '@placard/contract'
import { AloudButton } from '../../../client/voice/AloudButton.tsx'
import { useSpeech } from '../../../client/voice/speech.ts'
import { useHasVoice } from '../../../client/voice/use-has-voice.ts'
import { useChat } from '../chat-context.ts'
import { answerSpeechId, readAnswer } from './read-answer.ts'

type ReadAloudProps = {
  messageId: ChatMessage['id']
  /** The message that is answered. */
  asked: string
}

function Button({ messageId, asked }: ReadAloudProps) {
  const chat = useChat()
  const speech = useSpeech()
  const handleRead = () => readAnswer({ speech, chat, messageId, asked, isWanted: true })
  return <AloudButton id={answerSpeechId(messageId)} onRead={handleRead} />
}

/** Reads an answer aloud, and stops that when it is pressed again. Not there where voice is switched off. */
export function ReadAloud(props: ReadAloudProps) {
  return useHasVoice() ? <Button {...props} /> : null
}
