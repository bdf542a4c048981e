import type { Translation } from '../../kit/language/translation.ts'
import type { quickStatsMessages as english } from './messages.en.ts'

/** The figures of the server. */
export const quickStatsMessages: Translation<typeof english> = {
  title: 'En cifras',
  activeUsers: 'Cuentas activas',
  activeHint: (minutes) => `Con sesión abierta y actividad en los últimos ${minutes} minutos`,
  apiCalls: 'Llamadas API/hora',
  callsSince: (time) => `Atendidas por este servidor desde las ${time}`,
  systemLoad: 'Carga del sistema',
  loadHint: 'Tiempo de procesador en uso durante el último minuto',
  failed: 'No se han podido cargar las cifras.',
  retry: 'Reintentar',
}
