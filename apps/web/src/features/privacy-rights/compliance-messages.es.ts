import type { Translation } from '../../kit/language/translation.ts'
import type { complianceMessages as english } from './compliance-messages.en.ts'

export const complianceMessages: Translation<typeof english> = {
  notice: 'Ahora mismo, este servidor no cumple todo lo que promete.',
  see: 'Ver qué falla',
  title: 'Cumplimiento de la CCPA',
  intro:
    'Este servidor se revisa a sí mismo según la ley de privacidad del consumidor de California (CCPA). Lo que no se cumple no cambia tus derechos.',
  met: 'Se cumple',
  unmet: 'No se cumple',
  checks: {
    'data-map-complete': 'Todo lo que se guarda sobre personas está en la lista de lo que se guarda.',
    'requests-in-time': 'Ninguna solicitud abierta ha superado su plazo legal.',
    'log-intact': 'Nadie ha modificado el registro de solicitudes.',
    'retention-runs': 'Lo que se guarda por un tiempo limitado se elimina cuando ese tiempo termina.',
  },
  contact: 'Preguntar a quien administra el servidor',
  close: 'Cerrar',
  categoriesLabel: 'Categorías que contienen algo sobre ti',
  categories: (done, of) =>
    done === 1
      ? `${done} de ${of} categorías contiene algo sobre ti`
      : `${done} de ${of} categorías contienen algo sobre ti`,
}
