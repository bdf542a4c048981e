import { momentOf } from '../../../client/recordings/messages.es.ts'
import { inSpanish } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { recordingSettingsMessages as english } from './messages.en.ts'

const secondsText = (seconds: number) => inSpanish.count(Math.max(1, Math.round(seconds)), 'segundo', 'segundos')

/** The settings of recordings. */
export const recordingSettingsMessages: Translation<typeof english> = {
  title: 'Grabaciones',
  intro: 'Lo que dices al micrófono se oye y se olvida, salvo que pidas conservarlo aquí.',
  keep: 'Conservar las grabaciones 24 horas',
  keepHint:
    'Así puedes escuchar lo que dijiste. Cada grabación se elimina a las 24 horas. Si desactivas esto, se eliminan todas de inmediato.',
  tooYoung: 'No se conservan grabaciones de menores de 16 años ni de personas a quienes nunca se preguntó la edad.',
  demo: 'La demo no conserva grabaciones. Con una cuenta puedes conservarlas 24 horas.',
  failed: 'No se han podido cargar tus grabaciones',
  failedText: 'Revisa tu conexión y vuelve a intentarlo. No se ha cambiado nada.',
  again: 'Reintentar',
  notChanged: 'No ha funcionado. No se ha cambiado nada; vuelve a intentarlo.',
  none: 'No se conserva ninguna grabación.',
  list: 'Grabaciones conservadas',
  said: (at, seconds, place) => `${momentOf(at)}, ${secondsText(seconds)}, ${place}`,
  places: {
    conversation: 'en una conversación',
    session: 'en una sesión de campaña',
    unsent: 'sin enviar',
  },
  play: (text) => `Escuchar “${text}”`,
  remove: (text) => `Eliminar la grabación “${text}”`,
  removed: 'Se ha eliminado la grabación.',
  removeAll: 'Eliminar todas las grabaciones',
  ask: (count) => (count === 1 ? '¿Eliminar la grabación?' : `¿Eliminar las ${inSpanish.number(count)} grabaciones?`),
  askText: 'No se puede deshacer.',
  confirm: 'Eliminar',
  cancel: 'Conservar',
  allRemoved: 'Se han eliminado todas las grabaciones.',
  job: (last, next) =>
    last === null || next === null
      ? 'La tarea que elimina las grabaciones todavía no se ha ejecutado.'
      : `Última eliminación de grabaciones antiguas: ${momentOf(last)}; la próxima: ${momentOf(next)}.`,
}
