import type { PaperKind, PaperVersion, VersionMaking } from '@placard/contract'
import { inFrench } from '../../../kit/language/counting.ts'
import { datesIn } from '../../../kit/language/dates.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type {
  changeMessages as englishChangeMessages,
  paperMessages as englishPaperMessages,
  versionMessages as englishVersionMessages,
} from './messages.en.ts'
import type { SaveState } from './paper-editor.ts'

const { moment } = datesIn('fr')

const KINDS: Readonly<Record<PaperKind, string>> = {
  resolution: 'Résolution',
  speech: 'Discours',
  paper: 'Note de position ou autre',
  other: 'Autre texte',
}

const MAKINGS: Readonly<Record<VersionMaking, string>> = {
  opened: 'Début',
  typed: 'Saisie',
  formatted: 'Mise en forme',
  changed: 'Paragraphe modifié',
  restored: 'Version rétablie',
}

const SAVES: Readonly<Record<SaveState, string>> = {
  saved: 'Enregistré',
  waiting: 'Pas encore enregistré',
  saving: 'Enregistrement…',
  offline: 'Non enregistré : hors ligne. Votre texte est conservé dans ce navigateur.',
  full: 'Non enregistré : plus d’espace de stockage. Votre texte est conservé dans ce navigateur.',
  gone: 'Non enregistré : ce document a été supprimé. Copiez votre texte si vous en avez encore besoin.',
  'not-saved': 'Non enregistré. Votre texte est conservé dans ce navigateur, et un nouvel essai est prévu.',
  'too-long': 'Non enregistré : ce texte est trop long.',
}

function making({ making: how, engine, of }: PaperVersion): string {
  if (how === 'restored' && of !== undefined) return `Version ${of} rétablie`
  if (how === 'changed' && engine !== undefined && engine.place !== 'built-in')
    return `Paragraphe modifié par ${engine.model}`
  return MAKINGS[how]
}

/** French: words of the working paper. */
export const paperMessages: Translation<typeof englishPaperMessages> = {
  open: 'Ouvrir comme document',
  title: 'Document de travail',
  close: 'Fermer le document de travail',
  menu: 'Document de travail',
  notOpened: 'Le document de travail n’a pas pu être ouvert. Veuillez réessayer.',
  notOpenedFull: 'Il n’y a plus d’espace de stockage pour un document de travail.',
  loading: 'Ouverture du document de travail…',
  missing: 'Ce document de travail a été supprimé.',
  failed: 'Le document de travail n’a pas pu être chargé.',
  again: 'Réessayer',
  name: 'Titre',
  kind: 'Type de texte',
  kinds: KINDS,
  papers: 'Documents de cette conversation',
  views: 'Affichage du document',
  view: { edit: 'Modifier', formatted: 'Mis en forme', versions: 'Versions' },
  text: 'Texte du document',
  placeholder: 'Écrivez ici.',
  saves: SAVES,
  tooLong: (length, most) =>
    `Un document peut avoir ${inFrench.number(most)} caractères ; celui-ci en a ${inFrench.number(length)}. Raccourcissez-le pour l’enregistrer.`,
  words: (count) => inFrench.count(count, 'mot', 'mots'),
  conflict: (version) =>
    `Ce document a aussi été modifié dans un autre onglet. Cet autre texte est conservé comme version ${version} ; le vôtre vient après.`,
  seeVersions: 'Voir les versions',
  dismiss: 'Compris',
  format: 'Mettre en forme',
  formatted: 'Les numéros, la ponctuation et les majuscules sont en ordre.',
  alreadyFormatted: 'La forme est déjà en ordre.',
  undo: 'Annuler',
  change: 'Modifier un paragraphe',
  export: 'Exporter',
  exports: { docx: 'Word', pdf: 'PDF', txt: 'Texte' },
  exported: 'Un document de travail',
  notExported: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
  remove: 'Supprimer le document',
  removeAsked: (title) => `Supprimer « ${title} » et toutes ses versions ? Cette action est irréversible.`,
  removeNow: 'Supprimer',
  keep: 'Le garder',
  removed: 'Document de travail supprimé.',
  notRemoved: 'Le document de travail n’a pas pu être supprimé.',
  empty: 'Il n’y a encore rien à afficher.',
  unformed:
    'Je ne vois pas encore de paragraphes de résolution dans ce texte. Écrivez-en un par ligne : “Recalling …,” et “1. Urges …;”.',
  left: 'À vous de décider',
  fault: (line, what) => `Ligne ${line} : ${what}.`,
}

/** French: words of the versions of a paper. */
export const versionMessages: Translation<typeof englishVersionMessages> = {
  list: 'Versions, de la plus récente à la plus ancienne',
  name: ({ version, madeAt }) => `Version ${version}, ${moment(madeAt)}`,
  making,
  current: 'Actuelle',
  show: (version) => `Afficher la version ${version}`,
  shown: (version) => `Version ${version}`,
  hide: 'Retour à la liste',
  restore: (version) => `Rétablir la version ${version}`,
  restored: (version) => `La version ${version} est rétablie comme nouvelle version.`,
  failed: 'Cette version n’a pas pu être lue. Veuillez réessayer.',
}

/** French: words about changing a paragraph. */
export const changeMessages: Translation<typeof englishChangeMessages> = {
  paragraph: 'Paragraphe',
  option: (number, text) => `${number}. ${text}`,
  wish: 'Que faut-il changer ?',
  wishes: {
    Shorter: 'Plus court',
    Stronger: 'Plus ferme',
    Gentler: 'Plus doux',
    'Add funding': 'Ajouter un financement',
    'Add a review': 'Ajouter un examen',
    'Add a deadline': 'Ajouter une échéance',
    Simpler: 'Plus simple',
    'More formal': 'Plus soutenu',
    'Add a fact': 'Ajouter un fait',
  },
  suggested: 'Changements que vous pouvez demander',
  ask: 'Demander ce changement',
  cancel: 'Fermer',
  before: 'Avant',
  after: 'Après',
  accept: 'Accepter',
  decline: 'Garder l’ancien texte',
  accepted: 'Paragraphe modifié.',
  nothing: 'Il n’y a pas encore de paragraphe à modifier.',
  tooLong: (most) =>
    `Pour cela, un paragraphe peut avoir ${inFrench.number(most)} caractères au plus. Coupez-le par une ligne vide.`,
  offline: 'Un changement a besoin du serveur, qui est injoignable pour le moment.',
  failed: 'Le changement n’a pas pu être fait. Veuillez réessayer.',
  moved: 'Le paragraphe a été modifié entre-temps : rien n’a été changé. Redemandez.',
}
