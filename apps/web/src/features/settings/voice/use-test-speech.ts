import { useEffect, useRef } from 'react'
import { useSpeech } from '../../../client/voice/speech.ts'
import { speechStore, useSpeechState } from '../../../client/voice/speech-store.ts'
import type { Utterance } from '../../../client/voice/utterance.ts'
import { voiceSettingsMessages } from './messages.en.ts'

const { test } = voiceSettingsMessages

/** A text to be tried out; its name begins like those of all tests of the settings. */
export type TestUtterance = Omit<Utterance, 'id' | 'priority' | 'withoutSound'> & { readonly id: `settings-${string}` }

/** The tests of the voice settings: one at a time, instead of whatever else is spoken. */
export interface TestSpeech {
  /** What is being played, from the press of its button to its end. */
  readonly playing: string | undefined
  play(utterance: TestUtterance): void
  stop(): void
}

const isTest = (id: string | undefined): id is string => id?.startsWith('settings-') === true

/** @param tell shows that a test could not be played. */
export function useTestSpeech(tell: (text: string) => void): TestSpeech {
  const speech = useSpeech()
  const first = useSpeechState(({ queue }) => queue[0]?.id)
  /** Counts what was started and stopped, so that only the newest test tells how it ended. */
  const attempt = useRef(0)

  function stop(): void {
    attempt.current += 1
    const id = speechStore.getState().queue[0]?.id
    if (isTest(id)) speech.skip(id)
  }

  async function play(utterance: TestUtterance): Promise<void> {
    stop()
    const own = attempt.current
    const { ending } = await speech.speak({ ...utterance, priority: 'now', withoutSound: 'end' })
    if (own === attempt.current && (ending === 'dropped' || ending === 'shown')) tell(test.failed)
  }

  useEffect(() => stop, [])

  return {
    playing: isTest(first) ? first : undefined,
    play: (utterance) => void play(utterance),
    stop,
  }
}
