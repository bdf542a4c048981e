import type { Embeddings } from '@placard/application'
import type { ModelProviderId } from '@placard/contract'
import type { ModelConfiguration, ProviderVariable } from '../../config/language-configuration.ts'

/** Settings of vectors by one model of a provider; address and key are those of the provider. */
export type EmbeddingConfiguration = Pick<ModelConfiguration, 'model' | 'apiKey' | 'url'>

/** How one kind of provider makes vectors of texts: its variables, and how to create what asks it. */
export interface EmbeddingKind {
  readonly id: ModelProviderId
  readonly variables: { readonly model: ProviderVariable }
  create(configuration: EmbeddingConfiguration): Embeddings
}
