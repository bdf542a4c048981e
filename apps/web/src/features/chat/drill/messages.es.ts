import { inSpanish } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import { clockText } from '../../../kit/ui/clock-text.ts'
import type { drillMessages as english } from './messages.en.ts'

const clock = (seconds: number) => clockText(seconds * 1000)

/** Spanish: words of the debate drill. */
export const drillMessages: Translation<typeof english> = {
  title: 'Entrenamiento de debate',
  intro:
    'Elige una moción y un bando. El asistente toma el otro, te cronometra y responde a lo que de verdad has dicho. Después de cada discurso ves, frase por frase, qué puntos ha ganado. El debate se hace en inglés.',
  clock,
  sides: { for: 'A favor', against: 'En contra' },
  setup: {
    motion: 'Moción',
    topic: 'Tema',
    topics: {
      all: 'Todos los temas',
      climate: 'Clima y océanos',
      cybersecurity: 'Ciberespacio y armas nuevas',
      nuclear: 'Orden nuclear',
      pandemic: 'Salud y pandemias',
      trade: 'Comercio',
      humanitarian: 'Crisis humanitarias',
      order: 'Las Naciones Unidas y el derecho',
      development: 'Desarrollo',
      rights: 'Derechos humanos',
    },
    any: 'Cualquiera',
    own: 'Con mis propias palabras',
    ownLabel: 'Tu moción',
    ownHint:
      'En inglés, por ejemplo: “This house would lower the voting age to sixteen.” El oponente integrado se guía por el tipo de moción, sin datos concretos.',
    ownShort: 'Escribe una moción de al menos ocho caracteres.',
    notLoaded:
      'No se ha podido cargar la lista de mociones. Aun así puedes proponer una moción con tus propias palabras.',
    side: 'Tu bando',
    country: 'Hablar por un país (opcional)',
    countryPlaceholder: 'Buscar un país',
    mode: 'Estilo del otro bando',
    modes: {
      collaborative: 'Defiende su bando y busca lo que ambos podrían firmar.',
      gentle: 'Defiende su bando con suavidad y concede lo que es acertado.',
      balanced: 'Defiende su bando con sencillez, punto por punto.',
      challenging: 'Pone a prueba cada afirmación y pregunta en qué se basa.',
      aggressive: 'Aprovecha cada fisura, nunca ataca a la persona.',
    },
    rounds: 'Tus discursos',
    roundsCount: (count) => inSpanish.count(count, 'discurso', 'discursos'),
    seconds: 'Duración de cada uno',
    secondsCount: (count) => inSpanish.count(count, 'segundo', 'segundos'),
    delivery: 'Forma del discurso',
    deliveries: { typed: 'Por escrito', spoken: 'En voz alta' },
    speed: 'Tu velocidad al escribir, en palabras por minuto',
    speedHint: (words, time, measured) =>
      `Un discurso de esa duración tiene unas ${inSpanish.number(words)} palabras. A tu velocidad tienes ${time} para escribirlas.${measured === undefined ? '' : ` Medido con lo que has escrito hasta ahora: ${measured}.`}`,
    withdrawn: (model, instead) =>
      `La administración de este sitio ha desactivado ${model}, tu última elección. Tu oponente en este entrenamiento: ${instead}.`,
    begin: 'Empezar',
    offline: 'No tienes conexión. Podrás empezar un entrenamiento cuando vuelvas a tenerla.',
  },
  room: {
    motion: 'La moción',
    you: (side, country) =>
      `Hablas ${side === 'for' ? 'a favor' : 'en contra'}${country === undefined ? '' : ` (tu país: ${country})`}.`,
    speech: (round, of) => `Tu discurso ${round} de ${of}`,
    opponent: 'El otro bando',
    took: (used, given) => `${used} de ${given}`,
    untimed: 'sin cronometrar',
    callAgain: 'Anunciar la moción',
    uncalled: 'La moción aún no se ha anunciado.',
  },
  floor: {
    label: 'La palabra',
    theirs: 'El otro bando tiene la palabra.',
    sending: 'Tu discurso está en camino.',
    ready: (seconds) =>
      `Tienes ${inSpanish.count(seconds, 'segundo', 'segundos')}. El cronómetro empieza contigo y se detiene cuando haces una pausa.`,
    readyTyped: (time, wordsMost, seconds) =>
      `Tienes ${time} para escribir unas ${inSpanish.number(wordsMost)} palabras: lo que cabe en ${inSpanish.count(seconds, 'segundo', 'segundos')} hablando. El cronómetro empieza contigo y se detiene cuando haces una pausa.`,
    begin: 'Empezar mi discurso',
    pause: 'Pausa',
    resume: 'Continuar',
    deliver: 'Pronunciar',
    deliverHint: 'Ctrl+Intro pronuncia el discurso. No se corta nada cuando se acaba el tiempo.',
    placeholder: 'En inglés: “Chair, honourable delegates…”',
    speech: 'Tu discurso',
    timer: 'Tiempo restante',
    left: (seconds) => `quedan ${clock(seconds)}`,
    over: (seconds) => `+${clock(seconds)} de más`,
    words: (count, of) => `${inSpanish.count(count, 'palabra', 'palabras')} de unas ${inSpanish.number(of)}`,
    count: (length) => `${length} / 4000`,
    paused: 'El cronómetro está en pausa.',
    takenUp: 'La página se cerró durante tu discurso y el cronómetro se puso en pausa. Continúa cuando quieras.',
    nothing: 'Di algo primero: un discurso vacío no se puede pronunciar.',
    began: (seconds) => `Tu discurso ha empezado: ${inSpanish.count(seconds, 'segundo', 'segundos')}.`,
    remain: (seconds) => `${seconds === 1 ? 'Queda' : 'Quedan'} ${inSpanish.count(seconds, 'segundo', 'segundos')}.`,
    ended: 'Tiempo. Termina la frase; lo que se pasa cuenta.',
    overBy: (seconds) => `${inSpanish.count(seconds, 'segundo', 'segundos')} de más.`,
  },
  report: {
    title: 'Boletín de notas',
    overall: 'Global',
    noScore: 'No se ha podido medir nada.',
    chart: 'Notas medias de este entrenamiento, sobre diez',
    table: 'Notas de cada discurso, sobre diez',
    speech: 'Discurso',
    mean: 'Media',
    time: 'Tiempo',
    next: 'Para el próximo entrenamiento',
    again: 'Otro entrenamiento',
    swap: 'La misma moción, en el otro bando',
    progress: 'Tus entrenamientos hasta ahora',
    progressTable: 'Notas medias de tus últimos entrenamientos, del más reciente al más antiguo',
    motion: 'Moción',
    first: 'Este es tu primer entrenamiento. Los siguientes se compararán aquí con él.',
    none: 'Los entrenamientos terminados aparecen aquí con sus notas.',
    loading: 'Cargando tus entrenamientos anteriores…',
    failed: 'No se han podido cargar tus entrenamientos anteriores.',
  },
}
