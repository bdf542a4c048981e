import { inFrench } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { FileFault } from './file-reader.ts'
import { type LeftKind, leftWords } from './formats/told.ts'
import type { ItemFault, ItemReport } from './import-run.ts'
import type { importMessages as english } from './messages.en.ts'

const { number, count: things } = inFrench
const conversations = (count: number) => things(count, 'conversation', 'conversations')

const LEFT: Readonly<Record<LeftKind, (count: number) => string>> = {
  image: (count) => things(count, 'image', 'images'),
  file: (count) => things(count, 'fichier ou enregistrement', 'fichiers ou enregistrements'),
  tool: (count) => things(count, 'appel d’outil', 'appels d’outils'),
  reasoning: (count) => things(count, 'passage de raisonnement d’un modèle', 'passages de raisonnement d’un modèle'),
  system: (count) => things(count, 'consigne au modèle', 'consignes au modèle'),
  reference: (count) => things(count, 'renvoi à une source', 'renvois à des sources'),
  unknown: (count) => things(count, 'élément de type inconnu', 'éléments de type inconnu'),
  damaged: (count) => things(count, 'message endommagé', 'messages endommagés'),
  cut: (count) => things(count, 'message coupé à 200 000 caractères', 'messages coupés à 200 000 caractères'),
  context: () => 'le bilan ou la campagne dont il était question, qui n’est pas ici',
  project: () => 'le projet où elle se trouvait',
  paper: (count) => things(count, 'document de travail', 'documents de travail'),
}

const FILE_FAULTS: Readonly<Record<FileFault | 'unreadable', string>> = {
  'not-json': 'Ce n’est pas une exportation de conversations : son contenu n’est pas du JSON valide.',
  'nothing-inside': 'Aucune conversation trouvée. Dans un zip, elles doivent être dans « conversations.json ».',
  newer: 'Il a été exporté par une version plus récente de Placard. Rechargez la page pour l’avoir ici aussi.',
  'too-large': 'Il contient plus de 100 Mo de conversations, le maximum lisible en une fois.',
  'too-many': 'Il contient plus de 5 000 conversations, le maximum d’un compte.',
  'zip-unreadable': 'Ce zip ne peut pas être lu ici. Décompressez-le d’abord et choisissez « conversations.json ».',
  unreadable: 'Le navigateur n’a pas pu le lire. Il a peut-être été déplacé, ou dépasse la mémoire de cet appareil.',
}

const ITEM_FAULTS: Readonly<Record<ItemFault, string>> = {
  unknown: 'son format n’est pas pris en charge',
  empty: 'rien n’y a été dit',
  'too-long': 'elle a plus de 10 000 messages ou de 3 millions de caractères',
  damaged: 'elle est incohérente : un de ses messages appartient à une autre conversation',
  'too-many': 'il n’y a plus de place : un compte contient au plus 5 000 conversations',
  'no-room':
    'votre offre ne permet pas d’en conserver plus : supprimez des conversations ou désactivez des liens partagés, puis importez-la de nouveau',
}

function detailOf(item: ItemReport): string | undefined {
  switch (item.outcome) {
    case 'in-part':
      return `Laissé de côté : ${leftWords(item.left, LEFT).join(', ')}.`
    case 'refused':
      return `Non importée : ${ITEM_FAULTS[item.fault]}.`
    default:
      return undefined
  }
}

/** French: words of the import of conversations. */
export const importMessages: Translation<typeof english> = {
  title: 'Importer des conversations',
  about:
    'Choisissez un fichier exporté de Placard, ChatGPT, Claude, LibreChat ou Open WebUI : le fichier JSON, ou le zip qui le contenait. Les titres, les heures, les branches et les noms des modèles sont importés, et depuis Placard aussi les documents de travail et les projets avec leurs fichiers. Les images, les autres fichiers et les appels d’outils ne le sont pas. Importer deux fois le même fichier ne crée pas de doublons.',
  aboutDemo: 'Ce que vous importez reste dans ce navigateur.',
  limits: 'Jusqu’à 100 Mo et 5 000 conversations.',
  choose: 'Choisir un fichier',
  drop: 'ou déposez-le ici',
  field: 'Fichier de conversations',
  reading: (name) => `Lecture de ${name}…`,
  running: (done, count) => `${number(done)} sur ${conversations(count)}`,
  progress: 'Progression de l’importation',
  goesOn: 'Vous pouvez fermer cette fenêtre : l’importation continue tant que la page est ouverte.',
  cancel: 'Interrompre l’importation',
  refused: (name) => `${name} n’a pas été importé`,
  faults: FILE_FAULTS,
  again: 'Choisir un autre fichier',
  close: 'Fermer',
  done: (name) => `${name} a été importé`,
  cancelled: (left) =>
    `Importation interrompue. ${things(left, 'conversation du fichier n’a pas été lue', 'conversations du fichier n’ont pas été lues')}.`,
  broken: (left) =>
    `La connexion s’est interrompue : ${things(left, 'conversation n’est pas encore importée', 'conversations ne sont pas encore importées')}. Importez de nouveau le même fichier une fois en ligne ; rien n’est importé deux fois.`,
  counts: {
    imported: 'importées en entier',
    'in-part': 'importées en partie',
    'already-there': 'déjà présentes',
    refused: 'non importées',
  },
  outcomes: {
    imported: 'Importée',
    'in-part': 'En partie',
    'already-there': 'Déjà présente',
    refused: 'Non importée',
  },
  undoImport: 'Annuler l’importation',
  undoImportAsk: (count) =>
    count === 1
      ? 'La conversation apportée par cette importation sera supprimée, avec ce qui y a été dit depuis. Ce qui était là avant reste.'
      : `Les ${number(count)} conversations apportées par cette importation seront supprimées, avec ce qui y a été dit depuis. Ce qui était là avant reste.`,
  undoImportYes: (count) => `Supprimer ${conversations(count)}`,
  undoImportNo: 'Ne pas supprimer',
  takingBack: (done, count) => `${things(done, 'supprimée', 'supprimées')} sur ${conversations(count)}`,
  takingBackProgress: 'Progression de l’annulation',
  takingBackStop: 'Arrêter là',
  takenBack: (name) => `L’importation de ${name} a été annulée.`,
  takenBackInPart: (left) =>
    `${things(left, 'conversation de l’importation est encore là', 'conversations de l’importation sont encore là')} : l’annulation a été arrêtée, ou la connexion s’est interrompue.`,
  undoImportRest: 'Supprimer le reste',
  report: 'Résultat pour chaque conversation',
  detail: detailOf,
  onlyTrouble: 'Seulement les incomplètes',
  finished: (count) => `Importation terminée : ${things(count, 'conversation lue', 'conversations lues')}`,
  nameless: 'Sans titre',
  more: (count) => `En afficher ${number(count)} de plus`,
  number,
}
