import type { EngineRules } from '@placard/contract'
import { modelName } from '../../client/wording/engine-text.es.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { engineRuleMessages as english } from './messages.en.ts'

const WHO_SEES: Readonly<Record<EngineRules['models'][number]['provider'], string>> = {
  gemini: 'Google ve lo que se pregunta, y lo paga tu clave.',
  anthropic: 'Anthropic ve lo que se pregunta, y lo paga tu clave.',
  'openai-compatible': 'El servidor configurado para este modelo ve lo que se pregunta.',
}

/** The screen on which administrators decide which engines people may use. */
export const engineRuleMessages: Translation<typeof english> = {
  title: 'Motores de IA',
  intro:
    'Qué modelos se pueden usar aquí. Los cambios valen desde el mensaje siguiente y quedan en el registro de auditoría.',
  models: {
    title: 'Modelos de este servidor',
    text: 'Se ofrecen en cada chat en “Quién responde” y participan en las campañas. Un modelo desactivado no recibe consultas ni ve nada. Los chats que lo usaban reciben respuestas de otro motor y lo indican.',
    name: ({ provider, model }) => modelName({ rung: provider, model }),
    hint: ({ provider }) => WHO_SEES[provider],
    none: 'No hay ningún modelo configurado en este servidor.',
    noneText: {
      builtIn: 'El asistente integrado responde en todos los chats.',
      nothing: 'También se ha retirado el asistente integrado, así que nada puede responder.',
      ownOnly:
        'También se ha retirado el asistente integrado, así que solo reciben respuestas quienes tienen claves propias.',
    },
    howTo:
      'La administración del servidor configura los modelos con variables de entorno, como GEMINI_API_KEY; el README las enumera.',
    noneLeft: {
      builtIn: 'Todos los modelos están desactivados: el asistente integrado responde en todos los chats.',
      nothing: 'Todos los modelos están desactivados y se ha retirado el asistente integrado: nada puede responder.',
      ownOnly:
        'Todos los modelos están desactivados y se ha retirado el asistente integrado: solo reciben respuestas quienes tienen claves propias.',
    },
  },
  own: {
    title: 'Modelos propios de cada persona',
    label: 'Permitir claves propias',
    hint: 'Con su propia clave, cada persona puede consultar a Google, Anthropic u OpenAI a su costa; las llamadas las hace este servidor. Si se desactiva, las claves ya añadidas se conservan sin usarse, y sus dueños pueden eliminarlas.',
    demo: 'La demo funciona en el navegador de quien la visita y no pasa por este servidor: este ajuste no la afecta.',
  },
  failed: {
    title: 'No se han podido cargar los motores',
    text: 'El servidor no ha respondido. Vuelve a intentarlo en un momento.',
    offline: 'No tienes conexión.',
    retry: 'Reintentar',
  },
  switchedOff: (name) => `${name} está desactivado.`,
  switchedOn: (name) => `${name} está activado.`,
  ownKeysOff: 'Las claves propias están desactivadas.',
  ownKeysOn: 'Las claves propias están permitidas.',
  notChanged: 'No se ha podido cambiar. Vuelve a intentarlo en un momento.',
}
