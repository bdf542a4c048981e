import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { openingMessages as english } from './opening-messages.en.ts'

/** Phrases sur le document qui ouvre une session. */
export const openingMessages: Translation<typeof english> = {
  title: 'Ouvrir avec l’un de vos documents',
  intro:
    'Un document de travail de la discussion peut être la première proposition de votre délégation. Ce que la campagne offre comme option est pris en compte ; le reste demeure dans le document.',
  label: 'Document de travail',
  nothing: 'Aucun document',
  noPapers:
    'Vous n’avez pas encore de document de travail. Demandez un projet de résolution à l’assistant et ouvrez sa réponse comme document de travail.',
  toChat: 'Aller à la discussion',
  listFailed: 'Vos documents n’ont pas pu être chargés.',
  changed: 'Le document a été modifié après votre choix. Il a été relu : regardez les paragraphes, puis commencez.',
  leaveOut: 'Laisser de côté le document',
  atOnce: 'La première proposition est faite dès le début de la session. Le reste attend à côté de la zone de message.',
  drawn:
    'Votre pays est tiré au sort au début de la session : tout attend donc à côté de la zone de message jusqu’à ce que vous y appuyiez sur Entrée.',
  running: (country) => `Une session de cette campagne est ouverte. Votre pays : ${country}.`,
  runningAnyone: 'Une session de cette campagne est ouverte.',
  layThere: 'Le déposer plutôt là-bas',
  opensWith: (count, title) => `S’ouvre avec ${inFrench.count(count, 'paragraphe', 'paragraphes')} de « ${title} ».`,
}
