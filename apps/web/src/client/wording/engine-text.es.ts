import type { AnswerEngine } from '@placard/contract'
import type { Translation } from '../../kit/language/translation.ts'
import type {
  madeByWords as englishMadeByWords,
  modelName as englishModelName,
  modelText as englishModelText,
} from './engine-text.en.ts'
import { modelId } from './model-id.ts'

/** As in a sentence; it may follow “por”, not “de” or “a”. */
export const modelName: Translation<typeof englishModelName> = (engine) =>
  engine.rung === 'prompt-api' ? 'el modelo del navegador' : modelId(engine)

const PLACES: Readonly<Record<AnswerEngine['place'], string>> = {
  cloud: 'nube',
  'own-server': 'tu servidor',
  'own-key': 'nube, con tu clave',
  'own-computer': 'tu equipo',
  device: 'en este dispositivo',
  'built-in': 'integrado',
  elsewhere: 'en otro lugar',
}

/** A model's name, and where it runs. */
export const modelText: Translation<typeof englishModelText> = (engine) =>
  `${engine.rung === 'prompt-api' ? 'Modelo del navegador' : modelId(engine)} · ${PLACES[engine.place]}`

/** Labels of the engines that read or worded a line in campaigns. */
export const madeByWords: Translation<typeof englishMadeByWords> = {
  wordedBy: 'Redacción:',
  builtIn: 'Frases integradas',
  readBy: (model) => `Lectura: ${model}`,
}
