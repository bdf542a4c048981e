export { createFallbackModel } from './fallback-model.ts'
export {
  type ModelBounds,
  type ModelProvider,
  ModelProviderError,
  type ModelRequest,
  type Tokens,
} from './model-provider.ts'
export {
  isCut,
  ModelProviders,
  type ModelProvidersDependencies,
  type TokenUse,
} from './model-providers.ts'
export { nameLine, plain, type Quoting, quotingWith, visible } from './prompts/quoting.ts'
export { faultOfRefusal, saysTooLong } from './service-faults.ts'
export { withoutThoughts } from './thoughts.ts'
export type { Timers } from './watched.ts'
