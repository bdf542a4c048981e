import { inFrench } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import { clockText } from '../../../kit/ui/clock-text.ts'
import type { drillMessages as english } from './messages.en.ts'

const clock = (seconds: number) => clockText(seconds * 1000)

/** French: words of the debate drill. */
export const drillMessages: Translation<typeof english> = {
  title: 'Entraînement au débat',
  intro:
    'Choisissez une motion et un camp. L’assistant prend l’autre, vous chronomètre et répond à ce que vous avez vraiment dit. Après chaque discours, vous voyez, phrase par phrase, ce qu’il a rapporté. Le débat se tient en anglais.',
  clock,
  sides: { for: 'Pour', against: 'Contre' },
  setup: {
    motion: 'Motion',
    topic: 'Thème',
    topics: {
      all: 'Tous les thèmes',
      climate: 'Climat et océans',
      cybersecurity: 'Cyberespace et armes nouvelles',
      nuclear: 'Ordre nucléaire',
      pandemic: 'Santé et pandémies',
      trade: 'Commerce',
      humanitarian: 'Crises humanitaires',
      order: 'Les Nations Unies et le droit',
      development: 'Développement',
      rights: 'Droits humains',
    },
    any: 'N’importe laquelle',
    own: 'Avec mes propres mots',
    ownLabel: 'Votre motion',
    ownHint:
      'En anglais, par exemple : “This house would lower the voting age to sixteen.” Le contradicteur intégré se guide sur le type de motion, sans faits précis.',
    ownShort: 'Donnez au moins huit caractères à la motion.',
    notLoaded:
      'La liste des motions n’a pas pu être chargée. Vous pouvez toujours proposer une motion avec vos propres mots.',
    side: 'Votre camp',
    country: 'Parler pour un pays (facultatif)',
    countryPlaceholder: 'Chercher un pays',
    mode: 'Style de l’autre camp',
    modes: {
      collaborative: 'Défend son camp et cherche ce que les deux pourraient signer.',
      gentle: 'Défend son camp en douceur et concède ce qui est juste.',
      balanced: 'Défend son camp simplement, point par point.',
      challenging: 'Éprouve chaque affirmation et demande ce qui la fonde.',
      aggressive: 'Exploite chaque faille, jamais la personne.',
    },
    rounds: 'Vos discours',
    roundsCount: (count) => inFrench.count(count, 'discours', 'discours'),
    seconds: 'Durée de chacun',
    secondsCount: (count) => inFrench.count(count, 'seconde', 'secondes'),
    delivery: 'Forme du discours',
    deliveries: { typed: 'Par écrit', spoken: 'À l’oral' },
    speed: 'Votre vitesse de frappe, en mots par minute',
    speedHint: (words, time, measured) =>
      `Un discours de cette durée compte environ ${inFrench.count(words, 'mot', 'mots')}. À votre vitesse, vous avez ${time} pour les taper.${measured === undefined ? '' : ` Mesuré d’après ce que vous avez tapé jusqu’ici : ${measured}.`}`,
    withdrawn: (model, instead) =>
      `L’administration de ce site a désactivé ${model}, votre dernier choix. Votre contradicteur dans cet entraînement : ${instead}.`,
    begin: 'Commencer',
    offline: 'Vous êtes hors ligne. Vous pourrez commencer un entraînement dès votre retour en ligne.',
  },
  room: {
    motion: 'La motion',
    you: (side, country) =>
      `Vous parlez ${side === 'for' ? 'pour' : 'contre'}${country === undefined ? '' : ` (votre pays : ${country})`}.`,
    speech: (round, of) => `Votre discours ${round} sur ${of}`,
    opponent: 'L’autre camp',
    took: (used, given) => `${used} sur ${given}`,
    untimed: 'non chronométré',
    callAgain: 'Annoncer la motion',
    uncalled: 'La motion n’a pas encore été annoncée.',
  },
  floor: {
    label: 'La parole',
    theirs: 'L’autre camp a la parole.',
    sending: 'Votre discours est en route.',
    ready: (seconds) =>
      `Vous avez ${inFrench.count(seconds, 'seconde', 'secondes')}. Le chronomètre démarre avec vous et s’arrête quand vous faites une pause.`,
    readyTyped: (time, wordsMost, seconds) =>
      `Vous avez ${time} pour taper environ ${inFrench.count(wordsMost, 'mot', 'mots')} : ce qui tient dans ${inFrench.count(seconds, 'seconde', 'secondes')} de parole. Le chronomètre démarre avec vous et s’arrête quand vous faites une pause.`,
    begin: 'Commencer mon discours',
    pause: 'Pause',
    resume: 'Continuer',
    deliver: 'Prononcer',
    deliverHint: 'Ctrl+Entrée prononce le discours. Rien n’est coupé quand le temps est écoulé.',
    placeholder: 'En anglais : “Chair, honourable delegates…”',
    speech: 'Votre discours',
    timer: 'Temps restant',
    left: (seconds) => `il reste ${clock(seconds)}`,
    over: (seconds) => `+${clock(seconds)} de trop`,
    words: (count, of) => `${inFrench.count(count, 'mot', 'mots')} sur ${inFrench.number(of)} environ`,
    count: (length) => `${length} / 4 000`,
    paused: 'Le chronomètre est en pause.',
    takenUp:
      'La page a été fermée pendant votre discours et le chronomètre s’est mis en pause. Continuez quand vous voulez.',
    nothing: 'Dites d’abord quelque chose : un discours vide ne peut pas être prononcé.',
    began: (seconds) => `Votre discours a commencé : ${inFrench.count(seconds, 'seconde', 'secondes')}.`,
    remain: (seconds) => `Plus que ${inFrench.count(seconds, 'seconde', 'secondes')}.`,
    ended: 'Temps écoulé. Finissez votre phrase ; ce qui dépasse est compté.',
    overBy: (seconds) => `${inFrench.count(seconds, 'seconde', 'secondes')} de trop.`,
  },
  report: {
    title: 'Bulletin',
    overall: 'Global',
    noScore: 'Rien n’a pu être mesuré.',
    chart: 'Notes moyennes de cet entraînement, sur dix',
    table: 'Notes de chaque discours, sur dix',
    speech: 'Discours',
    mean: 'Moyenne',
    time: 'Temps',
    next: 'Pour le prochain entraînement',
    again: 'Autre entraînement',
    swap: 'La même motion, dans l’autre camp',
    progress: 'Vos entraînements jusqu’ici',
    progressTable: 'Notes moyennes de vos derniers entraînements, du plus récent au plus ancien',
    motion: 'Motion',
    first: 'C’est votre premier entraînement. Les suivants seront comparés à celui-ci.',
    none: 'Les entraînements terminés apparaissent ici avec leurs notes.',
    loading: 'Chargement de vos entraînements précédents…',
    failed: 'Vos entraînements précédents n’ont pas pu être chargés.',
  },
}
