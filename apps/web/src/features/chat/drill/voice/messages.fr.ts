import { inFrench } from '../../../../kit/language/counting.ts'
import type { Translation } from '../../../../kit/language/translation.ts'
import { clockText } from '../../../../kit/ui/clock-text.ts'
import type { spokenMessages as english } from './messages.en.ts'

const { count, number } = inFrench
const clock = (seconds: number) => clockText(seconds * 1000)
/** Decibels below full scale, with a real minus. */
const decibels = (db: number) => `${db < 0 ? '−' : ''}${number(Math.abs(db))} dB`
const pauses = (amount: number) => count(amount, 'pause', 'pauses')
const fillers = (amount: number) => count(amount, 'hésitation', 'hésitations')
const speedText = (speed: number) => `${count(speed, 'mot', 'mots')} par minute`

/** French: words of speeches that are spoken. */
export const spokenMessages: Translation<typeof english> = {
  form: {
    ready: (seconds) =>
      `Vous avez ${count(seconds, 'seconde', 'secondes')}. Le chronomètre démarre quand le micro écoute, et se fige quand vous arrêtez.`,
    about: (isKept) =>
      `Ce que vous dites est transcrit, et votre façon de parler est mesurée : débit, pauses, hésitations et volume. ${isKept ? 'Ces chiffres sont conservés, et l’enregistrement pendant 24 heures, comme vous l’avez choisi dans Paramètres.' : 'Du son, seuls ces chiffres sont conservés.'}`,
    unwritten:
      'Rien ne peut transcrire la parole libre ici. Votre façon de parler est tout de même mesurée ; tapez vos mots quand vous avez fini.',
    speak: 'Parler',
    speakOn: 'Continuer à parler',
    stop: 'Arrêter',
    type: 'Plutôt écrire',
    asking: 'En attente du micro…',
    listening: 'À l’écoute. Vos mots sont transcrits quand vous arrêtez.',
    listeningOnly: 'À l’écoute.',
    writing: 'Transcription de ce que vous avez dit…',
    stopped: 'Le chronomètre est figé. Relisez vos mots, continuez à parler ou prononcez le discours.',
    missing: 'Une partie de vos paroles n’a pas pu être transcrite. Ajoutez-la, puis prononcez le discours.',
    level: 'Volume au micro',
    placeholder: 'Vos mots apparaîtront ici quand vous arrêterez.',
    typedPlaceholder: 'Tapez ce que vous avez dit.',
  },
  panel: {
    summary: (speed, pauseCount, fillerCount) =>
      [
        'Comment il a été dit',
        ...(speed === undefined ? [] : [speedText(speed)]),
        pauses(pauseCount),
        ...(fillerCount === undefined ? [] : [fillers(fillerCount)]),
      ].join(' · '),
    note: 'Ce sont des chiffres, pas des notes : ils ne changent rien à ce que rapporte le discours, et aucun ne dépend de votre accent. Les pauses durent au moins une demi-seconde. La place des hésitations est estimée, et la transcription peut en omettre.',
    speed: 'Débit',
    speedOf: speedText,
    wordsIn: (words, seconds) => `${count(words, 'mot', 'mots')} en ${clock(seconds)}`,
    noWords: 'Aucun mot à compter',
    pauses: 'Pauses',
    none: 'Aucune',
    longest: (seconds, at) => `la plus longue : ${number(seconds)} s à ${clock(at)}`,
    fillers: 'Hésitations',
    notHeard: 'Non comptées : les mots ont été tapés',
    loudness: 'Volume',
    level: (db) => `${decibels(db)} en moyenne`,
    range: (db, loudestAt, softestAt) =>
      `varie de ${number(db)} dB ; le plus fort à ${clock(loudestAt)}, le plus faible à ${clock(softestAt)}`,
    counted: pauses,
    picture: (seconds) => `Volume du discours sur ${clock(seconds)}, avec ses pauses et ses hésitations`,
    table: 'Moments du discours, dans l’ordre',
    columns: ['Moment', 'Quoi', 'Durée ou mot'],
    at: clock,
    pause: 'Pause',
    filler: 'Hésitation',
    loudest: 'Le plus fort',
    softest: 'Le plus faible',
    lasts: (seconds) => `${number(seconds)} s`,
    key: { loudness: 'volume', pause: 'pause', filler: 'hésitation' },
  },
}
