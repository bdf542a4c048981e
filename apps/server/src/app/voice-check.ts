import { HEARING_PROVIDER_KINDS } from '../adapters/hearing-providers/registry.ts'
import { LIVE_KIND } from '../adapters/live/live-kind.ts'
import { SPEECH_PROVIDER_KINDS } from '../adapters/speech-providers/registry.ts'
import type {
  HearingConfiguration,
  LiveConfiguration,
  SpeechConfiguration,
  VoiceConfiguration,
} from '../config/voice-configuration.ts'
import type { StatusCheck } from '../ports/status-check.ts'
import { providersCheck } from './providers-check.ts'

/** How those who speak and those who hear are probed. */
interface Probes {
  readonly speech: (speaker: SpeechConfiguration) => Promise<void>
  readonly hearing: (hearer: HearingConfiguration) => Promise<void>
  readonly live: (live: LiveConfiguration) => Promise<void>
}

const PROBES: Probes = {
  speech: (speaker) => SPEECH_PROVIDER_KINDS[speaker.provider].probe(speaker),
  hearing: (hearer) => HEARING_PROVIDER_KINDS[hearer.provider].probe(hearer),
  live: (live) => LIVE_KIND.probe(live),
}

/**
 * Status check of those who speak, those who hear and whoever does both: a partial outage where one of the first two has nobody left. What is not
 * set up at all is not missed.
 */
export function voiceCheck(
  { speech, hearing, live }: VoiceConfiguration,
  withdrawn: () => Promise<ReadonlySet<string>>,
  probes: Probes = PROBES,
): StatusCheck {
  const common = { service: 'voice', withdrawn, hasSubstitute: false } as const
  const checks = [
    ...(speech.length > 0 ? [providersCheck({ ...common, configured: speech, probe: probes.speech })] : []),
    ...(hearing.length > 0 ? [providersCheck({ ...common, configured: hearing, probe: probes.hearing })] : []),
    // those who hear, answer and speak one after the other step in
    ...(live ? [providersCheck({ ...common, hasSubstitute: true, configured: [live], probe: probes.live })] : []),
  ]
  return {
    service: common.service,
    async check() {
      const settled = await Promise.allSettled(checks.map((one) => one.check()))
      const found = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      if (found.length === 0) throw new Error('nobody speaks or hears')
      const isWell = found.every(({ status }) => status === 'operational')
      return {
        status: found.length < checks.length ? 'partial_outage' : isWell ? 'operational' : 'degraded_performance',
        responseTimeMs: Math.max(...found.map(({ responseTimeMs }) => responseTimeMs ?? 0)),
      }
    },
  }
}
