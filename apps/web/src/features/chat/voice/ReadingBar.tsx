import { CircleStop, Pause, Play } from 'lucide-react'
import { Captions } from '../../../client/voice/Captions.tsx'
import { useSpeech } from '../../../client/voice/speech.ts'
import { useSpeechState } from '../../../client/voice/speech-store.ts'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { aloudMessages as words } from './messages.en.ts'
import { isAnswerSpeech } from './read-answer.ts'

/** What is being read of an answer, wherever the list is scrolled to, with the ways to pause and to stop it. */
export function ReadingBar() {
  const speech = useSpeech()
  const isReading = useSpeechState(({ spoken }) => spoken !== undefined && isAnswerSpeech(spoken.id))
  const isPaused = useSpeechState((state) => state.isPaused)
  if (!isReading) return null
  return (
    <section
      aria-label={words.bar}
      className="mx-auto flex w-full max-w-184 animate-appear items-center gap-2 border-t border-hairline bg-surface px-4 py-1 sm:border-x sm:px-8"
    >
      <div className="line-clamp-2 flex min-h-11 min-w-0 flex-1 items-center text-15">
        <Captions className="text-15" />
      </div>
      <IconButton label={isPaused ? words.resume : words.pause} onClick={isPaused ? speech.resume : speech.pause}>
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </IconButton>
      <IconButton label={words.stop} onClick={speech.stop}>
        <CircleStop aria-hidden="true" />
      </IconButton>
    </section>
  )
}
