import { SPEECH_PROVIDER_KINDS } from '../adapters/speech-providers/registry.ts'
import type { SpeechConfiguration } from '../config/voice-configuration.ts'
import type { StatusCheck } from '../ports/status-check.ts'

/**
 * Status check of those who speak: degraded while one is away and another steps in, down when none is left. A withdrawn
 * one is not asked, and is not missed.
 */
export function voiceCheck(
  speakers: readonly SpeechConfiguration[],
  withdrawn: () => Promise<ReadonlySet<string>>,
  probe = (speaker: SpeechConfiguration) => SPEECH_PROVIDER_KINDS[speaker.provider].probe(speaker),
): StatusCheck {
  return {
    service: 'voice',
    async check() {
      const startedAt = performance.now()
      const gone = await withdrawn()
      const allowed = speakers.filter(({ provider }) => !gone.has(provider))
      const found = await Promise.allSettled(allowed.map((speaker) => probe(speaker)))
      const away = found.filter(({ status }) => status === 'rejected').length
      if (away === allowed.length) throw new Error('no voice can be asked')
      const responseTimeMs = Math.round(performance.now() - startedAt)
      return { status: away > 0 ? 'degraded_performance' : 'operational', responseTimeMs }
    },
  }
}
