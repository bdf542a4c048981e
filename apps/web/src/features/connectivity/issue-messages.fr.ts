import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type {
  estimateMessages as englishEstimates,
  ISSUE_MESSAGES as englishIssues,
  meanwhileMessages as englishMeanwhile,
  AFFECTED_SERVICES as englishServices,
} from './issue-messages.en.ts'

/** Title, meaning and suggested actions of each connection issue. */
export const ISSUE_MESSAGES: Translation<typeof englishIssues> = {
  NETWORK_OFFLINE: {
    message: 'Pas de connexion internet',
    description: 'Cet appareil n’est pas connecté à internet. Ce que vous écrivez est conservé.',
    userActions: [
      'Vérifiez le câble réseau ou le Wi-Fi de cet appareil.',
      'Désactivez le mode avion.',
      'Continuez dans la démo : elle n’a besoin d’aucune connexion.',
    ],
  },
  API_SERVER_DOWN: {
    message: 'Service momentanément indisponible',
    description: 'Le serveur ne répond pas. Ce qui a été enregistré est en sécurité.',
    userActions: [
      'Choisissez « Réessayer », ou attendez : la page réessaie d’elle-même.',
      'Consultez la page d’état du service.',
      'Écrivez à l’assistance si le problème persiste.',
    ],
  },
  API_RATE_LIMITED: {
    message: 'Trop de demandes',
    description: 'Trop de demandes sont parties d’ici en peu de temps.',
    userActions: [
      'Attendez la fin du compte à rebours : 60 secondes suffisent en général.',
      'Fermez les autres onglets de Placard.',
      'Si vous atteignez souvent la limite de votre offre, pensez à une offre supérieure.',
    ],
  },
  WEBSOCKET_CONNECTION_FAILED: {
    message: 'Temps réel indisponible',
    description: 'Les mises à jour en direct n’arrivent pas. Vous pouvez toujours écrire.',
    userActions: [
      'Choisissez « Reconnecter », ou attendez : la page réessaie d’elle-même.',
      'Continuez par écrit : une session ouverte cherche les nouveautés toutes les quelques secondes.',
      'Demandez à l’administration de votre réseau si les WebSockets sont autorisés.',
    ],
  },
  OPENAI_API_DOWN: {
    message: 'Services d’IA momentanément indisponibles',
    description: 'Le modèle de langage ne répond pas : l’assistant ne peut donc pas répondre.',
    userActions: [
      'Réessayez plus tard.',
      'Consultez la page d’état du service.',
      'Écrivez à l’assistance si le problème persiste.',
    ],
  },
  OPENAI_QUOTA_EXCEEDED: {
    message: 'Limite d’utilisation de l’IA atteinte',
    description: 'Ce serveur a épuisé pour l’instant son quota de modèle de langage.',
    userActions: [
      'Attendez que le quota soit réinitialisé.',
      'Écrivez à l’assistance : l’administration de votre serveur peut l’augmenter.',
      'Choisissez un autre moteur dans la discussion, si vous en avez un.',
    ],
  },
  API_MAINTENANCE_MODE: {
    message: 'Maintenance programmée',
    description: 'Le serveur est en maintenance. Certaines parties peuvent être lentes ou indisponibles.',
    userActions: [
      'Terminez ce que vous écrivez et patientez.',
      'Consultez la page d’état du service.',
      'Revenez plus tard.',
    ],
  },
  NETWORK_TIMEOUT: {
    message: 'Délai de connexion dépassé',
    description: 'Le serveur met trop de temps à répondre.',
    userActions: [
      'Réessayez dans un instant.',
      'Vérifiez la vitesse de votre connexion.',
      'Consultez la page d’état du service.',
    ],
  },
  UNKNOWN_ERROR: {
    message: 'Erreur inattendue',
    description: 'Le serveur a répondu d’une façon que cette page ne comprend pas.',
    userActions: ['Rechargez la page.', 'Réessayez dans un instant.', 'Écrivez à l’assistance si cela se reproduit.'],
  },
  DNS_RESOLUTION_FAILED: {
    message: 'Adresse introuvable',
    description: 'Ce serveur ne trouve pas l’adresse de son modèle de langage.',
    userActions: [
      'Réessayez plus tard.',
      'Consultez la page d’état du service.',
      'Signalez à l’administration de votre serveur que sa résolution de noms (DNS) échoue.',
    ],
  },
  API_AUTHENTICATION_FAILED: {
    message: 'Connexion au compte refusée',
    description:
      'Le serveur n’accepte plus la connexion de cette page à votre compte. Déconnectez-vous, puis reconnectez-vous.',
    userActions: [
      'Déconnectez-vous, puis reconnectez-vous.',
      'Rechargez la page.',
      'Écrivez à l’assistance si vous n’arrivez pas à vous connecter.',
    ],
  },
  API_SERVICE_UNAVAILABLE: {
    message: 'Service surchargé',
    description:
      'Le serveur répond, mais ne peut pas travailler pour le moment. Ce qui a été enregistré est en sécurité.',
    userActions: [
      'Patientez un instant : la page réessaie d’elle-même.',
      'Choisissez « Réessayer ».',
      'Consultez la page d’état du service.',
    ],
  },
  WEBSOCKET_AUTHENTICATION_FAILED: {
    message: 'Mises à jour en direct non autorisées',
    description:
      'Le serveur n’accepte pas la connexion de cette page pour les mises à jour en direct. Vous pouvez toujours écrire.',
    userActions: [
      'Choisissez « Reconnecter ».',
      'Déconnectez-vous, puis reconnectez-vous.',
      'Écrivez à l’assistance si cela se reproduit.',
    ],
  },
  WEBSOCKET_SERVER_OVERLOADED: {
    message: 'Mises à jour en direct surchargées',
    description:
      'Le serveur n’accepte plus de connexions en direct depuis ici pour le moment. Vous pouvez toujours écrire.',
    userActions: [
      'Fermez les autres onglets de Placard.',
      'Patientez : la page réessaie d’elle-même.',
      'Choisissez « Reconnecter ».',
    ],
  },
  WEBSOCKET_PROTOCOL_ERROR: {
    message: 'Mises à jour en direct incomprises',
    description: 'La page et le serveur n’échangent pas les mêmes mises à jour en direct. Vous pouvez toujours écrire.',
    userActions: [
      'Rechargez la page : elle est peut-être plus ancienne que le serveur.',
      'Choisissez « Reconnecter ».',
      'Demandez à l’administration de votre réseau si le trafic WebSocket est modifié.',
    ],
  },
  OPENAI_RATE_LIMITED: {
    message: 'Services d’IA très sollicités',
    description: 'Le modèle de langage reçoit trop de demandes en ce moment.',
    userActions: ['Attendez une minute, puis reposez votre question.', 'Consultez la page d’état du service.'],
  },
  CONFIGURATION_ERROR: {
    message: 'Serveur non configuré pour cette adresse',
    description:
      'Le serveur refuse ce que cette page envoie, car l’adresse de la page ne figure pas dans sa configuration.',
    userActions: [
      'Ouvrez Placard à l’adresse qui vous a été donnée.',
      'Indiquez à l’assistance l’adresse que vous avez utilisée.',
    ],
  },
}

/** Who answers while a language model does not. */
export const meanwhileMessages: Translation<typeof englishMeanwhile> = {
  builtIn: 'L’assistant intégré répond en attendant.',
}

/** The services that an issue affects. */
export const AFFECTED_SERVICES: Translation<typeof englishServices> = {
  everything: 'Tout ce qui a besoin du serveur',
  account: 'Connexion et compte',
  campaigns: 'Campagnes',
  live: 'Mises à jour en direct',
  ai: 'Réponses de l’IA',
}

/** How long an issue usually lasts. */
export const estimateMessages: Translation<typeof englishEstimates> = {
  lessThanMinute: 'Moins d’une minute',
  minutes: (count) => inFrench.count(count, 'minute', 'minutes'),
  hours: (count) => inFrench.count(count, 'heure', 'heures'),
  days: (count) => inFrench.count(count, 'jour', 'jours'),
  unknownCode: 'Code d’erreur inconnu',
}
