import { CHAIR_LINES, DEFAULT_SETTINGS, type SpeechRequest } from '@placard/contract'
import { dealVoices, type Speaker } from './assignment.ts'
import { speechPieces } from './pieces.ts'
import { voiceOf } from './roster.ts'

/** The chair among the speakers of a table: dealt first, so that it has the same voice at every table. */
export const CHAIR_SPEAKER = { id: 'chair', temperament: 'diplomatic' } as const satisfies Speaker

/**
 * The chair's fixed lines as a page asks for them, in pieces, where nobody has changed voice or speed: made before they are
 * needed, the chair is heard at once.
 */
export function chairRequests(): readonly SpeechRequest[] {
  const voice = dealVoices([CHAIR_SPEAKER]).get(CHAIR_SPEAKER.id)
  const settings = { speed: DEFAULT_SETTINGS.speechSpeed, language: 'en-US' }
  return Object.values(CHAIR_LINES)
    .flatMap((lines): readonly string[] => Object.values(lines))
    .flatMap(speechPieces)
    .map((text) => ({ text, voiceId: voice?.id ?? voiceOf('').id, settings }))
}
