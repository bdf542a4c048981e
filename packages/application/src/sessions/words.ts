import { type Act, type CampaignState, publicViewOf, WORDS_MAX_LENGTH } from '@placard/engine'
import type { SpeechPort } from '../ports/language.ts'
import { cleanText } from './clean-text.ts'

interface Line {
  readonly state: CampaignState
  readonly seat: string
  readonly act: Act
  readonly recent: readonly string[]
}

/**
 * The words of an AI delegate's act, made from what is public alone. A speech port that fails never stops a session:
 * the act is then taken without words. Aborts with the signal's reason.
 */
export async function wordsFor(speech: SpeechPort, line: Line, signal?: AbortSignal): Promise<string> {
  const { state, seat, act, recent } = line
  try {
    const spoken = await speech.word({ act, seat, view: publicViewOf(state), variety: state.seq, recent }, signal)
    return cleanText(spoken.words).slice(0, WORDS_MAX_LENGTH)
  } catch {
    signal?.throwIfAborted()
    return ''
  }
}
