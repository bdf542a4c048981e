import type { Translation } from '../../kit/language/translation.ts'
import type {
  PRODUCT_DESCRIPTION as englishDescription,
  groupMessages as englishGroupMessages,
  viewMessages as englishViewMessages,
} from './view-messages.en.ts'

/** French: titles and descriptions of the views. */
export const viewMessages: Translation<typeof englishViewMessages> = {
  chat: {
    title: 'Assistant IA',
    label: 'Discussion',
    description: 'Débattez de motions, rédigez des paragraphes, apprenez le règlement et comparez les votes des pays.',
  },
  conversation: { title: 'Conversation', description: 'Une conversation avec l’assistant.' },
  'shared-chat': { title: 'Conversation partagée', description: 'Une copie d’une conversation avec l’assistant.' },
  'new-project': {
    title: 'Nouveau projet',
    description: 'Le pays, le comité, les sujets et les fichiers d’une conférence.',
  },
  project: { title: 'Projet', description: 'Les discussions, les documents et les fichiers d’une conférence.' },
  drill: {
    title: 'Entraînement au débat',
    description: 'Défendez une motion contre l’assistant, montre en main, et voyez ce que rapporte chaque phrase.',
  },
  voice: {
    title: 'Assistant vocal IA',
    label: 'Voix',
    description: 'Parlez avec l’assistant et écoutez ses réponses.',
  },
  'voice-conversation': {
    title: 'Conversation vocale',
    description: 'Une conversation que l’on mène à voix haute.',
  },
  campaigns: { title: 'Campagnes Model UN', label: 'Campagnes' },
  campaign: { title: 'Campagne' },
  session: {
    title: 'Campagne en session',
    description: 'Une session de Model UN : la salle, qui a la parole et ce que dit maintenant le texte.',
  },
  debrief: {
    title: 'Bilan',
    description: 'Comment une session s’est déroulée, et sur quoi l’on aurait pu s’entendre.',
  },
  replay: { title: 'Rediffusion', description: 'Une session revue moment par moment.' },
  transcripts: {
    title: 'Comptes rendus',
    label: 'Comptes rendus',
    description: 'Lisez, cherchez et enregistrez ce qui a été dit, mot pour mot.',
  },
  transcript: {
    title: 'Compte rendu',
    description: 'Ce qui a été dit dans une conversation ou une session.',
  },
  history: {
    title: 'Historique des conversations',
    label: 'Historique',
    description: 'Tout ce que vous avez dit ici : discussions, conversations vocales et campagnes.',
  },
  settings: {
    title: 'Paramètres et préférences',
    label: 'Paramètres',
    keywords:
      'préférences réglages thème police taille notifications voix langue microphone enregistrements réinitialiser',
  },
  'settings-tab': { title: 'Paramètres et préférences' },
  security: {
    title: 'Sécurité du compte',
    keywords:
      'mot de passe 2fa double authentification clé d’accès codes de secours appareils sessions e-mail nom profil',
  },
  subscription: {
    title: 'Abonnement',
    description: 'Votre offre et ce qu’il en reste.',
    keywords: 'offre offres facturation prix paiement utilisation stockage limites',
  },
  'privacy-rights': {
    title: 'Droits sur vos données',
    description: 'Voyez, corrigez et supprimez ce qui est conservé sur vous.',
    keywords: 'supprimer compte données exporter copie corriger refus vente demandes vie privée',
  },
  help: {
    title: 'Aide',
    description: 'Le fonctionnement de Placard, ses touches, et que faire quand quelque chose ne marche pas.',
  },
  handbook: {
    title: 'Manuel pour enseignants et clubs',
    label: 'Manuel',
    description: 'Règlements, formules et fiches de travail, à imprimer et à distribuer.',
  },
  worksheet: {
    title: 'Fiche de travail',
    description: 'Une campagne sur papier : contexte, positions publiques et questions.',
  },
  'help-section': { title: 'Aide' },
  guide: { title: 'Guide des fonctions', description: 'Ce que fait Placard, vue par vue et en images.' },
  'guide-tab': { title: 'Guide des fonctions' },
  legal: { title: 'Politique de confidentialité et conditions', label: 'Conditions d’utilisation' },
  'legal-tab': { title: 'Politique de confidentialité et conditions' },
  privacy: { title: 'Confidentialité' },
  status: {
    title: 'État du service',
    description: 'L’état actuel des services de ce serveur.',
    keywords: 'panne disponibilité maintenance',
  },
  'forgot-password': { title: 'Mot de passe oublié' },
  'reset-password': { title: 'Nouveau mot de passe' },
  'confirm-email': { title: 'Confirmer l’adresse e-mail' },
  'restore-address': { title: 'Rétablir l’adresse' },
  'stop-news': { title: 'Arrêter les nouvelles' },
  admin: { title: 'Console d’administration' },
  'admin-users': { title: 'Gestion des comptes' },
  'admin-campaigns': { title: 'Gestion des campagnes' },
  'admin-engines': {
    title: 'Moteurs d’IA',
    description: 'Les modèles utilisables ici, et s’il est permis d’apporter ses propres clés.',
  },
  'admin-monitor': { title: 'Surveillance du système' },
  'admin-security': { title: 'Centre de sécurité' },
  'admin-analytics': { title: 'Statistiques' },
  'admin-database': { title: 'Base de données' },
  'admin-logs': { title: 'Journaux du système' },
  kit: { title: 'Système de design' },
  'not-found': { title: 'Salle introuvable' },
}

/** Names of the sidebar's groups. */
export const groupMessages: Translation<typeof englishGroupMessages> = {
  main: 'Fonctions principales',
  configuration: 'Configuration',
  administration: 'Administration',
  about: 'À propos',
}

/** The default description. */
export const PRODUCT_DESCRIPTION: Translation<typeof englishDescription> =
  'Prenez le siège d’un pays, intervenez en salle, négociez avec des délégations IA et voyez évoluer le projet de résolution.'
