import type { AnswerEngine } from '@placard/contract'
import type { ModelRequest } from '@placard/language/models'
import type { ModelConfiguration, ProviderVariables } from '../../config/language-configuration.ts'
import type { EmbeddingKind } from '../embeddings/embedding-kind.ts'
import type { CallOptions, ProvidedModel } from './ai-sdk-provider.ts'

/** A kind of model provider: its variables, how to create it, how to probe it. */
export interface ProviderKind extends ProviderVariables {
  /** Where its models run. */
  readonly place: AnswerEngine['place']
  /** Its vectors of texts; undefined where the service makes none. */
  readonly embeddings?: EmbeddingKind
  /** What a call of a model takes besides the request. */
  callOptions(configuration: ModelConfiguration, request?: Pick<ModelRequest, 'isBrief'>): CallOptions
  /** Loads the code that calls it; a test or a server without this provider loads nothing. */
  create(configuration: ModelConfiguration): Promise<ProvidedModel>
  /**
   * Checks that the service has the configured model, without using tokens.
   * @throws when it does not answer, redirects, refuses the key, or has no such model.
   */
  probe(configuration: ModelConfiguration): Promise<void>
}
