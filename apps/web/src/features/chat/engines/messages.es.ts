import type { EngineOffer } from '@placard/contract'
import { modelName } from '../../../client/wording/engine-text.es.ts'
import { inSpanish } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { engineMessages as english } from './messages.en.ts'

type Model = EngineOffer['models'][number]

const VENDORS: Readonly<Record<Model['provider'], string>> = {
  gemini: 'Google',
  anthropic: 'Anthropic',
  'openai-compatible': 'El operador de este sitio',
}

const nameOf = ({ provider, model }: Model) => modelName({ rung: provider, model })

const WITHDRAWN = 'La administración de este sitio ha desactivado este modelo.'
const STANDS_IN = 'Responde en su lugar el asistente integrado.'

/** Spanish: words of the menu in which a conversation's engine is chosen. */
export const engineMessages: Translation<typeof english> = {
  answersBy: (title, isWithdrawn) => `Quién responde: ${title}${isWithdrawn ? ' (desactivado)' : ''}`,
  legend: 'Quién responde en este chat',
  applies: 'A partir de tu próximo mensaje. Los chats nuevos empiezan con tu última elección.',
  automatic: 'Automático',
  automaticNote: (models, hasBuiltIn) =>
    `${inSpanish.list(models.map(nameOf))}${models.length > 1 ? ', en este orden' : ''}${hasBuiltIn ? '; el asistente integrado si ninguno puede responder' : ''}. Las preguntas y las respuestas cuentan para tus palabras diarias.`,
  modelTitle: nameOf,
  modelNote: ({ provider, place }) =>
    place === 'own-server'
      ? 'Funciona en un servidor del operador de este sitio. Las preguntas y las respuestas cuentan para tus palabras diarias.'
      : `${VENDORS[provider]} ve este chat. Las preguntas y las respuestas cuentan para tus palabras diarias.`,
  builtIn: 'Asistente integrado',
  builtInNote: 'Ningún modelo de IA, y nadie más ve este chat. Solo cuentan tus propias palabras.',
  builtInDemoNote: 'Ningún modelo de IA. Todo se queda en este navegador.',
  browserNotes: {
    device:
      'El modelo propio de tu navegador, que es pequeño. Este sitio guarda el chat; ninguna empresa de IA lo ve. Solo cuentan tus propias palabras.',
    own: 'Tu navegador pregunta a tu propio equipo. Este sitio guarda el chat; ninguna empresa de IA lo ve. Solo cuentan tus propias palabras.',
  },
  deviceOffer: 'En este dispositivo: descargar un modelo…',
  aboutDevice: 'El modelo en este dispositivo',
  useDevice: 'Usarlo en este chat',
  withdrawnNote: (hasModels, hasBuiltIn) =>
    hasModels
      ? `${WITHDRAWN} Responde en su lugar otro modelo de este sitio${hasBuiltIn ? ' o el asistente integrado' : ''}.`
      : `${WITHDRAWN} ${hasBuiltIn ? STANDS_IN : 'Aquí no puede responder nada más.'}`,
  withheld: 'Has desactivado los servicios de IA externos a este servidor.',
  withheldLink: 'Tus consentimientos',
  withheldNote: (hasBuiltIn) =>
    `Has desactivado los servicios de IA externos a este servidor. ${hasBuiltIn ? STANDS_IN : 'Aquí no puede responder nada más.'}`,
  ownWithdrawnNote: (hasBuiltIn) =>
    `La administración de este sitio no permite modelos con claves propias.${hasBuiltIn ? ` ${STANDS_IN}` : ''}`,
  nothing: 'Nadie',
  nothingNote: 'Este sitio no tiene ningún motor que pueda responder. Su administración puede configurar uno.',
  gone: 'Un modelo que no está aquí',
  goneNote: `Se ha eliminado o pertenece a otro navegador. ${STANDS_IN}`,
}
