import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { statusMessages as english } from './messages.en.ts'

/** The status of the server's services. */
export const statusMessages: Translation<typeof english> = {
  title: 'État du service',
  statuses: {
    operational: 'Opérationnel',
    maintenance: 'Maintenance',
    degraded_performance: 'Ralentissements',
    partial_outage: 'Panne partielle',
    major_outage: 'Panne majeure',
  },
  services: {
    api: { name: 'API', about: 'Toutes les demandes de la page au serveur.' },
    database: { name: 'Base de données', about: 'Là où sont conservés les comptes et les sessions.' },
    realtime: { name: 'Mises à jour en direct', about: 'Montrent les sessions en direct.' },
    mail: { name: 'E-mail', about: 'Liens pour les nouveaux mots de passe et les confirmations.' },
    payments: { name: 'Paiements', about: 'Paiement d’une offre.' },
    language: {
      name: 'Modèles de langage',
      about: 'Réponses dans les discussions. L’assistant intégré prend le relais.',
    },
    voice: { name: 'Voix', about: 'Lit les textes à voix haute.' },
  },
  allWell: 'Tous les services sont opérationnels.',
  /** During maintenance. */
  allAnswering: 'Tous les services répondent pour le moment.',
  troubled: (count) =>
    count === 1
      ? 'Un service n’est pas opérationnel.'
      : `${inFrench.number(count)} services ne sont pas opérationnels.`,
  maintenance: 'Maintenance',
  checkedAt: (time) => `Vérifié à ${time}, puis de nouveau chaque minute.`,
  responseTime: 'Temps de réponse',
  noAnswer: 'Pas de réponse',
  uptime: 'Disponibilité sur 24 heures',
  samples: (count) => `${count} vérifications sur 1 440 possibles`,
  noSamples: 'Aucune vérification',
  history: (service) => `${service} : les dernières 24 heures`,
  from: 'Il y a 24 heures',
  now: 'Maintenant',
  columns: ['Début', 'Vérifications', 'Disponibilité', 'Pire état'],
  notChecked: 'Non vérifié',
  explanation:
    'Chaque service est vérifié une fois par minute en l’utilisant. Un service lent compte comme disponible ; la maintenance n’est comptée ni pour ni contre. Quand le serveur est arrêté, rien n’est vérifié : ces heures restent vides.',
  failed: {
    title: 'L’état du serveur n’est pas disponible',
    text: 'Le serveur est injoignable pour l’instant. La cause peut être le réseau ou le serveur lui-même.',
    offline: 'Cet appareil n’est pas connecté à internet. L’état s’affichera au retour de la connexion.',
    old: 'Le serveur est injoignable pour l’instant. Voici son dernier état connu.',
    retry: 'Réessayer',
  },
  contact: (email) => `Des questions ? Écrivez à ${email}.`,
}
