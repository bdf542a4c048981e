import type { SpeechConfiguration } from '../../config/voice-configuration.ts'
import { SPEECH_PROVIDER_KINDS } from './registry.ts'
import { Speakers, type SpeakersDependencies } from './speakers.ts'

/** Creates those who are set up to speak, in their order. The code of each is loaded only where it is. */
export async function createSpeakers(
  configured: readonly SpeechConfiguration[],
  { spareMs, ...dependencies }: Omit<SpeakersDependencies, 'speakers' | 'now'> & { readonly spareMs: number },
): Promise<Speakers> {
  const speakers = await Promise.all(
    configured.map(async (configuration) => ({
      id: configuration.provider,
      provider: await SPEECH_PROVIDER_KINDS[configuration.provider].create(configuration, { spareMs }),
    })),
  )
  return new Speakers({ ...dependencies, speakers, now: () => performance.now() })
}
