import { capital } from '../../kit/language/capital.ts'
import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type {
  handbookMessages as englishHandbook,
  phraseMessages as englishPhrases,
  rulesMessages as englishRules,
  worksheetMessages as englishWorksheet,
} from './messages.en.ts'

const SHARES: Readonly<Record<string, string>> = {
  '0.10': 'un dixième',
  '0.20': 'un cinquième',
  '0.33': 'un tiers',
  '0.50': 'la moitié',
  '0.60': 'les trois cinquièmes',
}
const share = (ratio: number) => SHARES[ratio.toFixed(2)] ?? `${Math.round(ratio * 100)} %`
const minutes = (count: number) => inFrench.count(count, 'minute', 'minutes')
const seconds = (count: number) =>
  count % 60 === 0 ? minutes(count / 60) : inFrench.count(count, 'seconde', 'secondes')

/** La page du manuel et ses fichiers. */
export const handbookMessages: Translation<typeof englishHandbook> = {
  title: 'Manuel pour enseignants et clubs',
  subtitle: 'Règlements, formules, et une fiche de travail par campagne',
  back: 'Retour à l’aide',
  contents: 'Sommaire',
  paper: 'Format du PDF',
  papers: { A4: 'A4', LETTER: 'Letter' },
  print: 'Imprimer',
  html: 'Enregistrer en HTML',
  pdf: 'Enregistrer en PDF',
  saved: (name) => `Enregistré sous le nom ${name}`,
  failed: 'Le fichier n’a pas pu être créé',
  loading: 'Chargement des fiches de travail…',
  incomplete: {
    title: 'Les fiches de travail n’ont pas pu être chargées',
    text: 'Les règlements et les formules sont là : vous pouvez les imprimer et les enregistrer sans les fiches.',
    again: 'Réessayer',
  },
  field: (label) => `${label} :`,
  page: (at, count) => `${at} / ${count}`,
  madeWith:
    'Réalisé avec Placard, une simulation. Rien de ce qui figure ici n’a été dit ni décidé par les États nommés.',
  noCampaign: {
    title: 'Cette fiche de travail n’existe pas',
    text: 'Sa campagne a peut-être été retirée, ou le lien contient une erreur.',
  },
  wholeHandbook: 'Le manuel complet',
  toCampaign: 'La campagne',
}

/** Les chapitres sur les règlements. */
export const rulesMessages: Translation<typeof englishRules> = {
  chapter: (pack) => `Règlement : ${pack}`,
  quorum: ({ debateRatio, decisionRatio, source }) =>
    `**Quorum.** Pour débattre, il faut la présence d’au moins ${share(debateRatio)} des sièges ; pour décider, d’au moins ${share(decisionRatio)} (${source}).`,
  support: ({ ratio, least, source }) =>
    `**Soutien à un projet.** Avant le vote, il faut comme auteurs ou signataires ${share(ratio)} des sièges, et au moins ${inFrench.number(least)} (${source}).`,
  decision: {
    vote: '**Décision.** Par appel nominal.',
    'consensus-first': '**Décision.** Sans vote ; par appel nominal si quelqu’un s’y oppose.',
  },
  veto: {
    yes: '**Veto.** Sur le fond, une seule voix contre d’un membre permanent suffit à rejeter le texte.',
    no: '**Veto.** Personne n’en dispose.',
  },
  speech: ({ leastSeconds, mostSeconds, replySeconds }) =>
    `**Discours.** De ${seconds(leastSeconds)} à ${seconds(mostSeconds)} ; pour un droit de réponse, ${seconds(replySeconds)} au plus.`,
  appeal: (count) => `**Décisions de la présidence.** Susceptibles d’appel pendant ${seconds(count)}.`,
  motions: 'Motions',
  motionsIntro:
    'Par ordre de priorité : de deux motions, celle qui est plus haut dans la liste est tranchée la première.',
  motionColumns: ['Motion', 'Appui', 'Orateurs', 'Tranchée par', 'Recevable pendant', 'De nouveau', 'Source'],
  length: (least, most) => `de ${inFrench.number(least)} à ${minutes(most)}`,
  motion: (name, length) => `**${capital(name)}**${length === '' ? '' : `, ${length}`}`,
  second: { yes: 'requis', no: 'non requis' },
  speakers: (speaksFor, against) =>
    speaksFor + against === 0 ? 'aucun' : `${inFrench.number(speaksFor)} pour, ${inFrench.number(against)} contre`,
  again: (count) => (count === 0 ? 'aussitôt' : `après ${seconds(count)}`),
  decidedBy: {
    chair: 'la présidence',
    majority: 'la majorité',
    'two-thirds': 'les deux tiers',
    council: 'les trois cinquièmes des sièges',
  },
  during: {
    debate: 'le débat',
    'moderated-caucus': 'le débat modéré',
    'unmoderated-caucus': 'les consultations libres',
    voting: 'le vote',
  },
  list: (parts) => parts.join(', '),
  points: 'Points',
  pointsIntro: 'Un point est soulevé par une seule délégation, et la présidence statue aussitôt.',
  pointColumns: ['Point', 'Recevable pendant', 'Source'],
  terms: 'Ce que signifient les règles',
  termsIntro:
    'Chaque règle telle qu’elle s’applique aux Nations Unies et dans la plupart des conférences, et la façon dont Placard la joue.',
}

/** Le chapitre des formules. */
export const phraseMessages: Translation<typeof englishPhrases> = {
  chapter: 'Que dire',
  intro:
    'Une formule pour chaque motion, chaque point et chaque action, en anglais, la langue des délégations. Les points de suspension sont à compléter.',
  columns: ['Pour', 'Dites'],
  motions: 'Motions',
  points: 'Points',
  acts: 'En séance',
  name: capital,
  said: (lines) => lines.map((line) => `“${line}”`).join(' '),
}

/** Le plan de cours et la fiche de travail d’une campagne. */
export const worksheetMessages: Translation<typeof englishWorksheet> = {
  title: 'Fiche de travail',
  chapter: (campaign) => `Fiche de travail : ${campaign}`,
  plan: {
    title: 'Plan de cours',
    intro:
      'Une ligne par campagne ; les textes des campagnes sont en anglais. Les minutes sont celles de la session : prévoyez-en autant pour la préparer et en discuter ensuite.',
    campaign: 'Campagne',
    columns: ['Niveau', 'Minutes', 'Délégations', 'Règlement', 'Thème'],
  },
  fields: ['Nom', 'Délégation', 'Date'],
  background: 'Contexte',
  objectives: 'Ce que le comité cherche à obtenir',
  agenda: 'Ordre du jour et positions publiques',
  agendaIntro:
    'Les positions sont des estimations tirées de sources publiques, et non ce qu’une délégation dira en salle. Chaque ligne indique sur quoi repose l’estimation. Quand une position se situe à peu près à mi-chemin entre deux options, les deux sont nommées.',
  issue: (place, title) => `${place}. ${title}`,
  optionColumns: ['Option', 'Paragraphe', 'États les plus proches'],
  option: (place, label) => `${place}. ${label}`,
  noClause: 'Aucun paragraphe : les choses restent en l’état.',
  seatColumns: ['Délégation', 'Option la plus proche', 'D’après'],
  between: (nearest, other) => `${nearest}, ou ${other}`,
  rests: {
    votes: 'Ses votes à l’Assemblée générale.',
    sourced: (reason, title, year) => `${reason} (${title}, ${year})`,
    unsourced: (reason) => `${reason} (Interprétation des auteurs, qui ne s’appuie sur aucun document précis.)`,
  },
  seats: 'Délégations dans la salle',
  seatsIntro:
    'Ce que chaque délégation dit ouvertement vouloir. Chacune a aussi des objectifs qu’elle garde pour elle.',
  delegationColumns: ['Délégation', 'Nom et fonction', 'Groupe', 'Objectifs publics'],
  delegate: (name, title) => `${name}, ${title}`,
  questions: 'Questions à préparer',
  questionsIntro: 'Répondez-y pour votre propre pays avant la session.',
  ask: [
    ({ title, question }) =>
      `**${title}.** ${question} Donnez la réponse de votre pays en une phrase, et un fait à l’appui.`,
    ({ title, question }) => `**${title}.** ${question} Qui, dans la salle, donnerait une autre réponse, et pourquoi ?`,
    ({ title, first }) => `**${title}.** Sans accord, on en reste à « ${first} ». Qui y gagne, et qui y perd ?`,
    ({ title, last }) =>
      `**${title}.** De toutes les options, « ${last} » va le plus loin. Que demanderait votre pays en échange ?`,
    ({ title, question }) =>
      `**${title}.** ${question} Quelle option votre pays pourrait-il accepter, sans jamais la proposer lui-même ?`,
    ({ title, question }) =>
      `**${title}.** ${question} Qui devrait agir, payer ou rendre des comptes, et en serait-il capable ?`,
  ],
  askOfAll: [
    '**L’ensemble du texte.** Quelles sont les deux questions qui comptent le plus pour votre pays, et sur quoi pourrait-il céder pour obtenir gain de cause ?',
    '**Le vote.** Que devrait-il y avoir dans le texte, ou que devrait-il y manquer, pour que votre pays vote contre ?',
  ],
  documents: 'Documents à lire',
  document: (title, year, note) => `**${title}** (${year}) : ${note}`,
  notes: 'Notes',
}
