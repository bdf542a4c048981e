import { inFrench } from '../../kit/language/counting.ts'
import { theFrench } from '../../kit/language/french-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import { MOMENT_REASONS } from '../room/moment-reasons.fr.ts'
import { points, signed } from './figures.ts'
import type {
  dealMessages as englishDeal,
  debriefMessages as englishDebrief,
  gainMessages as englishGain,
  momentMessages as englishMoment,
  pendingMessages as englishPending,
  promiseMessages as englishPromise,
  qualityMessages as englishQuality,
  recordMessages as englishRecord,
  resolutionMessages as englishResolution,
  scoreMessages as englishScore,
  supportMessages as englishSupport,
  voteMessages as englishVote,
} from './messages.en.ts'

const { count } = inFrench
const percent = new Intl.NumberFormat('fr', { style: 'percent' })

/** Textes du bilan. */
export const debriefMessages: Translation<typeof englishDebrief> = {
  title: (campaign) => `Bilan : ${campaign}`,
  debrief: 'Bilan',
  failed: 'Le bilan n’a pas pu être chargé',
  retry: 'Réessayer',
  notFound: {
    title: 'Session introuvable',
    text: 'Elle a peut-être été supprimée ou appartient à un autre compte, ou le lien est mal saisi.',
  },
  running: {
    title: 'Cette session n’est pas encore terminée',
    text: 'Le bilan est préparé à la fin de la session ; d’ici là, les intérêts de chaque délégation restent cachés.',
    back: 'Revenir à la session',
  },
  back: 'Retour aux campagnes',
  watch: 'Revoir la session',
  ask: 'En débattre avec l’assistant',
  results: {
    diplomatic_success: 'Presque tout le monde soutient le texte, et il sert votre pays.',
    partial_resolution: 'Le comité a un texte, mais un accord plus large était possible.',
    stalemate: 'Le comité a avancé, mais pas assez pour parler d’un accord.',
    time_expired: 'Le temps s’est écoulé avant que le comité ait adopté un texte.',
    crisis_escalation: 'Le comité est plus divisé qu’au début.',
  },
  score: 'Score de la session',
  quality: 'Qualité du résultat',
  outOf: 'sur 1,00',
  percent: (ratio) => percent.format(ratio).replace('-', '−'),
  points,
  signed,
}

/** Textes de l’attente du bilan. */
export const pendingMessages: Translation<typeof englishPending> = {
  title: 'Préparation du bilan',
  intro:
    'Pour savoir ce que vos actions ont changé, la session est rejouée de nombreuses fois sans elles. Vous pouvez quitter cette page : le bilan vous attendra à votre retour.',
  label: 'Bilan',
  waiting: (ahead) => (ahead === 1 ? 'Une tâche passe avant.' : `${ahead} tâches passent avant.`),
  beginning: 'Chargement du compte rendu.',
  played: (replayed, replays) =>
    `${replayed} ${replayed < 2 ? 'simulation faite' : 'simulations faites'} sur ${replays}.`,
  retry: 'Réessayer',
  failed: 'Le bilan n’a pas pu être préparé',
  refused: 'Cette session n’a pas de bilan',
  refusedText:
    'Sa préparation prend trop de temps. Le résultat, la résolution et tout le compte rendu figurent ci-dessous.',
}

/** Textes du calcul du score. */
export const scoreMessages: Translation<typeof englishScore> = {
  title: 'Le calcul du score',
  intro: 'En millièmes, chaque ligne s’ajoutant à la précédente.',
  columns: ['Élément', 'Points', 'Pourquoi'],
  parts: {
    base: { name: 'Toute session commence à', why: () => 'La moitié, avant que rien ne se passe.' },
    phases: { name: 'Phases terminées', why: (value) => `${value} sur 3, 100 points chacune.` },
    acts: {
      name: 'Initiatives des délégations',
      why: (value) => `${count(value, 'action', 'actions')} ; les quatre premières comptent 50 points chacune.`,
    },
    tension: {
      name: 'Tension à la fin',
      why: (isBreaking) =>
        isBreaking ? 'La tension était critique.' : 'La tension n’était pas critique : aucune déduction.',
    },
    agreement: { name: 'Accord' },
  },
  agreement: {
    none: 'Aucun texte n’a été mis aux voix, et aucune position n’a été annoncée.',
    unanimous: 'Tous les sièges étaient pour : aucune déduction.',
    unopposed: 'Personne ne s’est opposé au texte : aucune déduction.',
    carried: (favour, seats, required) => `${favour} sièges sur ${seats} pour ; il en fallait ${required}.`,
    lost: (favour, required) => `${favour} pour, alors qu’il en fallait ${required}.`,
    vetoed: 'Un membre permanent a voté contre.',
    loss: 'Plafonné, car le texte vous laisse à votre seuil de rupture ou en dessous.',
    silence: 'Plafonné, car vous n’avez pas pris part à la négociation.',
    clamped: 'La somme sort de l’échelle : elle a été ramenée à la limite la plus proche.',
  },
  sum: 'Score de la session',
  forced: 'Le temps s’est écoulé sans texte adopté. Le score est alors de 0,50, quelle que soit la somme.',
}

/** Textes de la qualité du résultat. */
export const qualityMessages: Translation<typeof englishQuality> = {
  title: 'La qualité du résultat',
  intro: 'Quatre aspects du texte adopté, pondérés.',
  none: 'Aucun texte n’a été adopté : il n’y a rien à évaluer.',
  weight: (ratio) => `compte pour ${percent.format(ratio)}`,
  parts: {
    voteMargin: { name: 'Marge du vote', why: 'Les voix au-delà de ce qu’il fallait.' },
    nashRatio: {
      name: 'Gain commun',
      why: 'Les gains de tous réunis, comparés au meilleur compromis possible.',
    },
    evenness: { name: 'Équité', why: 'À quel point les gains ont été également partagés.' },
    ownShare: { name: 'Votre part', why: 'Ce que vous avez atteint de votre marge.' },
  },
  belowWalkAway: (countries) =>
    `Le gain commun est nul quand un siège finit à son seuil de rupture ou en dessous : ${countries}.`,
}

/** Textes de la résolution. */
export const resolutionMessages: Translation<typeof englishResolution> = {
  adopted: 'La résolution adoptée',
  notAdopted: 'Le projet non adopté',
  none: 'Aucun projet de résolution n’était à l’examen.',
  sponsors: 'Auteurs',
  signatories: 'Signataires',
}

/** Textes des accords possibles. */
export const dealMessages: Translation<typeof englishDeal> = {
  title: 'Ce qui aurait pu être convenu',
  intro: (country) =>
    `Chaque point est un texte possible. Plus il est à droite, plus il vaut pour ${theFrench(country)} ; plus il est haut, plus il vaut pour les autres.`,
  label: (country) =>
    `Textes possibles selon leur valeur pour ${theFrench(country)} et pour les autres, avec le parcours du projet`,
  xLabel: (country) => `Valeur pour ${theFrench(country)} →`,
  yLabel: '↑ Valeur moyenne pour les autres',
  cloud: 'Textes possibles',
  frontier: 'Meilleurs compromis',
  nash: 'Meilleur compromis pour tous (Nash)',
  path: 'Parcours du projet',
  final: 'Texte adopté',
  last: 'Dernier texte',
  walkAway: 'Votre seuil de rupture',
  statusQuo: 'Statu quo',
  nashShort: 'Nash',
  expected: 'Un texte auquel sont parvenus d’autres comités',
  expectedShort: 'Obtenu ailleurs',
  bargain: 'Ce qu’ont conclu d’autres comités avec les mêmes sièges :',
  first: 'Premier texte',
  columns: ['Quoi', 'Quand', 'Par', 'Valeur pour vous', 'Valeur pour les autres'],
  step: (number) => `Étape ${number} du projet`,
  steps: {
    label: 'Le parcours du projet, étape par étape',
    previous: 'Étape précédente',
    next: 'Étape suivante',
    count: (value) =>
      value === 1 ? 'Le projet n’a jamais bougé.' : `Le projet a bougé en ${count(value, 'étape', 'étapes')}.`,
    at: (number, value, time, by) => `Étape ${number} sur ${value}, ${time}, par ${theFrench(by)}`,
    worth: (own, others) => `${own} pour vous, ${others} pour les autres`,
  },
}

/** Textes du soutien au fil du temps. */
export const supportMessages: Translation<typeof englishSupport> = {
  title: 'Le soutien au fil du temps',
  intro: 'Positions annoncées sur le projet en tête.',
  label: 'Sièges pour, indécis et contre au fil de la session',
  xLabel: 'Durée de la session en minutes →',
  yLabel: '↑ Sièges',
  columns: ['Moment', 'Pour', 'Indécis', 'Contre'],
  none: 'Personne n’a annoncé de position sur un projet.',
  bands: { favour: 'Pour', undecided: 'Indécis', against: 'Contre' },
}

/** Textes des gains. */
export const gainMessages: Translation<typeof englishGain> = {
  title: 'Ce que chaque siège a gagné',
  intro: 'De son seuil de rupture au mieux qu’il pouvait espérer, et où la session l’a laissé. En points sur 100.',
  tableCaption: 'Gains par siège, en points sur 100',
  columns: ['Siège', 'Statu quo', 'Seuil de rupture', 'Atteint', 'Meilleur possible', 'Part de sa marge'],
  legend: {
    statusQuo: 'Statu quo',
    walkAway: 'Seuil de rupture',
    best: 'Meilleur possible',
    above: 'Atteint',
    below: 'Atteint, sous le seuil de rupture',
  },
  line: (country, reached, walkAway, best) =>
    `${country} : atteint ${reached}, seuil de rupture ${walkAway}, meilleur ${best}`,
  you: 'Vous',
  reveal: 'Ses secrets',
  agenda: 'Objectif secret',
  weights: 'Ce qui comptait pour cette délégation',
  redLines: 'Lignes rouges',
  noRedLines: 'Aucune',
  personality: (mode) => `Style : ${mode.toLowerCase()}`,
}

/** Textes du vote final. */
export const voteMessages: Translation<typeof englishVote> = {
  title: 'Le vote final',
  none: 'Aucun texte n’a été mis aux voix.',
  adopted: 'Adopté',
  rejected: 'Non adopté',
  vetoed: (countries) => `Veto : ${countries}`,
  required: (value) => `Il fallait ${count(value, 'voix', 'voix')} pour.`,
  unopposed: 'Adopté sans vote',
  noObjection: 'La présidence a demandé s’il y avait des objections ; il n’y en avait aucune.',
}

/** Textes des engagements. */
export const promiseMessages: Translation<typeof englishPromise> = {
  title: 'Promesses et menaces',
  none: 'Personne n’a fait de promesse ni de menace.',
  showAll: (value) => `Tout afficher (${value})`,
  showFewer: 'En afficher moins',
}

/** Textes des moments marquants. */
export const momentMessages: Translation<typeof englishMoment> = {
  title: 'Les moments marquants',
  intro: 'Les moments qui ont le plus fait bouger la salle, chacun relié au compte rendu.',
  none: 'Rien n’a vraiment fait bouger la salle.',
  reasons: MOMENT_REASONS,
  read: 'Lire au compte rendu',
  readThis: (title, time) => `Lire au compte rendu : ${title}, ${time}`,
}

/** Textes du compte rendu. */
export const recordMessages: Translation<typeof englishRecord> = {
  title: 'Le compte rendu',
  filter: 'Afficher',
  filters: { all: 'Tout', spoken: 'Interventions', text: 'Ce qui a changé le texte' },
  entries: (value) => count(value, 'entrée', 'entrées'),
  none: 'Aucune entrée de ce type.',
}
