import type { HearingConfiguration } from '../../config/voice-configuration.ts'
import { Hearers, type HearersDependencies } from './hearers.ts'
import { HEARING_PROVIDER_KINDS } from './registry.ts'

/** Creates those who are set up to hear, in their order. The code of each is loaded only where it is. */
export async function createHearers(
  configured: readonly HearingConfiguration[],
  dependencies: Omit<HearersDependencies, 'providers' | 'now'>,
): Promise<Hearers> {
  const providers = await Promise.all(
    configured.map((one) => HEARING_PROVIDER_KINDS[one.provider].create(one, dependencies.queue)),
  )
  return new Hearers({ ...dependencies, providers, now: () => performance.now() })
}
