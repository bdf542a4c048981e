import type { SpeechSettings } from '@placard/contract'
import type { Utterance } from '../../../client/voice/utterance.ts'
import { pageLanguage } from '../../../kit/language/language.ts'
import type { RoomSeat } from '../room.ts'

/** An upset delegate is firm, whoever they are; moods besides these leave the manner to the temperament. */
const STYLE_OF_MOOD: Partial<Record<RoomSeat['mood'], SpeechSettings['voiceType']>> = {
  angry: 'authoritative',
  frustrated: 'authoritative',
  wary: 'professional',
}

/** Announcements of the chair are in the page's language, as they stand in the record; speeches are in English. */
const CHAIR_LANGUAGE = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' }[pageLanguage]

/** How a line is said: by temperament and mood; the chair and people at the table neutrally. */
export function mannerOf(seat: RoomSeat | undefined): Pick<Utterance, 'personality' | 'settings'> {
  if (seat === undefined) return { settings: { language: CHAIR_LANGUAGE } }
  const language = 'en-US'
  if (seat.holder === 'person') return { settings: { language } }
  const voiceType = STYLE_OF_MOOD[seat.mood]
  return {
    personality: seat.delegate.temperament,
    settings: { language, ...(voiceType === undefined ? {} : { voiceType }) },
  }
}
