import { dealVoices, type Speaker } from '../assignment.ts'
import { CHAIR_SPEAKER } from '../chair.ts'
import { type EmbeddedSpeech, speakEmbedded } from '../flite/index.ts'
import { resampled } from '../hearing/resampled.ts'
import type { Sound } from '../sound/wav.ts'
import { styleOf } from '../style.ts'

/** Five delegates of one table, each with a temperament of their own. */
export const FIVE_DELEGATES = [
  { id: 'deu', gender: 'male', temperament: 'diplomatic' },
  { id: 'usa', gender: 'female', temperament: 'aggressive' },
  { id: 'chn', gender: 'male', temperament: 'cunning' },
  { id: 'ken', gender: 'female', temperament: 'idealistic' },
  { id: 'bra', gender: 'female', temperament: 'charismatic' },
] as const satisfies readonly Speaker[]

/** What each of them says. */
export const TEN_LINES = [
  'We will support the amendment today.',
  'The delegation asks for the floor.',
  'Nobody here can afford another year of delay.',
  'We move to proceed to a vote.',
  'My government cannot accept this clause.',
  'Clean water must come before everything else.',
  'We are ready to pay our share of the fund.',
  'Let us return to the second paragraph.',
  'That offer is not enough, and you know it.',
  'Thank you, distinguished chair.',
] as const

/** A line as a delegate of the table says it: in the voice that they are dealt beside the chair, and in their manner. */
export function speechOf({ id, temperament }: (typeof FIVE_DELEGATES)[number], text: string): EmbeddedSpeech {
  const voice = dealVoices([CHAIR_SPEAKER, ...FIVE_DELEGATES]).get(id)
  if (voice === undefined) throw new RangeError('nobody sits there')
  return { text, voiceId: voice.id, speed: 1, style: styleOf({ characterPersonality: temperament }) }
}

const RATE = 16_000
const PAUSE = new Float32Array(RATE / 2)

/** All five say a line, one after the other. */
export function saidByAll(program: WebAssembly.Module, text: string): Sound {
  const samples = FIVE_DELEGATES.flatMap((delegate) => {
    const { samples: spoken, rate } = speakEmbedded(program, speechOf(delegate, text))
    const floats = Float32Array.from(spoken, (sample) => sample / 32_768)
    return [...resampled(floats, rate, RATE), ...PAUSE]
  })
  return { samples: Int16Array.from(samples, (sample) => Math.round(sample * 32_767)), rate: RATE }
}
