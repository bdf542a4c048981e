import type { AnswerEngine } from '@placard/contract'
import type { ModelConfiguration, ProviderVariables } from '../../config/language-configuration.ts'
import type { ProvidedModel } from './ai-sdk-provider.ts'

/** A kind of service that answers with a language model: its variables, how it is spoken to, how it is looked after. */
export interface ProviderKind extends ProviderVariables {
  /** Where its models run. */
  readonly place: AnswerEngine['place']
  /** Loads the code that speaks to it; a page or a test without the provider pays nothing. */
  create(configuration: ModelConfiguration): Promise<ProvidedModel>
  /**
   * Asks whether it has the model that is set up, which uses no tokens.
   * @throws when it does not answer, points elsewhere, refuses the key, or has no such model.
   */
  probe(configuration: ModelConfiguration): Promise<void>
}
