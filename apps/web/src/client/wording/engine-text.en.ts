import { type AnswerEngine, engineOf, type TranscriptEntry } from '@placard/contract'

/** The model's own name, without the vendor's that stands before it. */
const geminiModel = (model: string) => model.replace(/^(?:models\/)?gemini-?/i, '')

/** A model as a badge names it. */
export function modelName({ rung, model }: Pick<AnswerEngine, 'rung' | 'model'>): string {
  return rung === 'gemini' ? `Gemini ${geminiModel(model)}`.trim() : model
}

/** A model, and where it runs. */
export function modelText(engine: Pick<AnswerEngine, 'rung' | 'model' | 'place'>): string {
  return `${modelName(engine)} · ${engine.place === 'cloud' ? 'cloud' : 'your server'}`
}

/** Who read or worded what, in campaigns. */
export const madeByWords = {
  wordedBy: 'Worded by',
  builtIn: 'Built-in phrases',
  readBy: (model: string) => `Read by ${model}`,
} as const

/** The model a signature of the log names; undefined for what no model made. */
export function signatureText(signature: string | undefined): string | undefined {
  const engine = engineOf(signature)
  return engine && modelText(engine)
}

/** Whether models worded any of these lines: then every line says who worded it. */
export function isSigned(entries: readonly Pick<TranscriptEntry, 'wordedBy'>[]): boolean {
  return entries.some(({ wordedBy }) => engineOf(wordedBy) !== undefined)
}

/** Who worded a delegate's speech, in a session in which models word; undefined for what no delegate said. */
export function wordingText({ kind, origin, wordedBy }: TranscriptEntry): string | undefined {
  if (kind !== 'speech' || origin === 'person') return undefined
  return signatureText(wordedBy) ?? madeByWords.builtIn
}
