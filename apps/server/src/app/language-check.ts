import type { RuledEngine } from '@placard/contract'
import { PROVIDER_KINDS } from '../adapters/model-providers/registry.ts'
import type { LanguageConfiguration, ModelConfiguration } from '../config/language-configuration.ts'
import type { StatusCheck } from '../ports/status-check.ts'
import { providersCheck } from './providers-check.ts'

/**
 * Status check of the configured models; the built-in assistant steps in for all of them. Undefined where no model is
 * configured: none can be down.
 */
export function languageCheck(
  { models, hasEmbedded }: LanguageConfiguration,
  withdrawn: () => Promise<ReadonlySet<RuledEngine>>,
  probe = (model: ModelConfiguration) => PROVIDER_KINDS[model.provider].probe(model),
): StatusCheck | undefined {
  if (models.length === 0) return undefined
  return providersCheck({ service: 'language', configured: models, withdrawn, probe, hasSubstitute: hasEmbedded })
}
