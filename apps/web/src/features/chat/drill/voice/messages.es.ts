import { inSpanish } from '../../../../kit/language/counting.ts'
import type { Translation } from '../../../../kit/language/translation.ts'
import { clockText } from '../../../../kit/ui/clock-text.ts'
import type { spokenMessages as english } from './messages.en.ts'

const { count, number } = inSpanish
const clock = (seconds: number) => clockText(seconds * 1000)
/** Decibels below full scale, with a real minus. */
const decibels = (db: number) => `${db < 0 ? '−' : ''}${number(Math.abs(db))} dB`
const pauses = (amount: number) => count(amount, 'pausa', 'pausas')
const fillers = (amount: number) => count(amount, 'muletilla', 'muletillas')
const speedText = (speed: number) => `${count(speed, 'palabra', 'palabras')} por minuto`

/** Spanish: words of speeches that are spoken. */
export const spokenMessages: Translation<typeof english> = {
  form: {
    ready: (seconds) =>
      `Tienes ${count(seconds, 'segundo', 'segundos')}. El cronómetro empieza cuando el micrófono escucha y se detiene cuando paras.`,
    about: (isKept) =>
      `Lo que dices se transcribe y se mide cómo hablas: velocidad, pausas, muletillas y volumen. ${isKept ? 'Estas cifras se conservan, y la grabación durante 24 horas, como elegiste en Ajustes.' : 'Del sonido solo se conservan estas cifras.'}`,
    unwritten:
      'Aquí nada puede transcribir el habla libre. Cómo hablas se mide igualmente; escribe tus palabras cuando termines.',
    speak: 'Hablar',
    speakOn: 'Seguir hablando',
    stop: 'Parar',
    type: 'Mejor escribirlo',
    asking: 'Esperando el micrófono…',
    listening: 'Escuchando. Tus palabras se transcriben cuando paras.',
    listeningOnly: 'Escuchando.',
    writing: 'Transcribiendo lo que has dicho…',
    stopped: 'El cronómetro está parado. Revisa tus palabras, sigue hablando o pronuncia el discurso.',
    missing: 'Una parte de lo que dijiste no se ha podido transcribir. Escríbela y después pronuncia el discurso.',
    level: 'Volumen en el micrófono',
    placeholder: 'Tus palabras aparecerán aquí cuando pares.',
    typedPlaceholder: 'Escribe lo que has dicho.',
  },
  panel: {
    summary: (speed, pauseCount, fillerCount) =>
      [
        'Cómo se dijo',
        ...(speed === undefined ? [] : [speedText(speed)]),
        pauses(pauseCount),
        ...(fillerCount === undefined ? [] : [fillers(fillerCount)]),
      ].join(' · '),
    note: 'Son cifras, no notas: no cambian lo que gana el discurso y ninguna depende de tu acento. Las pausas duran medio segundo o más. El lugar de las muletillas es una estimación, y la transcripción puede omitir algunas.',
    speed: 'Velocidad',
    speedOf: speedText,
    wordsIn: (words, seconds) => `${count(words, 'palabra', 'palabras')} en ${clock(seconds)}`,
    noWords: 'No hay palabras que contar',
    pauses: 'Pausas',
    none: 'Ninguna',
    longest: (seconds, at) => `la más larga: ${number(seconds)} s en ${clock(at)}`,
    fillers: 'Muletillas',
    notHeard: 'Sin contar: las palabras se escribieron',
    loudness: 'Volumen',
    level: (db) => `${decibels(db)} de media`,
    range: (db, loudestAt, softestAt) =>
      `varía ${number(db)} dB; lo más fuerte en ${clock(loudestAt)}, lo más suave en ${clock(softestAt)}`,
    counted: pauses,
    picture: (seconds) => `Volumen del discurso a lo largo de ${clock(seconds)}, con sus pausas y muletillas`,
    table: 'Momentos del discurso, en orden',
    columns: ['Momento', 'Qué', 'Duración o palabra'],
    at: clock,
    pause: 'Pausa',
    filler: 'Muletilla',
    loudest: 'Lo más fuerte',
    softest: 'Lo más suave',
    lasts: (seconds) => `${number(seconds)} s`,
    key: { loudness: 'volumen', pause: 'pausa', filler: 'muletilla' },
  },
}
