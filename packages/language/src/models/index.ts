export { AsyncQueue } from './async-queue.ts'
export { createModelSpeech } from './campaign/model-speech.ts'
export { createModelUnderstanding } from './campaign/model-understanding.ts'
export { Circuit } from './circuit.ts'
export {
  KnowledgeVectors,
  type KnowledgeVectorsDependencies,
  type VectorCache,
  type VectorsByKey,
} from './embeddings/knowledge-vectors.ts'
export { createFallbackModel, type FallbackDependencies } from './fallback-model.ts'
export { type GeminiThinking, geminiThinking } from './gemini-thinking.ts'
export {
  createLiveBriefs,
  inPlaceOf,
  type LiveBrief,
  type LiveBriefs,
  type LiveRequest,
  type LookedUp,
} from './live-briefs.ts'
export {
  type ModelBounds,
  type ModelProvider,
  ModelProviderError,
  type ModelRequest,
  type Tokens,
} from './model-provider.ts'
export {
  ModelProviders,
  type ModelProvidersDependencies,
  type TokenUse,
} from './model-providers.ts'
export { livePrompt } from './prompts/live.ts'
export { nameLine, type Quoting, visible } from './prompts/quoting.ts'
export { faultOfRefusal, saysTooLong } from './service-faults.ts'
export type { DomainResult, LanguageTask, TaskAnswer } from './tasks/language-task.ts'
export { createTaskRunner, type TaskRun, type TaskRunner } from './tasks/task-runner.ts'
export { withoutThoughts } from './thoughts.ts'
export { createTitleWriter } from './title-writer.ts'
export type { Timers } from './watched.ts'
