import type { ModelBounds } from '../../../config/model-bounds.ts'

/** Bounds of models that a test scripts. */
export const TEST_BOUNDS: ModelBounds = { contextTokens: 32_768, thinkingTokens: 0, firstTextMs: 8_000 }
