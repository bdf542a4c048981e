import { engineOf } from '@placard/contract'
import { type Act, type CampaignState, publicViewOf, WORDS_MAX_LENGTH } from '@placard/engine'
import { createLeakFilter } from '../language/leaks.ts'
import type { SpeechPort } from '../ports/language.ts'
import { cleanText } from './clean-text.ts'

interface Line {
  readonly state: CampaignState
  readonly seat: string
  readonly act: Act
  readonly recent: readonly string[]
}

/** What a delegate says; `wordedBy` only when it was a model. */
export interface Spoken {
  readonly words: string
  readonly wordedBy?: string
}

/**
 * The words of an AI delegate's act, made from what is public alone. A speech port that fails never stops a session:
 * the act is then taken without words. Aborts with the signal's reason.
 */
export async function wordsFor(speech: SpeechPort, line: Line, signal?: AbortSignal): Promise<Spoken> {
  const { state, seat, act, recent } = line
  try {
    const spoken = await speech.word({ act, seat, view: publicViewOf(state), variety: state.seq, recent }, signal)
    const words = cleanText(spoken.words).slice(0, WORDS_MAX_LENGTH)
    if (engineOf(spoken.wordedBy) === undefined) return { words }
    return givesAway(state, words) ? { words: '' } : { words, wordedBy: spoken.wordedBy }
  } catch {
    signal?.throwIfAborted()
    return { words: '' }
  }
}

/** Whether a model’s words hold an agenda. No model is shown one: a net under what cannot happen. */
function givesAway(state: CampaignState, words: string): boolean {
  const agendas = state.seats.map(({ secrets }) => secrets.agenda)
  return createLeakFilter(agendas, textsIn(publicViewOf(state)))(words)
}

/** Every text in a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
