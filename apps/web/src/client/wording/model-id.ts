import type { AnswerEngine } from '@placard/contract'

/** The name of a model as its vendor writes it, the same in every language: “Gemini flash-latest”, “llama3.2:8b”. */
export function modelId({ rung, model }: Pick<AnswerEngine, 'rung' | 'model'>): string {
  return rung === 'gemini' ? `Gemini ${model.replace(/^(?:models\/)?gemini-?/i, '')}`.trim() : model
}
