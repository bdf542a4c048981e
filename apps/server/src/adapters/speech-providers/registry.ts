import type { SpeechProviderId } from '@placard/contract'
import { embedded } from './embedded/embedded.ts'
import type { SpeechKind } from './speech-kind.ts'

/** Every kind of speaker. */
export const SPEECH_PROVIDER_KINDS: readonly SpeechKind[] = [embedded]

/** The kind of a speaker that is set up. */
export function speechKindOf(id: SpeechProviderId): SpeechKind {
  const found = SPEECH_PROVIDER_KINDS.find((kind) => kind.id === id)
  if (found === undefined) throw new RangeError(`there is no speaker called ${id}`)
  return found
}
