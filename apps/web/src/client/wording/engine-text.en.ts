import type { AnswerEngine } from '@placard/contract'
import { modelId } from './model-id.ts'

/** A model's name, as in a sentence. A browser does not tell which model it has. */
export function modelName(engine: Pick<AnswerEngine, 'rung' | 'model'>): string {
  return engine.rung === 'prompt-api' ? 'the browser’s model' : modelId(engine)
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
  const name = engine.rung === 'prompt-api' ? 'Browser’s model' : modelId(engine)
  return `${name} · ${PLACES[engine.place]}`
}

/** Labels of the engines that read or worded a line in campaigns. */
export const madeByWords = {
  wordedBy: 'Worded by',
  builtIn: 'Built-in phrases',
  readBy: (model: string) => `Read by ${model}`,
} as const
