import { spokenText } from '@placard/voice'
import { settingsStore } from '../settings/current.ts'
import { AloudButton } from './AloudButton.tsx'
import { readTextMessages as words } from './read-text-messages.en.ts'
import { useSpeech } from './speech.ts'
import { textLanguageOf } from './text-language.ts'
import { useHasVoice } from './use-has-voice.ts'
import type { Utterance } from './utterance.ts'

type ReadTextProps = Pick<Utterance, 'id' | 'text' | 'personality' | 'isWithoutServices'> & {
  /** Who said it, in the button's name. */
  who: string
  /** The user's own voice for answers unless another one is given. */
  voiceId?: string | undefined
}

function Reader({ id, text, who, voiceId, personality, isWithoutServices }: ReadTextProps) {
  const speech = useSpeech()
  function handleRead() {
    void speech.speak({
      id,
      text: spokenText(text),
      voiceId: voiceId ?? settingsStore.getState().settings.selectedUserVoice,
      settings: { language: textLanguageOf(text) },
      personality,
      isWithoutServices,
      priority: 'now',
      withoutSound: 'end',
    })
  }
  return <AloudButton id={id} label={words.read(who)} onRead={handleRead} />
}

/** Reads a text that is over aloud, and stops that when it is pressed again. Not there where nothing is spoken. */
export function ReadText(props: ReadTextProps) {
  return useHasVoice() ? <Reader {...props} /> : null
}
