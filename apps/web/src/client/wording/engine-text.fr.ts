import type { AnswerEngine } from '@placard/contract'
import type { Translation } from '../../kit/language/translation.ts'
import type {
  madeByWords as englishMadeByWords,
  modelName as englishModelName,
  modelText as englishModelText,
} from './engine-text.en.ts'
import { modelId } from './model-id.ts'

/** As in a sentence; it may follow “par”, not “de” or “à”. */
export const modelName: Translation<typeof englishModelName> = (engine) =>
  engine.rung === 'prompt-api' ? 'le modèle du navigateur' : modelId(engine)

const PLACES: Readonly<Record<AnswerEngine['place'], string>> = {
  cloud: 'cloud',
  'own-server': 'votre serveur',
  'own-key': 'cloud, avec votre clé',
  'own-computer': 'votre ordinateur',
  device: 'sur cet appareil',
  'built-in': 'intégré',
  elsewhere: 'ailleurs',
}

/** A model's name, and where it runs. */
export const modelText: Translation<typeof englishModelText> = (engine) =>
  `${engine.rung === 'prompt-api' ? 'Modèle du navigateur' : modelId(engine)} · ${PLACES[engine.place]}`

/** Labels of the engines that read or worded a line in campaigns. */
export const madeByWords: Translation<typeof englishMadeByWords> = {
  wordedBy: 'Formulation :',
  builtIn: 'Phrases intégrées',
  readBy: (model) => `Lecture : ${model}`,
}
