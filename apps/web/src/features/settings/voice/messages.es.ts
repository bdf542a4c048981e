import type { Translation } from '../../../kit/language/translation.ts'
import type { voiceSettingsMessages as english } from './messages.en.ts'

/** The settings of the voice. The samples stay English: English voices speak them. */
export const voiceSettingsMessages: Translation<typeof english> = {
  title: 'Voz',
  enable: 'Activar la voz',
  enableHint: 'El habla en todo Placard. Si está desactivada, no se dice nada y no se muestran sus botones.',
  isOff: 'La voz está desactivada. Ya puedes elegir aquí, pero no se dirá nada hasta que la actives.',
  tabs: {
    label: 'Ajustes de voz',
    speech: 'Habla',
    delegate: 'Voz del delegado',
    language: 'Idioma',
    debate: 'Debate',
  },
  test: {
    play: 'Escuchar',
    playing: 'Sonando',
    stop: 'Detener',
    failed: 'No se ha podido reproducir.',
    off: 'La voz está desactivada.',
  },
  speech: {
    auto: 'Hablar automáticamente en las sesiones',
    autoHint:
      'Los delegados y la presidencia se oyen en cuanto se abre una sesión de campaña. Si no, cada sesión está en silencio hasta que actives su voz. En la demo hay que descargar antes la voz; se te preguntará.',
    speed: 'Velocidad del habla',
    speedHint: 'Lo rápido que se dice todo: delegados, presidencia y respuestas leídas en voz alta.',
    slow: '0,8x Lenta',
    fast: '1,1x Rápida',
    speedOf: (speed, name) => `${speed.replace('.', ',')}x, ${name}`,
    steps: ['muy lenta', 'lenta', 'algo lenta', 'normal', 'algo rápida', 'rápida'],
    set: (speed) => `Velocidad del habla: ${speed}.`,
    text: 'Texto de prueba',
    sample: 'This is how fast speeches will be read to you.',
    noVoice: (name) =>
      `Ni Placard ni tu navegador tienen voz para este idioma (${name}), así que no se puede reproducir un texto en él.`,
  },
  delegate: {
    enable: 'Decir mis discursos en voz alta',
    enableHint:
      'Lo que dices en una campaña también suena, con la voz que elijas aquí. Los demás delegados tienen la suya.',
    isOff: 'Tus propios discursos no se dicen en voz alta, así que la elección de abajo no tiene efecto.',
    voices: 'Tu voz',
    genders: { female: 'Voces femeninas', male: 'Voces masculinas' },
    temperaments: {
      diplomatic: 'Diplomática',
      aggressive: 'Agresiva',
      cunning: 'Astuta',
      idealistic: 'Idealista',
      pragmatic: 'Pragmática',
      charismatic: 'Carismática',
    },
    sampleOf: (name) => `Escuchar a ${name}`,
    stopOf: (name) => `Detener a ${name}`,
    sample: (name) => `I am ${name}. My delegation has the floor.`,
    set: (name) => `Tu voz: ${name}.`,
    text: 'Texto de prueba',
    testText: 'Honourable delegates, we came here to negotiate, and we will not leave without an agreement.',
  },
  debateSet: (mode) => `Modo de debate: ${mode}.`,
  language: {
    current: 'Idioma actual',
    unlisted: (tag) => `${tag} (no está en la lista)`,
    effect:
      'Los delegados y la presidencia hablan inglés, elijas lo que elijas aquí. Tu elección vale para lo que dictas y dices al asistente, para la prueba del habla y para las líneas de ayuda que puede mostrar un chat.',
    auto: 'Detectar el idioma',
    autoHint: 'La prueba del habla reconoce por las palabras en qué idioma está tu texto.',
    autoCurrent: 'Se detecta en cada texto',
    choose: 'Idioma',
    offers: {
      spoken: 'con voz',
      browser: 'con la voz de tu navegador',
      captions: 'solo subtítulos',
    },
    offer: {
      spoken: 'Placard tiene voces propias para este idioma.',
      browser: 'Placard no tiene voz para este idioma; se usa la de tu navegador.',
      captions:
        'Ni Placard ni tu navegador tienen voz para este idioma. Sus textos se muestran, pero no se dicen en voz alta.',
    },
    set: (name) => `Idioma: ${name}.`,
    test: 'Prueba de detección de idioma',
    text: 'Texto en cualquier idioma',
    detect: 'Detectar',
    detecting: 'Detectando',
    result: (name, percent) => `Idioma: ${name}, confianza del ${percent} %.`,
    fallback: 'No se ha podido detectar el idioma; se supone inglés.',
    notOffered: 'No es uno de los 33 idiomas de la lista.',
  },
}
