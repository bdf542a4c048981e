import type { RuledEngine } from '@placard/contract'
import { PROVIDER_KINDS } from '../adapters/model-providers/registry.ts'
import type { LanguageConfiguration, ModelConfiguration } from '../config/language-configuration.ts'
import type { StatusCheck } from '../ports/status-check.ts'

/**
 * Status check of the configured models. Without some of them the chat degrades and is not down: another one or the
 * built-in assistant answers. A withdrawn model is not asked, and is not missed. Undefined where no model is configured: none
 * can be down.
 */
export function languageCheck(
  { models, hasEmbedded }: LanguageConfiguration,
  withdrawn: () => Promise<ReadonlySet<RuledEngine>>,
  probe = (model: ModelConfiguration) => PROVIDER_KINDS[model.provider].probe(model),
): StatusCheck | undefined {
  if (models.length === 0) return undefined
  return {
    service: 'language',
    async check() {
      const startedAt = performance.now()
      const gone = await withdrawn()
      const allowed = models.filter(({ provider }) => !gone.has(provider))
      const found = await Promise.allSettled(allowed.map((model) => probe(model)))
      const away = found.filter(({ status }) => status === 'rejected').length
      if (away === allowed.length && !hasEmbedded) throw new Error('no language model can be asked')
      const responseTimeMs = Math.round(performance.now() - startedAt)
      return { status: away > 0 ? 'degraded_performance' : 'operational', responseTimeMs }
    },
  }
}
