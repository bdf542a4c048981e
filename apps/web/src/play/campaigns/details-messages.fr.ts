import { inFrench } from '../../kit/language/counting.ts'
import { ofFrench, theFrench } from '../../kit/language/french-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { detailsMessages as englishDetails, seatMessages as englishSeat } from './details-messages.en.ts'

const { count } = inFrench

/** Phrases des détails d’une campagne. */
export const detailsMessages: Translation<typeof englishDetails> = {
  back: 'Toutes les campagnes',
  notFound: {
    title: 'Campagne introuvable',
    text: 'Elle a peut-être été retirée, ou le lien est mal saisi.',
  },
  failed: 'Cette campagne n’a pas pu être chargée',
  ask: 'En parler avec l’assistant',
  worksheet: 'Fiche de travail',
  overview: 'Aperçu',
  objectives: 'Objectifs',
  scenarios: 'Scénarios possibles',
  keyIssues: 'Questions clés',
  facts: {
    title: 'En bref',
    duration: 'Durée',
    delegates: 'Délégations IA',
    category: 'Catégorie',
    theme: 'Thème',
    difficulty: 'Difficulté',
    procedure: 'Règlement',
    minutes: (value) => count(value, 'minute', 'minutes'),
  },
  packs: {
    'general-assembly': 'Règlement de l’Assemblée générale : une voix par siège.',
    'security-council': 'Règlement du Conseil de sécurité : les membres permanents ont un droit de veto.',
    consensus: 'Consensus : adoption si personne ne s’y oppose, sinon par appel nominal.',
  },
  majorities: {
    simple: () => 'Un texte est adopté s’il a plus de voix pour que contre ; les abstentions ne comptent pas.',
    'two-thirds': () => 'Un texte est adopté aux deux tiers des voix exprimées ; les abstentions ne comptent pas.',
    'security-council': (seats) =>
      `Un texte est adopté par ${Math.ceil(0.6 * seats)} voix pour sur ${seats}, sans vote contre d’un membre permanent.`,
  },
  agenda: {
    title: 'Ordre du jour',
    intro:
      'Ce que le comité va trancher, du statu quo à l’option la plus audacieuse. Chaque option convenue devient un paragraphe.',
    noClause: 'Aucun paragraphe : rien ne change.',
    option: (place, value) => `Option ${place} sur ${value}`,
  },
  delegates: {
    title: 'Dans la salle',
    intro: (value) =>
      `${count(value, 'délégation', 'délégations')}, chacune avec ses intérêts et un seuil de rupture caché.`,
    wants: 'Souhaits',
  },
  sources: { title: 'Les documents réels', intro: 'Les documents sur lesquels repose cet ordre du jour.' },
  how: {
    title: 'Comment ça marche',
    steps: (delegates) => [
      `Prenez le siège d’un pays, ou laissez le tirage décider. Vous siégez avec ${count(delegates, 'délégation IA dont les intérêts viennent', 'délégations IA dont les intérêts viennent')} de vrais votes des Nations Unies.`,
      'Dites ou écrivez ce que vous diriez dans la salle. Votre message est compris comme une action formelle (proposition, échange, promesse), et vous pouvez corriger l’interprétation.',
      'Le projet de résolution change sous vos yeux à mesure que les délégations s’accordent. Des crises éclatent et demandent une réponse.',
      'La présidence appelle au vote. Votre siège est appelé avec les autres.',
      'Le bilan montre ce qui pouvait être gagné, ce qui l’a été, et les moments décisifs.',
    ],
  },
}

/** Phrases de la carte et du choix d’un pays. */
export const seatMessages: Translation<typeof englishSeat> = {
  map: {
    title: 'Où en est le monde',
    intro:
      'Les positions viennent des votes de l’Assemblée générale ; pour les États clés, de meilleures sources l’emportent, avec leur raison.',
    issue: 'Question sur la carte',
    label: (issue) => `Carte des États membres selon leur position : ${issue}`,
    describe: (country, option, place, value) => `${country} : ${option} (${place} sur ${value})`,
    legend: 'Option la plus proche',
    count: (value) => count(value, 'État', 'États'),
    fewest: 'Statu quo',
    most: 'Audacieux',
    pins: 'Les drapeaux marquent les délégations dans la salle.',
    land: 'Les territoires sans siège d’État membre restent en blanc. Les frontières sont simplifiées et n’expriment aucun avis sur leur statut.',
    tableCaption: (issue) => `Position des États membres : ${issue}`,
    columns: ['Pays', 'Option la plus proche', 'Rang', 'Groupe régional'],
    place: (place, value) => `${place} sur ${value}`,
    loading: 'Chargement de la carte',
    failed: 'La carte n’a pas pu être chargée. Vous pouvez tout de même commencer : votre pays sera tiré au sort.',
    retry: 'Réessayer',
  },
  seat: {
    title: 'Votre siège',
    label: 'Pays',
    placeholder: 'Chercher parmi 193 États',
    surprise: 'Surprenez-moi',
    surpriseText: 'L’un des 193 États membres, tiré au sort à l’ouverture de la session.',
    authored: 'Délégation IA',
    brief: (country) => `Instructions ${ofFrench(country)}`,
    briefIntro: 'La position de votre capitale. Dans la salle, vous êtes libre de négocier.',
    displaces: (name, alternate) =>
      alternate === undefined
        ? `Vous remplacez ${name} ; un autre pays devient une délégation IA.`
        : `Vous remplacez ${name} ; nouvelle délégation IA : ${alternate}.`,
    extra: (value) =>
      `Vous rejoignez ${value === 1 ? 'la délégation IA' : `les ${value} délégations IA`} avec votre propre siège.`,
    permanent: 'Un membre permanent : votre vote contre est un veto.',
    elected: 'Vous siégez comme membre élu, sans veto.',
    smallIslands: 'Petit État insulaire',
    leastDeveloped: 'Pays parmi les moins avancés',
    blocs: 'Groupes',
    because: 'Pourquoi',
  },
  room: {
    title: 'Les autres',
    difficulty: 'Difficulté',
    difficultyHint: 'La dureté de leur négociation. Les autres n’en savent jamais plus que vous.',
    level: (difficulty, manner, isWritten) =>
      isWritten ? `${difficulty} : ${manner} (par défaut)` : `${difficulty} : ${manner}`,
    manners: {
      beginner: 'conciliant',
      intermediate: 'ferme',
      advanced: 'dur, en groupes',
      expert: 'inflexible',
    },
    tone: 'Ton de la salle',
    toneHint: 'Un seul ton pour toutes les délégations, ou le ton propre à chacune.',
    tones: {
      mixed: 'Varié (par défaut)',
      collaborative: 'Coopératif',
      gentle: 'Doux',
      balanced: 'Équilibré',
      challenging: 'Exigeant',
      aggressive: 'Agressif',
    },
    rules: 'Règlement intérieur',
    asWritten: (rules) => `${rules} (par défaut)`,
    packs: {
      'general-assembly': 'Assemblée générale',
      'security-council': 'Conseil de sécurité',
      consensus: 'Consensus',
    },
    rulesHints: {
      'general-assembly': 'Motions, appuis et débats comme dans les conférences étudiantes.',
      'security-council':
        'Les trois cinquièmes des sièges décident, et le vote contre d’un membre permanent est un veto.',
      consensus:
        'Ni débats modérés ni consultations libres. La présidence demande s’il y a des objections et ne procède à l’appel nominal que s’il y en a.',
    },
  },
  start: {
    start: 'Lancer la campagne',
    starting: 'Préparation de la campagne…',
    as: (country) => `pour ${theFrench(country)}`,
    failed: 'La campagne n’a pas pu être lancée',
    kept: 'Vos choix sont conservés.',
    retry: 'Réessayer',
    advanced: 'Options avancées',
    pace: 'Rythme',
    paceOption: (pace, minutes) => `×${pace}, environ ${minutes} min`,
    draw: 'Tirage connu',
    drawHint:
      'Le tirage d’une session terminée, pris dans son bilan. Le même tirage et les mêmes actions mènent au même résultat. Si le champ reste vide, un nouveau tirage est fait et gardé secret jusqu’à la fin.',
    drawError: 'Un tirage est un nombre, un tiret et 32 autres caractères, comme dans le bilan.',
  },
}
