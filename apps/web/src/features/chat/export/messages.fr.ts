import { inFrench } from '../../../kit/language/counting.ts'
import { datesIn } from '../../../kit/language/dates.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { exportMessages as english } from './messages.en.ts'

const { moment } = datesIn('fr')

/** French: words about exported chats. */
export const exportMessages: Translation<typeof english> = {
  title: 'Discussions avec l’assistant Placard',
  you: 'Vous',
  assistant: 'Assistant',
  saidAt: (at) => moment(at),
  attachment: ({ name, bytes, length }) =>
    `Document : ${name} (${inFrench.count(bytes, 'octet', 'octets')}, ${inFrench.count(length, 'caractère lu', 'caractères lus')} ; son texte n’est pas dans ce fichier)`,
  project: (name) => `Projet : ${name}`,
  paper: (title) => `Document de travail : ${title}`,
  dialog: 'Exporter',
  what: 'Quoi',
  this: 'Cette discussion',
  all: 'Toutes les discussions, même archivées',
  format: 'Format',
  formats: {
    json: 'JSON : toutes les branches, avec les documents, les projets et leurs fichiers',
    markdown: 'Markdown : ce qui est affiché, à lire et à modifier',
    html: 'HTML : ce qui est affiché, à lire dans un navigateur',
  },
  save: 'Exporter',
  cancel: 'Annuler',
  done: 'Discussion exportée',
  failed: 'L’exportation a échoué. Rien n’a été enregistré.',
}
