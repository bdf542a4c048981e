import type { AnswerEngine, AnswerFault, ChatOrigin, ChatSource } from '@placard/contract'
import type { Personality } from '@placard/engine'
import { modelName, modelText } from '../../client/wording/engine-text.es.ts'
import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { chatMessages as english } from './messages.en.ts'
import type { FailureKind } from './model/failures.ts'
import { START_PROMPTS as prompts } from './start-prompts.ts'

const MODES: Readonly<Record<Personality, string>> = {
  collaborative: 'Colaborativo',
  gentle: 'Amable',
  balanced: 'Equilibrado',
  challenging: 'Exigente',
  aggressive: 'Agresivo',
}

const ORIGINS: Readonly<Record<ChatOrigin, string>> = {
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  librechat: 'LibreChat',
  'open-webui': 'Open WebUI',
}

function engineText(engine: AnswerEngine | undefined, isImported = false): string {
  if (engine === undefined) return isImported ? 'Importado' : ''
  const { place, origin } = engine
  if (isImported || place === 'elsewhere') {
    const from = origin === undefined ? 'Importado' : `Importado de ${ORIGINS[origin]}`
    const by = place === 'built-in' ? 'el asistente integrado' : modelName(engine)
    return by === '' ? from : `${from} · escrito, según el archivo, por ${by}`
  }
  if (place === 'built-in') return 'Integrado · frases hechas, sin modelo de IA'
  return modelText(engine)
}

/** Why another engine answered in the place of one. */
const TAKEOVERS: Readonly<Record<AnswerFault, (name: string) => string>> = {
  unavailable: (name) => `${name} no estaba disponible`,
  quota: (name) => `${name} ha agotado su cuota`,
  'rate-limited': (name) => `${name} recibe demasiadas solicitudes`,
  'key-refused': (name) => `${name} no acepta la clave de este servidor`,
  blocked: (name) => `${name} se ha negado a responder`,
  empty: (name) => `${name} no ha devuelto nada`,
  lost: (name) => `${name} se ha detenido`,
  'too-long': (name) => `${name} no puede leer una conversación tan larga`,
  'bad-request': (name) => `${name} no ha aceptado la solicitud`,
  slow: (name) => `${name} ha tardado demasiado`,
  cut: (name) => `${name} ha llegado a su límite de longitud`,
  withdrawn: (name) => `la administración de este sitio ha desactivado ${name}`,
  withheld: (name) => `has desactivado ${name}`,
  'no-engine': (name) => `${name} no está configurado`,
}

const SOURCE_KINDS: Readonly<Record<ChatSource['kind'], string>> = {
  guide: 'Guía',
  procedure: 'Procedimiento',
  campaign: 'Campaña',
  country: 'País',
  'roll-call': 'Votación registrada',
  context: 'Tema',
  attachment: 'Tu documento',
  debate: 'Documento oficial',
  topic: 'Material sobre un tema',
}

function sourceText({ kind, title, read, number }: ChatSource): string {
  const cited = number === undefined ? '' : `[${number}] `
  const isPart = read !== undefined && read.length < read.of
  const part = isPart ? ` (leídos ${inSpanish.number(read.length)} de ${inSpanish.number(read.of)} caracteres)` : ''
  return `${cited}${SOURCE_KINDS[kind]}: ${title}${part}`
}

const FAILURES: Readonly<Record<FailureKind, string>> = {
  rate: 'Demasiados mensajes en poco tiempo. Espera un poco antes de enviar otro.',
  network: 'Error de red. Comprueba tu conexión a Internet.',
  unavailable: 'El servicio de IA no está disponible por el momento. Inténtalo de nuevo.',
  'gemini-key': 'Clave de API no válida. Comprueba la configuración de la API de Gemini.',
}

/** Spanish: words of the chat. */
export const chatMessages: Translation<typeof english> = {
  answerReady: 'Tu respuesta está lista.',
  untitled: 'Nuevo chat',
  region: 'Conversación',
  modes: MODES,
  welcome: {
    title: '¿Qué hay en el orden del día?',
    text: 'Debato mociones, redacto párrafos, explico el reglamento y comparo cómo votaron los países. Pregunta con tus palabras o empieza aquí.',
    starts: [
      { kind: 'argue', title: 'Debatir una moción', prompt: prompts.argue },
      { kind: 'draft', title: 'Redactar un párrafo', prompt: prompts.draft },
      { kind: 'explain', title: 'Entender una moción', prompt: prompts.explain },
      { kind: 'compare', title: 'Comparar dos países', prompt: prompts.compare },
    ],
    startsAbout: {
      campaign: [
        { kind: 'explain', title: 'Saber qué está en juego', prompt: prompts.stakes },
        { kind: 'compare', title: 'Saber quién participa', prompt: prompts.seats },
      ],
      debrief: [
        { kind: 'argue', title: 'Defender a la otra parte', prompt: prompts.otherSide },
        { kind: 'explain', title: 'Resumirla', prompt: prompts.session },
      ],
    },
    drill: {
      title: 'Entrenamiento de debate',
      text: 'Defiende una moción contra mí, a contrarreloj, y mira qué puntos gana cada una de tus frases.',
    },
  },
  message: {
    you: 'Has dicho',
    assistant: 'El asistente ha dicho',
    thinking: 'Pensando…',
    thinkingFor: (seconds) => `El modelo está pensando, ${seconds} s`,
    help: 'Personas que pueden ayudar',
    retracted: 'El motor ha fallado. Otro está empezando de nuevo; no tengas en cuenta esta parte.',
    stopped: 'Has detenido esta respuesta.',
    cut: 'Esta respuesta ha llegado a su límite de longitud.',
    interrupted: 'Esta respuesta se ha interrumpido. La parte recibida hasta ahora se conserva.',
    apology: (reason) => `Lo siento, se ha producido un error: ${reason}. Inténtalo de nuevo.`,
    faults: {
      unavailable: 'ningún motor ha podido responder',
      quota: 'la cuota del servicio de IA está agotada',
      'rate-limited': 'el servicio de IA recibe demasiadas solicitudes',
      'key-refused': 'el servicio de IA no acepta la clave de este servidor',
      blocked: 'el modelo se ha negado a responder',
      empty: 'el modelo no ha devuelto nada',
      lost: 'el servidor que respondía se ha detenido',
      'too-long': 'la conversación es demasiado larga para el modelo',
      'bad-request': 'el modelo no acepta esta solicitud',
      slow: 'el modelo ha tardado demasiado',
      cut: 'ha llegado a su límite de longitud',
      withdrawn: 'la administración de este sitio ha desactivado el modelo de este chat, y nada más puede responder',
      withheld: 'has desactivado los servicios de IA externos a este servidor, y nada más puede responder',
      'no-engine': 'este sitio no tiene ningún motor que pueda responder',
    },
    waiting: 'Esperando la conexión',
    sending: 'Enviando…',
    notTaken: 'Sin enviar',
    engine: engineText,
    engineLabel: 'Respuesta:',
    insteadOf: (engine, fault) => `porque ${TAKEOVERS[fault](modelName(engine))}`,
    debug: (promptVersion, seq) => `Prompt ${promptVersion}, ${inSpanish.count(seq, 'evento', 'eventos')}`,
    debugTimes: (firstMs, wholeMs) =>
      firstMs === undefined
        ? `fin tras ${inSpanish.number(wholeMs)} ms`
        : `primeras palabras tras ${inSpanish.number(firstMs)} ms, fin tras ${inSpanish.number(wholeMs)} ms`,
    debugRequest: (requestId) => `solicitud ${requestId}`,
    sources: 'Fuentes',
    source: sourceText,
  },
  suggestions: {
    label: 'Sugerencias',
    offline: 'No tienes conexión.',
    noWords: 'Has agotado tus palabras de hoy.',
  },
  actions: {
    copy: 'Copiar mensaje',
    regenerate: 'Rehacer respuesta',
    proceed: 'Continuar',
    edit: 'Editar',
    editLabel: 'Editar tu mensaje',
    save: 'Enviar como rama',
    cancel: 'Cancelar',
    remove: 'Quitar',
    tryAgain: 'Reintentar',
    earlier: 'Versión anterior',
    later: 'Versión posterior',
    branch: (at, of) => `${at} de ${of}`,
    latest: 'Ir a lo último',
  },
  composer: {
    label: 'Mensaje',
    placeholder: 'Pregunta, debate, redacta…',
    send: 'Enviar',
    stop: 'Detener respuesta',
    hint: 'Intro envía, Mayús+Intro empieza una línea nueva.',
    blocked: 'Espera la respuesta, o detenla para enviar.',
    queued: 'Se enviará cuando vuelvas a tener conexión.',
    count: (length) => `${length} / 4000`,
    tooLong: 'Un mensaje tiene como máximo 4000 caracteres.',
    wrong: 'La IA puede equivocarse: comprueba lo importante.',
    builtInWrong: 'El asistente integrado responde a partir de sus propios textos. Puede equivocarse.',
  },
  status: {
    label: 'Conexión',
    online: 'En línea',
    connecting: 'Conectando',
    offline: 'Sin conexión',
    worksOffline: 'Funciona sin conexión',
    restored: 'Conexión restablecida',
    demo: '3000 palabras/día con cuenta',
    noService: 'El servicio de IA no está disponible.',
  },
  words: {
    left: (left, limit) =>
      `${left === 1 ? 'Queda' : 'Quedan'} ${inSpanish.number(left)} de ${inSpanish.number(limit)} palabras hoy`,
    resets: (hours, minutes) => `Se restablece en ${hours} h ${minutes} min`,
    warnings: {
      early: 'Te acercas al límite diario',
      final: 'Límite diario casi alcanzado',
      exceeded: (limit) => `Límite diario alcanzado: has usado las ${inSpanish.number(limit)} palabras de hoy.`,
    },
    learnMore: 'Más información',
  },
  announce: {
    answering: 'Respondiendo',
    ready: 'Respuesta lista',
    stopped: 'Respuesta detenida',
    failed: 'No se ha recibido respuesta',
  },
  failures: FAILURES,
  header: {
    list: 'Conversaciones',
    fresh: 'Nuevo chat',
    about: (title) => `Tema: ${title}`,
    stance: (mode) => `${mode} · cambiar cómo argumenta el asistente`,
    more: 'Más acciones de este chat',
  },
  missing: {
    title: 'Esa conversación no existe',
    text: 'Se ha eliminado o pertenece a otra cuenta.',
    back: 'Nuevo chat',
  },
  failed: {
    title: 'No se ha podido cargar la conversación',
    text: 'Lo que has escrito se conserva. Inténtalo de nuevo en un momento.',
    retry: 'Reintentar',
  },
  shortcuts: {
    group: 'Chat',
    composer: 'Ir al campo de texto',
    fresh: 'Nuevo chat',
    send: 'Enviar',
    newLine: 'Línea nueva',
  },
}
