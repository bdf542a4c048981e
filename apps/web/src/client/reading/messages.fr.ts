import type { Translation } from '../../kit/language/translation.ts'
import type { readingMessages as english } from './messages.en.ts'

/** French: words about transcripts that are read and saved. */
export const readingMessages: Translation<typeof english> = {
  copy: 'Copier le lien vers cette réplique',
  copyLink: (who) => `Copier le lien vers cette réplique (${who})`,
  linkCopied: 'Lien copié',
  linkNotCopied: (address) => `Le lien n’a pas pu être copié. Le voici : ${address}`,
  you: 'Vous',
  assistant: 'Assistant',
  export: 'Exporter',
  exportOf: (title) => `Exporter « ${title} »`,
  formats: { txt: 'Texte', json: 'JSON', md: 'Markdown', pdf: 'PDF' },
  exported: (name) => `Enregistré sous ${name}`,
  exportedUnfinished: (name) => `Enregistré sous ${name}. La dernière réponse n’était pas encore terminée.`,
  notExported: 'Le compte rendu n’a pas pu être exporté. Rien n’a été enregistré.',
  missing: 'Ce compte rendu a été supprimé, peut-être dans un autre onglet. Il n’y a rien à exporter.',
  unfinished: 'en cours de rédaction',
  print: 'Imprimer',
  list: 'Compte rendu',
}
