import { inFrench } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { sourceMessages as english } from './source-messages.en.ts'

/** The regional groups of the United Nations, by their names in the list of member states. */
const GROUPS: Readonly<Record<string, string>> = {
  African: 'États d’Afrique',
  'Asia-Pacific': 'États d’Asie et du Pacifique',
  'Eastern European': 'États d’Europe orientale',
  'Latin American and Caribbean': 'États d’Amérique latine et des Caraïbes',
  'Western European and Others': 'États d’Europe occidentale et autres États',
}

/** French: what the page tells of a source that somebody opens. */
export const sourceMessages: Translation<typeof english> = {
  about: {
    guide: 'Un article du guide de l’assistant.',
    procedure: 'Une règle de la procédure que suivent les comités ici.',
    campaign: 'Le dossier public d’une campagne.',
    country: 'Tiré de la liste des États membres fournie avec Placard.',
    'roll-call': 'Tiré des votes enregistrés de l’Assemblée générale.',
    context: 'La réponse cite ce dont parle cette discussion.',
    attachment: 'Un document que vous avez joint. Ouvrez-le là où vous l’avez envoyé pour voir ce qui a été lu.',
    debate: 'Un document officiel, tel que le nomme le recueil de débats de Placard.',
    topic: 'Des éléments sur un sujet de comité, fournis avec Placard.',
  },
  country: ({ capital, unGroup, blocs }) =>
    [
      `Capitale : ${capital}`,
      `Groupe régional : ${GROUPS[unGroup] ?? unGroup}`,
      ...(blocs.length > 0 ? [`Membre de : ${blocs.join(', ')}`] : []),
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
  topic: (problem, facts) =>
    [problem, facts.map(({ fact, source, year }) => `- ${fact}. *${source}, ${year}*`).join('\n')].join('\n\n'),
  bloc: ({ memberCount, note }) =>
    [`${inFrench.count(memberCount, 'État membre', 'États membres')}.`, ...(note === undefined ? [] : [note])].join(
      ' ',
    ),
  record: (count) =>
    `${inFrench.count(count, 'vote enregistré est disponible', 'votes enregistrés sont disponibles')} ici.`,
  vote: (vote) =>
    `${vote.text === '' ? '' : `Résolution ${vote.text}, `}${vote.date} : ${vote.for} pour, ${vote.against} contre, ${inFrench.count(vote.abstain, 'abstention', 'abstentions')}.`,
}
