import type { Translation } from '../../../kit/language/translation.ts'
import type { shareMessages as english } from './messages.en.ts'

/** Textes des fichiers enregistrés. */
export const shareMessages: Translation<typeof english> = {
  title: 'Conserver et partager',
  intro:
    'Les fichiers sont créés dans ce navigateur ; rien n’est envoyé. Le bilan contient tout ce qui figure sur cette page, y compris les secrets des sièges.',
  debrief: 'Bilan (HTML)',
  text: 'Résolution (texte)',
  pdf: 'Résolution (PDF)',
  pdfBusy: 'Préparation du PDF…',
  saved: (name) => `Enregistré sous ${name}`,
  failed: 'Le fichier n’a pas pu être créé',
  noDraft: 'Aucun projet de résolution n’était à l’examen : il n’y a rien à enregistrer.',
  fileNames: { debrief: 'bilan', resolution: 'resolution' },
  played: (country, date) => `Pays joué : ${country}, ${date}`,
  madeWith:
    'Créé avec Placard, une simulation. Rien de ce qui y figure n’a été dit ni décidé par les États qu’elle nomme.',
  draftMark: 'Projet de résolution, non adopté',
  adoptedMark: 'Résolution adoptée',
  importedMark: (status) => `${status} (session importée, telle que transmise par un navigateur)`,
  sponsors: 'Auteurs',
  signatories: 'Signataires',
  topic: (title) => `Sujet : ${title}`,
  page: (number, count) => `${number} / ${count}`,
  parts: {
    asTable: 'La même chose en tableau',
    secrets: 'Les secrets de chaque siège',
    secretColumns: ['Siège', 'Objectif secret', 'Lignes rouges', 'Ce qui comptait le plus'],
    ballotColumns: ['Siège', 'Vote'],
    promiseColumns: ['Moment', 'Promesse ou menace', 'Issue'],
    turningColumns: ['Moment', 'Votre action', 'Telle quelle', 'Sans elle', 'Ce qui aurait été mieux'],
    expectation: (score, quality) => `score ${score}, qualité ${quality}`,
    nothing: 'rien trouvé',
    recordColumns: ['Moment', 'Qui', 'Quoi'],
    worded: (text, by) => `${text} (formulé par ${by})`,
    qualityColumns: ['Critère', 'Poids', 'Atteint'],
    momentColumns: ['Moment', 'Quoi'],
  },
}
