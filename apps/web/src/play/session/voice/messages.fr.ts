import { theFrench } from '../../../kit/language/french-countries.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type {
  speakMessages as englishSpeak,
  voiceMessages as englishVoice,
  voicesMessages as englishVoices,
} from './messages.en.ts'

/** Textes du bouton de la voix et de son raccourci. */
export const voiceMessages: Translation<typeof englishVoice> = {
  button: 'Voix dans cette session',
  on: 'La voix est activée (Ctrl+M)',
  off: 'La voix est désactivée (Ctrl+M)',
  shortcut: 'Activer ou désactiver la voix',
}

/** Textes de la prise de parole. Les réponses dites à voix haute sont comprises en anglais. */
export const speakMessages: Translation<typeof englishSpeak> = {
  prompt: 'Touchez pour parler aux diplomates.',
  commandsOnly:
    'Seul ce qui se fait dans un débat est compris ici : motions, votes, offres et propositions. Tout le reste peut être écrit.',
  check: 'Est-ce bien ce que vous avez dit ?',
  checkHint: 'Rien ne compte avant l’envoi. Écrivez pour modifier.',
  send: 'Envoyer',
  edit: 'Modifier',
  discard: 'Effacer',
  alternatives: 'Ou avez-vous dit :',
  say: {
    check: 'Dites en anglais « Yes, that is right » ou « No, that is wrong ».',
    readings: 'Dites en anglais « The first reading » ou « None of these readings ».',
    closing: 'Dites en anglais « Close the session now » ou « Continue the session ».',
    debrief: 'Dites en anglais « Go to the debrief ».',
    paused: 'Dites en anglais « Resume the session ».',
  },
  short: 'Une réponse courte est facilement mal entendue.',
  unsure: 'C’était difficile à entendre.',
}

const GENDERS = { female: 'voix féminine', male: 'voix masculine' } as const

/** Textes des voix des délégations. Les échantillons sont dits en anglais, comme la session. */
export const voicesMessages: Translation<typeof englishVoices> = {
  speak: 'Parler dans cette session',
  speakHint:
    'Les interventions et les décisions de la présidence sont dites à mesure. Quand le débat avance, les lignes plus anciennes sont abrégées ou restent en sous-titres.',
  volume: 'Volume',
  percent: (volume) => `${Math.round(volume * 100)} %`,
  voiceOf: (name) => `Voix : ${name}`,
  sampleOf: (name) => `Écouter : ${name}`,
  stopOf: (name) => `Arrêter : ${name}`,
  sample: (country) => `The delegation of ${country} has the floor.`,
  chairSample: 'The chair calls the meeting to order.',
  chair: 'la présidence',
  you: 'vous',
  option: (voice, gender, holder) =>
    holder === undefined ? `${voice}, ${GENDERS[gender]}` : `${voice}, ${GENDERS[gender]} (${holder})`,
  own: (voice) => `Vos interventions sont dites par la voix « ${voice} ». Vous pouvez en changer dans les paramètres.`,
  given: (name, voice) => `Nouvelle voix pour ${theFrench(name)} : ${voice}.`,
  exchanged: (name, voice, other, otherVoice) =>
    `Nouvelles voix : ${voice} pour ${theFrench(name)}, ${otherVoice} pour ${theFrench(other)}. Chaque voix reste unique.`,
  notKept: 'Les voix n’ont pas pu être enregistrées. Elles restent comme avant.',
}
