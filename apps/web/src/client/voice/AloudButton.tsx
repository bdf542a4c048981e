import { CircleStop, LoaderCircle, Volume2 } from 'lucide-react'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { readTextMessages as words } from './read-text-messages.en.ts'
import { useSpeech } from './speech.ts'
import { phaseOf } from './speech-state.ts'
import { useSpeechState } from './speech-store.ts'

const ICONS = { idle: Volume2, processing: LoaderCircle, speaking: CircleStop, paused: CircleStop } as const

type AloudButtonProps = {
  /** Names what is read among all that is spoken. */
  id: string
  /** The button's name, where there are several of them; what its tooltip says otherwise. */
  label?: string
  /** Begins to read. */
  onRead: () => void
}

/** Has something read aloud, and stops that when it is pressed again. */
export function AloudButton({ id, label = words.aloud, onRead }: AloudButtonProps) {
  const speech = useSpeech()
  const phase = useSpeechState((state) => (state.queue.some((queued) => queued.id === id) ? phaseOf(state) : 'idle'))
  const isReading = phase !== 'idle'
  const Icon = ICONS[phase]
  function handlePress() {
    if (isReading) {
      speech.skip(id)
      return
    }
    // whoever asks for this wants to hear it
    speech.setMuted(false)
    onRead()
  }
  return (
    <IconButton
      isDense
      label={label}
      data-tooltip={isReading ? words.stop : words.aloud}
      aria-pressed={isReading}
      data-speech={phase}
      onClick={handlePress}
    >
      <Icon aria-hidden="true" className={phase === 'processing' ? 'animate-spin' : undefined} />
    </IconButton>
  )
}
