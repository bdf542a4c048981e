import { ATTACHMENTS_A_MESSAGE, type AttachmentKind, type ChatAttachment } from '@placard/contract'
import { inFrench } from '../../../kit/language/counting.ts'
import { sizeText } from '../../../kit/language/size-text.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import { DOCUMENT_PROMPTS as prompts } from '../start-prompts.ts'
import type {
  attachmentKindNames as englishAttachmentKindNames,
  fileMessages as englishFileMessages,
} from './messages.en.ts'

const { number: count } = inFrench
const size = (bytes: number) => sizeText(bytes, ['o', 'ko', 'Mo'], 'fr')

/** French: names of the kinds of files that can be attached. */
export const attachmentKindNames: Translation<typeof englishAttachmentKindNames> = {
  text: 'Texte',
  markdown: 'Markdown',
  csv: 'CSV',
  pdf: 'PDF',
  docx: 'Word',
  doc: 'Word',
} satisfies Record<AttachmentKind, string>

function readText({ length, fullLength }: ChatAttachment): string {
  if (length === 0) return 'son texte n’est pas ici'
  return length < fullLength
    ? `${inFrench.count(length, 'caractère lu', 'caractères lus')} sur ${count(fullLength)}`
    : inFrench.count(length, 'caractère lu', 'caractères lus')
}

function documentText(attachment: ChatAttachment): string {
  const { bytes, kind, pages } = attachment
  const pagesText = pages === undefined ? [] : [inFrench.count(pages, 'page', 'pages')]
  return [size(bytes), ...pagesText, attachmentKindNames[kind], readText(attachment)].join(' · ')
}

/** French: words about attached files. */
export const fileMessages: Translation<typeof englishFileMessages> = {
  attach: 'Joindre des fichiers',
  limits: `Texte, Markdown, CSV, PDF ou Word, ${ATTACHMENTS_A_MESSAGE} fichiers de 10 Mo au plus. Seul leur texte est conservé, pas les fichiers.`,
  kept: 'Seul le texte est conservé, pas le fichier. Il disparaît avec la conversation.',
  drop: 'Déposez les fichiers à joindre',
  list: 'Fichiers de ce message',
  sent: 'Documents',
  size,
  states: {
    waiting: 'En attente',
    sending: (ratio) => `Envoi, ${Math.floor(ratio * 100)} %`,
    reading: 'Lecture…',
  },
  progress: (name) => `${name} : envoyé`,
  document: documentText,
  remove: (name) => `Retirer ${name}`,
  retry: (name) => `Réessayer ${name}`,
  cancel: (name) => `Arrêter l’envoi de ${name}`,
  show: (name) => `Afficher ce qui a été lu de ${name}`,
  tooMany: (name) =>
    `« ${name} » a été laissé de côté : un message peut avoir ${ATTACHMENTS_A_MESSAGE} fichiers au plus.`,
  busy: 'Le message pourra être envoyé dès que ses fichiers seront lus.',
  undecided: 'Retirez les fichiers qui n’ont pas pu être joints, ou réessayez.',
  ask: 'Écrivez ce que vous voulez savoir à son sujet, ou commencez ici.',
  pasted: {
    name: 'Texte collé.txt',
    offer: (length) => `Vous avez collé ${count(length)} caractères. Un message en contient 4 000 : la fin est coupée.`,
    attach: 'Joindre comme fichier texte',
    attached: 'Tout le texte est joint.',
    undo: 'Annuler',
    close: 'Fermer cet avis',
    dismiss: 'Laisser tel quel',
  },
  starts: [
    { title: 'Le résumer', prompt: prompts.sum },
    { title: 'Vérifier sa forme', prompt: prompts.form },
  ],
  dialog: {
    what: 'Voici le texte dont l’assistant se sert pour répondre. Le fichier lui-même n’a pas été conservé.',
    loading: 'Chargement…',
    failed: 'Le texte n’a pas pu être chargé. Réessayez dans un instant.',
    none: 'Le texte de ce document n’était pas inclus quand la conversation a été déplacée ici. Joignez de nouveau le fichier pour poser des questions à son sujet.',
  },
}
