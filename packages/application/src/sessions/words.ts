import { engineOf } from '@placard/contract'
import { type Act, type CampaignState, publicViewOf, WORDS_MAX_LENGTH } from '@placard/engine'
import type { SpeechPort } from '../ports/language.ts'
import { cleanText } from './clean-text.ts'
import { createLeakFilter, type LeakFilter } from './leaks.ts'

interface Line {
  readonly state: CampaignState
  readonly seat: string
  readonly act: Act
  readonly recent: readonly string[]
}

/** A delegate's line; `wordedBy` only when a model worded it. */
export interface Spoken {
  readonly words: string
  readonly wordedBy?: string
}

/**
 * Words an AI delegate's act, from public information alone. A failing speech port never stops a session: the act then
 * has no words. Aborts with the signal's reason.
 */
export async function wordsFor(speech: SpeechPort, line: Line, signal?: AbortSignal): Promise<Spoken> {
  const { state, seat, act, recent } = line
  try {
    const request = { act, seat, view: publicViewOf(state), variety: state.seq, recent }
    const said = spokenOf(await speech.word(request, signal))
    if (said.wordedBy === undefined || !givesAway(state, said.words)) return said
    const plain = spokenOf(await speech.word({ ...request, isPlain: true }, signal))
    return plain.wordedBy === undefined ? plain : { words: '' }
  } catch {
    signal?.throwIfAborted()
    return { words: '' }
  }
}

function spokenOf({ words: raw, wordedBy }: Awaited<ReturnType<SpeechPort['word']>>): Spoken {
  const words = cleanText(raw).slice(0, WORDS_MAX_LENGTH)
  return engineOf(wordedBy) === undefined ? { words } : { words, wordedBy }
}

/** Leak filters by the issues of a session, which never change: creating a filter takes longer than using it. */
const nets = new WeakMap<CampaignState['issues'], LeakFilter>()

/** Whether a model's words reveal an agenda. Defence in depth: no model is shown one. */
function givesAway(state: CampaignState, words: string): boolean {
  const net = nets.get(state.issues) ?? netOf(state)
  nets.set(state.issues, net)
  return net(words)
}

function netOf(state: CampaignState): LeakFilter {
  const agendas = state.seats.map(({ secrets }) => secrets.agenda)
  return createLeakFilter(agendas, textsIn(publicViewOf(state)))
}

/** Every string in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
