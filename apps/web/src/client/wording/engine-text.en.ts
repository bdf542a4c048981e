import { type AnswerEngine, engineOf, type TranscriptEntry } from '@placard/contract'

/** The model's name without the vendor prefix. */
const geminiModel = (model: string) => model.replace(/^(?:models\/)?gemini-?/i, '')

/** A model's name, as in a sentence. A browser does not tell which model it has. */
export function modelName({ rung, model }: Pick<AnswerEngine, 'rung' | 'model'>): string {
  if (rung === 'prompt-api') return 'the browser’s model'
  return rung === 'gemini' ? `Gemini ${geminiModel(model)}`.trim() : model
}

const PLACES: Readonly<Record<AnswerEngine['place'], string>> = {
  cloud: 'cloud',
  'own-server': 'your server',
  'own-key': 'cloud, with your key',
  'own-computer': 'your computer',
  device: 'on this device',
  'built-in': 'built in',
  elsewhere: 'elsewhere',
}

/** A model's name, and where it runs. */
export function modelText(engine: Pick<AnswerEngine, 'rung' | 'model' | 'place'>): string {
  const name = engine.rung === 'prompt-api' ? 'Browser’s model' : modelName(engine)
  return `${name} · ${PLACES[engine.place]}`
}

/** Labels of the engines that read or worded a line in campaigns. */
export const madeByWords = {
  wordedBy: 'Worded by',
  builtIn: 'Built-in phrases',
  readBy: (model: string) => `Read by ${model}`,
} as const

/** The model named by a signature in the log; undefined for lines without a model. */
export function signatureText(signature: string | undefined): string | undefined {
  const engine = engineOf(signature)
  return engine && modelText(engine)
}

/** Whether a model worded any of these lines: then every line shows its engine. */
export function isSigned(entries: readonly Pick<TranscriptEntry, 'wordedBy'>[]): boolean {
  return entries.some(({ wordedBy }) => engineOf(wordedBy) !== undefined)
}

/** The engine that worded a delegate's speech, in a session with a model; undefined for other lines. */
export function wordingText({ kind, origin, wordedBy }: TranscriptEntry): string | undefined {
  if (kind !== 'speech' || origin === 'person') return undefined
  return signatureText(wordedBy) ?? madeByWords.builtIn
}
