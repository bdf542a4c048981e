import type { Translation } from '../../kit/language/translation.ts'
import type { quickStatsMessages as english } from './messages.en.ts'

/** The figures of the server. */
export const quickStatsMessages: Translation<typeof english> = {
  title: 'En bref',
  activeUsers: 'Comptes actifs',
  activeHint: (minutes) => `Connectés et actifs au cours des ${minutes} dernières minutes`,
  apiCalls: 'Appels API/heure',
  callsSince: (time) => `Traités par ce serveur depuis ${time}`,
  systemLoad: 'Charge du système',
  loadHint: 'Temps de processeur utilisé pendant la dernière minute',
  failed: 'Les chiffres n’ont pas pu être chargés.',
  retry: 'Réessayer',
}
