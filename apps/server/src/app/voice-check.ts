import { SPEECH_PROVIDER_KINDS } from '../adapters/speech-providers/registry.ts'
import type { SpeechConfiguration } from '../config/voice-configuration.ts'
import type { StatusCheck } from '../ports/status-check.ts'
import { providersCheck } from './providers-check.ts'

/** Status check of those who speak. */
export function voiceCheck(
  speakers: readonly SpeechConfiguration[],
  withdrawn: () => Promise<ReadonlySet<string>>,
  probe = (speaker: SpeechConfiguration) => SPEECH_PROVIDER_KINDS[speaker.provider].probe(speaker),
): StatusCheck {
  return providersCheck({ service: 'voice', configured: speakers, withdrawn, probe, hasSubstitute: false })
}
