import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type {
  historyMessages as englishHistory,
  recordMessages as englishRecords,
  sessionMessages as englishSessions,
  transcriptMessages as englishTranscripts,
} from './messages.en.ts'

/** What history and transcripts say of a record. */
export const recordMessages: Translation<typeof englishRecords> = {
  kinds: { chat: 'Discussion', voice: 'Voix', campaign: 'Campagne' },
  status: {
    answering: 'Réponse en cours',
    stopped: 'Arrêtée',
    interrupted: 'Interrompue',
    failed: 'Échec',
    active: 'En cours',
    paused: 'En pause',
  },
  count: (count) => inFrench.number(count),
  messages: (count) => inFrench.count(count, 'message', 'messages'),
  played: (country, ratio) => `${country} · ${Math.round(ratio * 100)} % de la session`,
  pinned: 'Épinglé',
  archived: 'Archivé',
  search: 'Rechercher',
  clear: 'Effacer la recherche',
  failed: 'Chargement impossible',
  offline: 'Vous êtes hors ligne. Ce que vous avez dit est conservé et s’affichera dès que la connexion sera revenue.',
  stale: 'Ces informations ne sont peut-être plus à jour : elles n’ont pas pu être rechargées.',
  moreFailed: 'La suite n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  loadingMore: 'Chargement de la suite',
  rename: (title) => `Renommer ${title}`,
  newTitle: 'Nouveau titre',
  pin: (title) => `Épingler ${title}`,
  unpin: (title) => `Désépingler ${title}`,
  remove: (title) => `Supprimer ${title}`,
}

/** The history. */
export const historyMessages: Translation<typeof englishHistory> = {
  title: 'Historique des conversations',
  intro: 'Tout ce que vous avez dit ici : discussions, conversations vocales et campagnes.',
  search: 'Rechercher dans l’historique',
  tabs: { all: 'Tout', chat: 'Discussions', voice: 'Voix', campaign: 'Campagnes' },
  tabsLabel: 'Types de conversations',
  stages: { all: 'Toutes les sessions', open: 'En cours', finished: 'Terminées' },
  stagesLabel: 'Sessions',
  list: 'Conversations',
  said: 'Dit aussi dans',
  saidIntro: 'Vos mots apparaissent quelque part dans ces conversations.',
  empty: {
    all: {
      title: 'Rien pour l’instant',
      text: 'Vos discussions, conversations vocales et campagnes apparaîtront ici.',
    },
    chat: {
      title: 'Aucune discussion pour l’instant',
      text: 'Vos discussions avec l’assistant apparaîtront ici.',
    },
    voice: {
      title: 'Aucune conversation vocale pour l’instant',
      text: 'Vos conversations de vive voix avec l’assistant apparaîtront ici.',
    },
    campaign: { title: 'Aucune campagne pour l’instant', text: 'Les sessions que vous jouez apparaîtront ici.' },
  },
  start: {
    all: 'Commencer à discuter',
    chat: 'Commencer à discuter',
    voice: 'Commencer à parler',
    campaign: 'Choisir une campagne',
  },
  noStage: { open: 'Aucune session en cours', finished: 'Aucune session terminée pour l’instant' },
  noStageText: 'Choisissez un autre état ou lancez une campagne.',
  unmatched: (words) => `Aucun résultat pour « ${words} »`,
  unmatchedText: 'La recherche a porté sur les titres, les derniers messages et tout ce qui a été dit.',
}

/** The transcripts. */
export const transcriptMessages: Translation<typeof englishTranscripts> = {
  title: 'Comptes rendus',
  intro: 'Relisez, parcourez et enregistrez mot pour mot ce qui a été dit.',
  cards: { chats: 'Écrits', voices: 'Vocaux', messages: 'Messages' },
  cardsLabel: 'Vos comptes rendus en chiffres',
  search: 'Rechercher dans les titres et les messages',
  filter: 'Type',
  filters: { all: 'Tout', chat: 'Discussions', voice: 'Voix', campaign: 'Campagnes' },
  sort: 'Tri',
  sorts: {
    newest: 'Récents d’abord',
    oldest: 'Anciens d’abord',
    'title-ascending': 'Titre A-Z',
    'title-descending': 'Titre Z-A',
    'kind-ascending': 'Type A-Z',
    'kind-descending': 'Type Z-A',
  },
  list: 'Comptes rendus',
  empty: 'Aucun compte rendu. Lancez une discussion ou utilisez le mode vocal pour en créer.',
  start: 'Commencer à discuter',
  unmatched: 'Aucun compte rendu ne correspond à la recherche et aux filtres. Essayez d’autres filtres.',
  reset: 'Effacer recherche et filtres',
  noMessages: 'Ce compte rendu ne contient aucun message.',
  show: (title) => `Afficher les messages de ${title}`,
  hide: (title) => `Masquer les messages de ${title}`,
  showMessages: 'Messages',
  open: 'Ouvrir',
  openOf: (title) => `Ouvrir le compte rendu de ${title}`,
  goOn: 'Continuer',
  delete: 'Supprimer',
  removed: 'Compte rendu supprimé',
  back: 'Tous les comptes rendus',
  loadFailed: 'Ce compte rendu n’a pas pu être chargé',
  gone: {
    title: 'Ce compte rendu n’est plus ici',
    text: 'Il a été supprimé, peut-être dans un autre onglet, ou n’a jamais été le vôtre.',
    back: 'Tous les comptes rendus',
  },
  changed: (at) => `Dernière modification : ${at}`,
}

/** Sessions in the lists of their players. */
export const sessionMessages: Translation<typeof englishSessions> = {
  removed: (title) => `Session « ${title} » supprimée. Vous pouvez annuler pendant cinq minutes.`,
  open: 'Ouvrir',
  wasGone: 'Cette session était déjà supprimée',
  tooLate: 'Cette session ne peut plus être rétablie : elle a été supprimée il y a plus de cinq minutes.',
  notDone: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
}
