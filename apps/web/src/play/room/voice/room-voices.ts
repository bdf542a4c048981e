import genders from '@placard/content/delegates/genders.json' with { type: 'json' }
import type { VoiceAssignment, VoiceProfile } from '@placard/contract'
import { CHAIR_SPEAKER, dealVoices, type Speaker, voiceOf } from '@placard/voice'
import type { RoomSeat } from '../room.ts'

/** The chair among the speakers. */
export const CHAIR = CHAIR_SPEAKER.id

/** The player's seat and their own voice, which nobody else at the table has; undefined where it is not spoken. */
export interface OwnVoice {
  readonly seat: string
  readonly voiceId: string
}

/** What of a seat decides its voice. */
export type SeatToHear = Pick<RoomSeat, 'id' | 'holder' | 'isYou'> & {
  readonly delegate: Pick<RoomSeat['delegate'], 'name' | 'temperament'>
}

/** By the whole name: some are written family name first. Undefined for names that women and men bear alike. */
function genderOf(name: string): VoiceProfile['gender'] | undefined {
  if (genders.female.includes(name)) return 'female'
  return genders.male.includes(name) ? 'male' : undefined
}

function speakerOf({ id, delegate }: SeatToHear): Speaker {
  return { id, gender: genderOf(delegate.name), temperament: delegate.temperament }
}

/**
 * The voice of each seat and of the chair: the one that the user gave it, else the one it is dealt. Nobody shares the
 * player's own voice: who would, is dealt another, and all others keep theirs.
 */
export function voicesOf(
  seats: readonly SeatToHear[],
  assigned: readonly Pick<VoiceAssignment, 'characterId' | 'voiceId'>[],
  own: OwnVoice | undefined,
): ReadonlyMap<string, VoiceProfile> {
  const others = seats.filter(({ isYou }) => !isYou).map(speakerOf)
  const speakers: readonly Speaker[] = [CHAIR_SPEAKER, ...others]
  const voices = new Map(dealVoices(speakers))
  for (const { characterId, voiceId } of assigned)
    if (voices.has(characterId)) voices.set(characterId, voiceOf(voiceId))
  if (own === undefined) return voices
  for (const speaker of speakers) {
    if (voices.get(speaker.id)?.id !== own.voiceId) continue
    const taken = new Set([own.voiceId, ...[...voices.values()].map(({ id }) => id)])
    const other = dealVoices([speaker], taken).get(speaker.id)
    if (other !== undefined) voices.set(speaker.id, other)
  }
  return voices.set(own.seat, voiceOf(own.voiceId))
}

/**
 * The assignments after a delegate was given a voice. Whoever had it gets the delegate's old one in exchange, so that no
 * two at a table sound alike.
 *
 * @returns what to keep, and whom the exchange concerns.
 */
export function afterGiving(
  voices: ReadonlyMap<string, VoiceProfile>,
  seat: string,
  voice: VoiceProfile,
): { readonly changed: ReadonlyMap<string, VoiceProfile>; readonly exchangedWith: string | undefined } {
  const old = voices.get(seat)
  const exchangedWith = [...voices].find(([id, { id: theirs }]) => id !== seat && theirs === voice.id)?.[0]
  const changed = new Map([[seat, voice]])
  if (exchangedWith !== undefined && old !== undefined) changed.set(exchangedWith, old)
  return { changed, exchangedWith }
}
