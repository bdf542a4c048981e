import { theSpanish } from '../../../kit/language/spanish-countries.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type {
  speakMessages as englishSpeak,
  voiceMessages as englishVoice,
  voicesMessages as englishVoices,
} from './messages.en.ts'

/** Textos del botón de la voz y de su atajo. */
export const voiceMessages: Translation<typeof englishVoice> = {
  button: 'Voz en esta sesión',
  on: 'La voz está activada (Ctrl+M)',
  off: 'La voz está desactivada (Ctrl+M)',
  shortcut: 'Activar o desactivar la voz',
}

/** Textos para hablar en una sesión. Las respuestas de viva voz se entienden en inglés. */
export const speakMessages: Translation<typeof englishSpeak> = {
  prompt: 'Toca para hablar con los diplomáticos.',
  commandsOnly:
    'Aquí solo se entiende lo que se hace en un debate: mociones, cuestiones, votos, ofertas y propuestas. Todo lo demás se puede escribir.',
  check: '¿Es esto lo que dijiste?',
  checkHint: 'Cuenta cuando lo envías. Escribe para cambiarlo.',
  send: 'Enviar',
  edit: 'Editar',
  discard: 'Descartar',
  alternatives: 'O dijiste:',
  say: {
    check: 'Di en inglés “Yes, that is right” o “No, that is wrong”.',
    readings: 'Di en inglés “The first reading” o “None of these readings”.',
    closing: 'Di en inglés “Close the session now” o “Continue the session”.',
    debrief: 'Di en inglés “Go to the debrief”.',
    paused: 'Di en inglés “Resume the session”.',
  },
  short: 'Una respuesta corta se oye mal con facilidad.',
  unsure: 'Eso fue difícil de oír.',
}

const GENDERS = { female: 'voz femenina', male: 'voz masculina' } as const

/** Textos de las voces de las delegaciones. Las muestras se dicen en inglés, como la sesión. */
export const voicesMessages: Translation<typeof englishVoices> = {
  speak: 'Hablar en esta sesión',
  speakHint:
    'Los discursos y las decisiones de la presidencia se dicen según se producen. Cuando la sala avanza, las líneas anteriores se acortan o quedan en los subtítulos.',
  volume: 'Volumen',
  percent: (volume) => `${Math.round(volume * 100)} %`,
  voiceOf: (name) => `Voz: ${name}`,
  sampleOf: (name) => `Escuchar: ${name}`,
  stopOf: (name) => `Detener: ${name}`,
  sample: (country) => `The delegation of ${country} has the floor.`,
  chairSample: 'The chair calls the meeting to order.',
  chair: 'la presidencia',
  you: 'tú',
  option: (voice, gender, holder) =>
    holder === undefined ? `${voice}, ${GENDERS[gender]}` : `${voice}, ${GENDERS[gender]} (${holder})`,
  own: (voice) => `Tus discursos los dice la voz “${voice}”. Puedes cambiarla en los ajustes.`,
  given: (name, voice) => `Nueva voz para ${theSpanish(name)}: ${voice}.`,
  exchanged: (name, voice, other, otherVoice) =>
    `Nuevas voces: ${voice} para ${theSpanish(name)} y ${otherVoice} para ${theSpanish(other)}. No hay dos iguales.`,
  notKept: 'No se pudieron guardar las voces. Siguen como estaban.',
}
