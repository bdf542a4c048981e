import type { CriterionId, FindingId, ImprovementId, PartId, SetAside, SpeechMarks, Verdict } from '@placard/language'
import { inFrench } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { markMessages as english } from './mark-messages.en.ts'

const CRITERIA: Readonly<Record<CriterionId, string>> = {
  argument: 'Argument',
  evidence: 'Preuves',
  rebuttal: 'Réfutation',
  delivery: 'Exposé',
}

/** Words in quotes stay English: they are what the criteria look for. */
const PARTS: Readonly<Record<PartId, { readonly name: string; readonly rule: string }>> = {
  reasons: {
    name: 'Raisons',
    rule: 'Des phrases qui disent quelque chose et pourquoi : “because”, “if … then”, “not … but”, un exemple, une comparaison, une question suivie de sa réponse. Les mots simples rapportent autant que les mots savants. Dans un discours court, c’est la part de ces phrases qui compte.',
  },
  substance: {
    name: 'Substance',
    rule: 'Des mots qui disent quelque chose de précis. Les mots mêmes de la motion, “important”, “many people” et “my second point” n’en sont pas.',
  },
  depth: {
    name: 'Développement',
    rule: 'Le nombre de mots dans les phrases qui disent quelque chose, à partir de 40 ; 180 rapportent tout. Les remerciements et les annonces ne comptent pas.',
  },
  sources: {
    name: 'Sources pertinentes',
    rule: 'Des traités, des organes, des tribunaux, des rapports et des résolutions de notre liste, quand ils ont trait à la motion et à ce que dit la phrase. Trois suffisent pour tous les points. Un nom absent de notre liste, ou sans rapport avec la motion, ne rapporte rien.',
  },
  figures: {
    name: 'Chiffres',
    rule: 'Des chiffres qui disent quelque chose. Avec sa source, un chiffre rapporte un point ; sans elle, moins de la moitié.',
  },
  pictures: {
    name: 'Exemples et images',
    rule: 'Des cas, des comparaisons tirées de la vie, et des vérités générales que l’on applique.',
  },
  meets: {
    name: 'Points relevés',
    rule: 'Les points du dernier discours de l’autre camp que vous nommez, ou dont parle une de vos phrases.',
  },
  refutes: {
    name: 'Réfutés',
    rule: 'Quand vous relevez un point, vous dites qu’il ne tient pas : “but”, “that does not follow”, “even if”.',
  },
  grounds: {
    name: 'Avec une raison',
    rule: 'La réponse est motivée dans les phrases qui suivent.',
  },
  claim: {
    name: 'Thèse',
    rule: 'L’une de vos deux premières phrases porte sur la motion ; plus tard, elle rapporte un point.',
  },
  order: {
    name: 'Ordre',
    rule: 'Rien ne vient trop tard : pas de “I forgot”, pas de “my real reason” à la fin, pas de première phrase qui ne se comprenne qu’après une autre.',
  },
  brevity: {
    name: 'Sans mots vides',
    rule: 'Peu de phrases sur le discours lui-même : remerciements, annonces, “as I said”.',
  },
  time: {
    name: 'Temps',
    rule: 'Vous utilisez de 60 à 100 % de votre temps ; de 40 à 115 % rapporte un point. Sans chronomètre, ce point n’est pas compté.',
  },
}

const VERDICTS: Readonly<Record<Exclude<Verdict, 'marked'>, string>> = {
  empty: 'Il n’y avait rien à noter.',
  'not-english':
    'Les critères lisent l’anglais. Ce discours ne se lit pas comme des phrases anglaises : rien n’a été noté.',
  gibberish: 'Ce ne sont pas des mots que les critères savent lire : rien n’a été noté.',
  'too-short': 'Moins de vingt mots comptent, et c’est trop peu pour une note. Les phrases barrées ne comptent pas.',
  copied: 'Plus de la moitié reprend le discours de l’autre camp. Ses mots ne rapportent rien.',
}

const SET_ASIDE: Readonly<Record<SetAside, string>> = {
  copied: 'ne compte pas : les mots de l’autre camp',
  repeated: 'ne compte pas : déjà dit',
  list: 'ne compte pas : des mots sans phrase',
  insult: 'ne compte pas : une insulte n’est pas une raison',
}

const FINDINGS: Readonly<Record<FindingId, { readonly label: string; readonly text: string }>> = {
  'other-side': {
    label: 'pour l’autre camp',
    text: 'Ce discours défend l’autre camp. Si bonnes que soient ses raisons, elles ne rapportent rien ici.',
  },
  copied: {
    label: 'les mots de l’autre camp',
    text: 'Une grande part de ce discours est reprise de l’autre camp. Seuls vos propres mots rapportent des points.',
  },
  'off-topic': {
    label: 'hors sujet',
    text: 'L’essentiel de ce discours ne porte pas sur la motion. Vrai ou non, cela n’aide pas votre camp.',
  },
  'not-in-list': {
    label: 'absent de notre liste',
    text: 'Absent de notre liste de traités, d’organes, de tribunaux et de rapports réels, et donc sans valeur ici :',
  },
  'names-only': {
    label: 'sans rapport montré',
    text: 'Réel, mais rien ici ne montre le rapport avec la motion :',
  },
  contradicts: {
    label: 'se contredit',
    text: 'Ce discours dit une chose et la retire ailleurs : ni l’une ni l’autre ne tient. Décidez laquelle vous voulez dire.',
  },
  insults: {
    label: 'insulte',
    text: 'Les insultes ne rapportent rien, et une présidence vous rappellerait à l’ordre. Répondez à l’argument, pas à la personne.',
  },
  padding: {
    label: 'ne dit encore rien',
    text: 'La plupart des phrases de ce discours iraient avec n’importe quelle motion. Elles ne disent rien de celle-ci.',
  },
}

type Improvement = SpeechMarks['improvements'][number]

const recordOf = ({ record }: Improvement) => (record === undefined ? '' : `${record.fact} (${record.source})`)

/** The outlines stay English, as the speech is. */
const IMPROVEMENTS: Readonly<Record<ImprovementId, (improvement: Improvement) => string>> = {
  'turn-round': () =>
    'Retournez-le : “That sounds good, but it comes at a price: …”, puis dites ce que gagne votre propre camp.',
  'choose-one': ({ about }) =>
    about === undefined
      ? 'Gardez l’un des deux et laissez tomber l’autre.'
      : `Cela ne peut pas aller avec “${about}” Gardez l’un des deux et dites pourquoi.`,
  'name-real': ({ about }) =>
    `Retirez ${about === undefined ? 'le nom' : `“${about}”`}, ou mettez à sa place un traité, un rapport ou un cas que la salle peut vérifier : “In …, … found that …”`,
  'drop-name': ({ about }) =>
    `Retirez ${about === undefined ? 'le nom' : `“${about}”`}, ou dites ce qui en découle pour cette motion : “It matters here because …”`,
  return: () =>
    'Dites quel est le rapport avec la motion : “The same is true of …, because …” Si rien ne vous vient, retirez-le.',
  'drop-insult': () => 'Dites plutôt ce qui ne va pas dans l’argument : “That does not follow, because …”',
  'own-words': () => 'Dites avec vos propres mots ce qui ne va pas : “That sounds right, but …, because …”',
  'say-something': () =>
    'Retirez-la, et consacrez ce temps à une chose précise : qui fait quoi, à qui, et ce qui en résulte.',
  'give-reason': ({ sentence }) =>
    sentence === undefined
      ? 'Ajoutez une raison de plus : “If …, then …, because …”'
      : 'Poursuivez : “… because …”, ou “If we do not, then …” Une affirmation ne convainc que ceux qui y croyaient déjà.',
  answer: ({ about }) => `Répondez à “${about ?? ''}” En résumé : “They say …. But …, because …, and so …”`,
  'add-source': (improvement) =>
    improvement.record === undefined
      ? 'Ajoutez un fait avec sa source : “According to …, …. This means …”'
      : `Ajoutez un fait établi : ${recordOf(improvement)}. Dites ensuite ce qui en découle : “This means …”`,
  'add-picture': () =>
    'Ajoutez un cas ou une comparaison tirée de la vie : “It is as if …” ou “That is what happened in …, when …”',
  'move-first': () => 'Cherchez parmi vos phrases la raison qui pèse le plus, et commencez par elle.',
}

const pointsText = (points: number) => inFrench.count(points, 'point', 'points')

/** French: words about the marks of a speech. */
export const markMessages: Translation<typeof english> = {
  criteria: CRITERIA,
  parts: PARTS,
  verdicts: VERDICTS,
  setAside: SET_ASIDE,
  findings: FINDINGS,
  score: (value) => (value === undefined ? 'non mesuré' : `${inFrench.number(value)} sur 10`),
  summary: (overall, text) => `Note : ${overall} (${text})`,
  unmarked: 'Non noté',
  points: (points, most) => `${inFrench.number(points)} sur ${inFrench.number(most)}`,
  atMost: (most) => `Cela pèse lourd sur la note : elle est de ${inFrench.number(most)} au plus.`,
  two: 'Les deux phrases qui relèveraient le plus la note',
  one: 'La phrase qui relèverait le plus la note',
  missing: 'Une phrase qui manque :',
  instead: IMPROVEMENTS,
  gain: (points) => `jusqu’à ${pointsText(points)} de plus`,
  whole: 'Rien de plus à demander. Faites plus court, ou choisissez un style plus dur pour l’autre camp.',
  unmet: (point) => `Non relevé : “${point}”`,
  how: {
    title: 'Comment les discours sont notés',
    text: 'Les notes viennent de ces critères et de rien d’autre : le même discours face au même discours reçoit toujours les mêmes notes. Aucun modèle de langage ne les donne ; quand il y en a un, il parle pour l’autre camp et peut ajouter un conseil. Le camp, le sujet et les sources sont vérifiés : le camp par ce que vos phrases disent de la motion, les sources d’après une liste de sources réelles. Qu’un fait soit vrai, au-delà du nom de sa source, les critères ne peuvent pas le dire : vérifiez les vôtres. Ils lisent l’anglais.',
    weights: (percent) => `${inFrench.number(percent)} % de la note totale`,
    limits:
      'Si bien construit soit-il, un discours a 3 sur 10 au plus quand il défend l’autre camp, s’écarte de la motion, repose sur des sources absentes de notre liste, cite des noms sans rapport, se contredit, ne dit rien, reprend celui de l’autre camp ou insulte.',
    notCounted:
      'Les phrases qui répètent ce qui a été dit, copient l’autre camp, insultent ou alignent des mots sans grammaire ne rapportent rien et ne retirent rien.',
    most: pointsText,
  },
}
