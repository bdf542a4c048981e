import { isVoiceService, MODEL_PROVIDERS, type RuledEngine } from '@placard/contract'
import type { Configuration } from '../config/configuration.ts'
import type { ConsentGate } from '../ports/consent-gate.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** Engines that are not asked for a user, or, without one, for nobody. */
export type BarredEngines = (userId?: string) => Promise<ReadonlySet<RuledEngine>>

/** Who may be asked for whom: the one place that decides whether what a user says leaves this server. */
export interface Keeping {
  /** Whether a user has nothing they say sent to services. Where that cannot be read, they have. Never rejects. */
  isKeptIn(userId: string): Promise<boolean>
  /** What an administrator has withdrawn from everybody, and all services for a user who has nothing sent to them. */
  readonly barred: BarredEngines
}

/** Composes who may be asked. A server without services asks nobody about them. */
export function keepingOver(
  { configuration, logger }: Pick<Dependencies, 'configuration' | 'logger'>,
  consents: ConsentGate,
  withdrawn: () => Promise<ReadonlySet<RuledEngine>>,
): Keeping {
  const hasServices = asksServices(configuration)
  const isKeptIn = async (userId: string): Promise<boolean> => {
    if (!hasServices) return false
    try {
      return !(await consents.holds(userId, 'third-party-sharing'))
    } catch (error) {
      logger.warn({ err: error }, 'a consent could not be read: nothing is sent to services')
      return true
    }
  }
  return {
    isKeptIn,
    async barred(userId) {
      const [everybodys, isKept] = await Promise.all([withdrawn(), userId !== undefined && isKeptIn(userId)])
      return isKept ? new Set([...everybodys, ...MODEL_PROVIDERS]) : everybodys
    },
  }
}

function asksServices({ language, voice }: Pick<Configuration, 'language' | 'voice'>): boolean {
  const voices = [...voice.speech, ...voice.hearing]
  return (
    language.models.length > 0 || voice.live !== undefined || voices.some(({ provider }) => isVoiceService(provider))
  )
}
