/** Where a model to add runs. */
export const SOURCES = ['computer', 'gemini', 'anthropic', 'openai'] as const
export type Source = (typeof SOURCES)[number]
