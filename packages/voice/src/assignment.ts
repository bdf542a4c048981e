import type { VoiceProfile } from '@placard/contract'
import { VOICES } from './roster.ts'

/** A delegate who needs a voice. */
export interface Speaker {
  /** The seat. */
  readonly id: string
  /** Undefined where nothing is known: then any voice may be dealt. */
  readonly gender?: VoiceProfile['gender'] | undefined
  readonly temperament: VoiceProfile['personality']
}

/**
 * Deals a voice to each speaker, in their order: one of their gender and temperament if there is one left, else of their
 * gender, else any; no two alike at one table while there are voices left. The same table gets the same voices.
 *
 * @param taken ids of voices that others at the table have already.
 */
export function dealVoices(
  speakers: readonly Speaker[],
  taken: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, VoiceProfile> {
  const dealt = new Map<string, VoiceProfile>()
  for (const speaker of speakers) {
    const used = new Set([...taken, ...[...dealt.values()].map(({ id }) => id)])
    const left = VOICES.filter(({ id }) => !used.has(id))
    const voice = best(speaker, left.length > 0 ? left : VOICES)
    if (voice !== undefined) dealt.set(speaker.id, voice)
  }
  return dealt
}

function best({ id, gender, temperament }: Speaker, voices: readonly VoiceProfile[]): VoiceProfile | undefined {
  const ofGender = gender === undefined ? voices : voices.filter((voice) => voice.gender === gender)
  const candidates = ofGender.length > 0 ? ofGender : voices
  const suited = candidates.filter(({ personality }) => personality === temperament)
  const among = suited.length > 0 ? suited : candidates
  return among[hashOf(id) % among.length]
}

/** FNV-1a over code units: spreads the seats of different tables over the voices. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
