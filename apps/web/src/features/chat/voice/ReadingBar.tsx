import { ReadingBar as Bar } from '../../../client/voice/ReadingBar.tsx'
import { useSpeech } from '../../../client/voice/speech.ts'
import { useSpeechState } from '../../../client/voice/speech-store.ts'
import { aloudMessages as words } from './messages.en.ts'
import { isAnswerSpeech } from './read-answer.ts'

/** What is being read of an answer, wherever the list is scrolled to. */
export function ReadingBar() {
  const speech = useSpeech()
  const isReading = useSpeechState(({ spoken }) => spoken !== undefined && isAnswerSpeech(spoken.id))
  if (!isReading) return null
  return (
    <Bar
      label={words.bar}
      onStop={speech.stop}
      className="mx-auto w-full max-w-184 border-t border-hairline px-4 py-1 sm:border-x sm:px-8"
    />
  )
}
