import { foreignTongueOf } from '@placard/language'
import { spokenText } from '@placard/voice'
import { CircleStop, LoaderCircle, Volume2 } from 'lucide-react'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { settingsStore } from '../settings/current.ts'
import { readTextMessages as words } from './read-text-messages.en.ts'
import { useSpeech } from './speech.ts'
import { phaseOf } from './speech-state.ts'
import { useSpeechState } from './speech-store.ts'
import { useHasVoice } from './use-has-voice.ts'
import type { Utterance } from './utterance.ts'

const ICONS = { idle: Volume2, processing: LoaderCircle, speaking: CircleStop, paused: CircleStop } as const

/** The language of a text; the user's own English where it is in English. */
function languageOf(text: string): string {
  const { language } = settingsStore.getState().settings
  return foreignTongueOf(text) ?? (/^en\b/i.test(language) ? language : 'en-US')
}

type ReadTextProps = Pick<Utterance, 'id' | 'text' | 'personality' | 'isWithoutServices'> & {
  /** Who said it, in the button's name. */
  who: string
  /** The user's own voice for answers unless another one is given. */
  voiceId?: string | undefined
}

function Reader({ id, text, who, voiceId, personality, isWithoutServices }: ReadTextProps) {
  const speech = useSpeech()
  const phase = useSpeechState((state) => (state.queue.some((queued) => queued.id === id) ? phaseOf(state) : 'idle'))
  const isReading = phase !== 'idle'
  const Icon = ICONS[phase]
  function handlePress() {
    if (isReading) return speech.skip(id)
    // whoever asks for this wants to hear it
    speech.setMuted(false)
    void speech.speak({
      id,
      text: spokenText(text),
      voiceId: voiceId ?? settingsStore.getState().settings.selectedUserVoice,
      settings: { language: languageOf(text) },
      personality,
      isWithoutServices,
      priority: 'now',
      withoutSound: 'end',
    })
  }
  return (
    <IconButton
      isDense
      label={words.read(who)}
      data-tooltip={isReading ? words.stop : words.aloud}
      aria-pressed={isReading}
      data-speech={phase}
      onClick={handlePress}
    >
      <Icon aria-hidden="true" className={phase === 'processing' ? 'animate-spin' : undefined} />
    </IconButton>
  )
}

/** Reads a text that is over aloud, and stops that when it is pressed again. Not there where nothing is spoken. */
export function ReadText(props: ReadTextProps) {
  return useHasVoice() ? <Reader {...props} /> : null
}
