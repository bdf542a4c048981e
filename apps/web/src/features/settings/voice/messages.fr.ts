import type { Translation } from '../../../kit/language/translation.ts'
import type { voiceSettingsMessages as english } from './messages.en.ts'

/** The settings of the voice. The samples stay English: English voices speak them. */
export const voiceSettingsMessages: Translation<typeof english> = {
  title: 'Voix',
  enable: 'Activer la voix',
  enableHint:
    'La parole partout dans Placard. Si elle est désactivée, rien n’est prononcé et ses boutons n’apparaissent pas.',
  isOff: 'La voix est désactivée. Vous pouvez déjà choisir ici ; rien n’est prononcé tant que vous ne l’activez pas.',
  tabs: {
    label: 'Paramètres de la voix',
    speech: 'Parole',
    delegate: 'Voix du délégué',
    language: 'Langue',
    debate: 'Débat',
  },
  test: {
    play: 'Écouter',
    playing: 'Lecture',
    stop: 'Arrêter',
    failed: 'La lecture a échoué.',
    off: 'La voix est désactivée.',
  },
  speech: {
    auto: 'Parler automatiquement en session',
    autoHint:
      'Les délégués et la présidence se font entendre dès l’ouverture d’une session de campagne. Sinon, chaque session reste muette jusqu’à ce que vous activiez sa voix. Dans la démo, la voix doit d’abord être téléchargée ; Placard vous le proposera.',
    speed: 'Vitesse de la parole',
    speedHint: 'La vitesse de tout ce qui est prononcé : délégués, présidence et réponses lues à voix haute.',
    slow: '0,8x Lente',
    fast: '1,1x Rapide',
    speedOf: (speed, name) => `${speed.replace('.', ',')}x, ${name}`,
    steps: ['très lente', 'lente', 'un peu lente', 'normale', 'un peu rapide', 'rapide'],
    set: (speed) => `Vitesse de la parole : ${speed}.`,
    text: 'Texte d’essai',
    sample: 'This is how fast speeches will be read to you.',
    noVoice: (name) =>
      `Ni Placard ni votre navigateur n’ont de voix pour cette langue (${name}) : un texte dans cette langue ne peut pas être lu.`,
  },
  delegate: {
    enable: 'Faire entendre mes discours',
    enableHint:
      'Ce que vous dites dans une campagne est prononcé aussi, avec la voix choisie ici. Les autres délégués ont la leur.',
    isOff: 'Vos propres discours ne sont pas prononcés : le choix ci-dessous est sans effet.',
    voices: 'Votre voix',
    genders: { female: 'Voix féminines', male: 'Voix masculines' },
    temperaments: {
      diplomatic: 'Diplomate',
      aggressive: 'Agressive',
      cunning: 'Rusée',
      idealistic: 'Idéaliste',
      pragmatic: 'Pragmatique',
      charismatic: 'Charismatique',
    },
    sampleOf: (name) => `Écouter ${name}`,
    stopOf: (name) => `Arrêter ${name}`,
    sample: (name) => `I am ${name}. My delegation has the floor.`,
    set: (name) => `Votre voix : ${name}.`,
    text: 'Texte d’essai',
    testText: 'Honourable delegates, we came here to negotiate, and we will not leave without an agreement.',
  },
  debateSet: (mode) => `Mode de débat : ${mode}.`,
  language: {
    current: 'Langue actuelle',
    unlisted: (tag) => `${tag} (absente de la liste)`,
    effect:
      'Les délégués et la présidence parlent anglais, quel que soit votre choix. Il vaut pour ce que vous dictez et dites à l’assistant, pour l’essai de la parole et pour les lignes d’aide qu’une discussion peut afficher.',
    auto: 'Détecter la langue',
    autoHint: 'L’essai de la parole reconnaît aux mots la langue de votre texte.',
    autoCurrent: 'Détectée dans chaque texte',
    choose: 'Langue',
    offers: {
      spoken: 'parlée',
      browser: 'parlée par la voix de votre navigateur',
      captions: 'sous-titres seulement',
    },
    offer: {
      spoken: 'Placard a ses propres voix pour cette langue.',
      browser: 'Placard n’a pas de voix pour cette langue ; celle de votre navigateur est utilisée à la place.',
      captions:
        'Ni Placard ni votre navigateur n’ont de voix pour cette langue. Les textes sont affichés, pas prononcés.',
    },
    set: (name) => `Langue : ${name}.`,
    test: 'Essai de détection de la langue',
    text: 'Texte dans n’importe quelle langue',
    detect: 'Détecter',
    detecting: 'Détection',
    result: (name, percent) => `Langue : ${name}, confiance ${percent} %.`,
    fallback: 'La langue n’a pas pu être détectée ; on suppose l’anglais.',
    notOffered: 'Elle ne fait pas partie des 33 langues de la liste.',
  },
}
