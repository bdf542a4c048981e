import { inFrench } from '../../kit/language/counting.ts'
import { datesIn } from '../../kit/language/dates.ts'
import { ofFrench, theFrench, toFrench } from '../../kit/language/french-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { recordMessages as english } from './messages.en.ts'

const { count } = inFrench
const dates = datesIn('fr', 'UTC')
const decimal = new Intl.NumberFormat('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const place = (value: number) => decimal.format(value).replace('-', '−')

/** Textes des votes qui expliquent la position d’un pays. */
export const recordMessages: Translation<typeof english> = {
  show: 'Voir les votes à l’appui',
  hide: 'Masquer les votes',
  title: (country) => `La place ${ofFrench(country)} à l’Assemblée`,
  failed: 'Les votes n’ont pas pu être chargés.',
  retry: 'Réessayer',
  none: (country) => `Aucun vote enregistré ${ofFrench(country)}`,
  noneText:
    'Ce pays n’a pris part à aucun vote contesté pendant les sessions couvertes : sa position ne repose que sur ses groupes.',
  votes: {
    title: 'Ses votes',
    intro: (first, last) =>
      `Votes enregistrés de l’Assemblée générale, sessions ${first} à ${last}, où au moins 3 % n’ont pas voté avec la majorité.`,
    topic: 'Sujet',
    all: 'Tous les sujets',
    apart: 'À part de la plupart',
    summary: (value) => count(value, 'vote', 'votes'),
    stance: (stance) => `Sa position sur ce sujet : ${place(stance)}`,
    ends: (minus, plus) => `−1 : ${minus} ; +1 : ${plus}.`,
    slipped: (value) =>
      value === 1
        ? 'La position tient aussi compte d’un vote que la source classe sous ce sujet alors qu’il porte sur un autre ; il n’est pas listé.'
        : `La position tient aussi compte de ${value} votes que la source classe sous ce sujet alors qu’ils portent sur un autre ; ils ne sont pas listés.`,
    nothing: 'Aucun vote ne correspond à ce filtre.',
    more: (value) => `En afficher ${value} de plus`,
    list: (country) => `Votes ${ofFrench(country)}`,
    date: (iso) => dates.shortDay(iso),
    text: (session) => `Résolution ${session}`,
    subjects: { whole: undefined, paragraph: 'sur un paragraphe', amendment: 'sur un amendement' },
    world: ({ for: yes, against, abstain }) =>
      `Le monde : ${yes} pour, ${against} contre, ${count(abstain, 'abstention', 'abstentions')}`,
    parts: { for: 'Pour', against: 'Contre', abstain: 'Abstention', absent: 'N’a pas voté' },
  },
  blocs: {
    title: 'Ses groupes',
    smallIslands: 'Petits États insulaires',
    leastDeveloped: 'Pays les moins avancés',
  },
  distance: {
    title: 'Sa distance aux autres',
    intro:
      'Distance sur l’échelle de l’Assemblée, estimée d’après les votes sur l’adoption finale : 0 signifie la même position, 2 les extrémités opposées.',
    seats: 'Les délégations dans la salle',
    line: (distance) => (distance === undefined ? 'pas d’estimation' : place(distance)),
    agreement: (same, both) =>
      both === 0
        ? 'n’ont jamais pris part au même vote'
        : `même vote dans ${Math.round((100 * same) / both)} votes contestés sur 100`,
    bands: ['À l’autre extrémité', 'Loin', 'À distance', 'Proche', 'Presque identique'],
    map: (country) => `Carte des États membres selon leur distance par rapport ${toFrench(country)}`,
    describe: (country, band, distance) => `${country} : ${band} (${distance})`,
    itself: (country) => `${country} : le pays lui-même`,
    caption: (country) => `Distance entre les États membres et ${theFrench(country)}`,
    columns: ['Pays', 'Distance', 'En mots'],
    legend: 'Teintes',
    compared: (country, agreement) => `${country} : ${agreement}.`,
  },
  sources: 'Source',
  period: 'Les votes vont jusqu’à 2019 ; les positions sur l’échelle incluent ceux jusqu’à 2024.',
}
