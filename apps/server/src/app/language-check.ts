import type { RuledEngine } from '@placard/contract'
import { PROVIDER_KINDS } from '../adapters/model-providers/registry.ts'
import type { LanguageConfiguration, ModelConfiguration } from '../config/language-configuration.ts'
import type { StatusCheck } from '../ports/status-check.ts'
import { providersCheck } from './providers-check.ts'

/** How a configured model is asked whether it is there, and what its last real answer ended with. */
interface LanguageProbes {
  readonly probe?: (model: ModelConfiguration) => Promise<void>
  readonly recentFault?: (engine: RuledEngine) => unknown
}

/**
 * Status check of the configured models; the built-in assistant steps in for all of them. Undefined where no model is
 * configured: none can be down.
 */
export function languageCheck(
  { models, hasEmbedded }: LanguageConfiguration,
  withdrawn: () => Promise<ReadonlySet<RuledEngine>>,
  { probe = (model) => PROVIDER_KINDS[model.provider].probe(model), recentFault }: LanguageProbes = {},
): StatusCheck | undefined {
  if (models.length === 0) return undefined
  return providersCheck({
    service: 'language',
    configured: models,
    withdrawn,
    probe,
    recentFault: ({ provider }) => recentFault?.(provider),
    hasSubstitute: hasEmbedded,
  })
}
