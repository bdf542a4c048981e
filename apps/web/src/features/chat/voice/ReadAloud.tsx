import type { ChatMessage } from '@placard/contract'
import { CircleStop, LoaderCircle, Volume2 } from 'lucide-react'
import { useSpeech } from '../../../client/voice/speech.ts'
import { phaseOf } from '../../../client/voice/speech-state.ts'
import { useSpeechState } from '../../../client/voice/speech-store.ts'
import { useHasVoice } from '../../../client/voice/use-has-voice.ts'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { useChat } from '../chat-context.ts'
import { aloudMessages as words } from './messages.en.ts'
import { answerSpeechId, readAnswer } from './read-answer.ts'

const ICONS = { idle: Volume2, processing: LoaderCircle, speaking: CircleStop, paused: CircleStop } as const

type ReadAloudProps = {
  messageId: ChatMessage['id']
  /** The message that is answered. */
  asked: string
}

function Button({ messageId, asked }: ReadAloudProps) {
  const chat = useChat()
  const speech = useSpeech()
  const id = answerSpeechId(messageId)
  const phase = useSpeechState((state) => (state.queue.some((queued) => queued.id === id) ? phaseOf(state) : 'idle'))
  const isReading = phase !== 'idle'
  const Icon = ICONS[phase]

  function handlePress() {
    if (isReading) return speech.skip(id)
    // whoever asks for this wants to hear it
    speech.setMuted(false)
    readAnswer({ speech, chat, messageId, asked, isWanted: true })
  }
  return (
    <IconButton
      isDense
      label={words.read}
      data-tooltip={isReading ? words.stop : words.read}
      aria-pressed={isReading}
      data-speech={phase}
      onClick={handlePress}
    >
      <Icon aria-hidden="true" className={phase === 'processing' ? 'animate-spin' : undefined} />
    </IconButton>
  )
}

/** Reads an answer aloud, and stops that when it is pressed again. Not there where voice is switched off. */
export function ReadAloud(props: ReadAloudProps) {
  return useHasVoice() ? <Button {...props} /> : null
}
