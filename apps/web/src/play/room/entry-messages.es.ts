import { inSpanish } from '../../kit/language/counting.ts'
import { firstSpanish, ofSpanish, theSpanish, toSpanish } from '../../kit/language/spanish-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { entryWords as english } from './entry-messages.en.ts'

const THE_DRAFT = 'el proyecto'
const A_MOVE = 'un cambio en el texto'
const quoted = (what: string) => (what === THE_DRAFT || what === A_MOVE ? what : `“${what}”`)

/** Títulos y frases del acta. */
export const entryWords: Translation<typeof english> = {
  chair: 'la presidencia',
  speech: 'DECLARACIÓN',
  clause: {
    title: 'TEXTO MODIFICADO',
    text: (issue, before, after) => `${issue}: “${before}” pasa a ser “${after}”.`,
    removed: (issue, before) => `${issue}: “${before}” se retira del texto.`,
  },
  draft: {
    introducedTitle: 'PROYECTO PRESENTADO',
    introduced: (country, changes) => `${firstSpanish(country)} presenta un proyecto de resolución. ${changes}.`,
    adoptedTitle: 'RESOLUCIÓN APROBADA',
    adopted: 'Queda aprobado el proyecto de resolución.',
    rejectedTitle: 'RESOLUCIÓN RECHAZADA',
    rejected: 'El proyecto de resolución no queda aprobado.',
    adjournedTitle: 'DEBATE APLAZADO',
    adjourned: 'El proyecto de resolución se deja a un lado.',
    reopenedTitle: 'RECONSIDERACIÓN',
    reopened: 'El comité vuelve a examinar el proyecto de resolución.',
  },
  proposal: {
    putTitle: 'PROPUESTA',
    put: (country, changes) => `${firstSpanish(country)} propone: ${changes}.`,
    putTogether: (one, other, changes) => `${firstSpanish(one)} propone, junto con ${theSpanish(other)}: ${changes}.`,
    adoptedTitle: 'PROPUESTA ACEPTADA',
    adopted: (country) => `Ningún patrocinador se opone: la propuesta ${ofSpanish(country)} entra en el texto.`,
    contestedTitle: 'ENMIENDA NO ACEPTADA',
    contested: (country) =>
      `La propuesta ${ofSpanish(country)} no cuenta con la aceptación de todos los patrocinadores y espera una votación.`,
    lapsedTitle: 'PROPUESTA CADUCADA',
    lapsed: (country) => `La propuesta ${ofSpanish(country)} no reunió apoyo suficiente.`,
  },
  offer: {
    madeTitle: 'OFERTA',
    made: (by, to, give, take) => `${firstSpanish(by)} ofrece ${toSpanish(to)} “${give}” a cambio de “${take}”.`,
    acceptedTitle: 'OFERTA ACEPTADA',
    accepted: (by, to) => `${firstSpanish(to)} acepta la oferta ${ofSpanish(by)}.`,
    declinedTitle: 'OFERTA RECHAZADA',
    declined: (by, to) => `${firstSpanish(to)} rechaza la oferta ${ofSpanish(by)}.`,
    lapsedTitle: 'OFERTA CADUCADA',
    lapsed: (by, to) => `${firstSpanish(to)} no respondió a la oferta ${ofSpanish(by)}.`,
  },
  promise: {
    promiseTitle: 'PROMESA',
    promise: (by, to, what) => `${firstSpanish(by)} promete ${toSpanish(to)} apoyar ${quoted(what)}.`,
    threatTitle: 'AMENAZA',
    threat: (by, what) => `${firstSpanish(by)} amenaza con votar en contra si no consigue ${quoted(what)}.`,
    keptTitle: 'PROMESA CUMPLIDA',
    kept: (by) => `${firstSpanish(by)} cumplió su palabra.`,
    threatKept: (by) => `${firstSpanish(by)} cumplió su amenaza.`,
    brokenTitle: 'PROMESA ROTA',
    broken: (by) => `${firstSpanish(by)} faltó a su palabra.`,
    threatBroken: (by) => `${firstSpanish(by)} no cumplió su amenaza.`,
    threatKeptTitle: 'AMENAZA CUMPLIDA',
    threatBrokenTitle: 'AMENAZA ABANDONADA',
    theDraft: THE_DRAFT,
    aMove: A_MOVE,
  },
  vote: {
    openedTitle: 'VOTACIÓN ABIERTA',
    opened: {
      motion: 'La moción se somete a votación con letreros.',
      amendment: 'Se vota la enmienda no aceptada.',
      draft: 'Se procede a votación nominal sobre el proyecto de resolución.',
      part: 'Un párrafo se vota por separado.',
      consensus: 'La presidencia pregunta si alguien se opone a aprobar el proyecto sin votación.',
      'straw-poll': 'Se hace una votación indicativa, sin efecto.',
    },
    carriedTitle: 'VOTACIÓN FAVORABLE',
    carried: (count) => `Votación favorable: ${count}.`,
    polledTitle: 'VOTACIÓN INDICATIVA',
    polled: (count) => `La sala se inclina así: ${count}. La votación no es vinculante.`,
    noObjection: 'No se formula ninguna objeción.',
    objection: 'Se formula una objeción; el proyecto se somete a votación.',
    failedTitle: 'VOTACIÓN DESFAVORABLE',
    failed: (count) => `Votación desfavorable: ${count}.`,
    count: (yes, no, abstain) =>
      `${yes} a favor, ${no} en contra, ${inSpanish.count(abstain, 'abstención', 'abstenciones')}`,
  },
  ballot: {
    title: 'VOTO',
    for: (country) => `${firstSpanish(country)} vota a favor.`,
    against: (country) => `${firstSpanish(country)} vota en contra.`,
    abstain: (country) => `${firstSpanish(country)} se abstiene.`,
    absent: (country) => `${firstSpanish(country)} no responde y cuenta como abstención.`,
  },
  objection: {
    title: 'OBJECIONES',
    for: (country) => `${firstSpanish(country)} no se opone.`,
    against: (country) => `${firstSpanish(country)} se opone.`,
    abstain: (country) => `${firstSpanish(country)} guarda silencio.`,
    absent: (country) => `${firstSpanish(country)} no responde, lo que no es una objeción.`,
  },
  motion: {
    title: 'MOCIÓN',
    raised: (country) => `${firstSpanish(country)} pide pasar a la votación.`,
    seconded: (country) => `${firstSpanish(country)} secunda la moción.`,
    carried: 'La moción queda aprobada.',
    failed: 'La moción queda rechazada.',
    pointTitle: 'PROCEDIMIENTO',
    chairTitle: 'PRESIDENCIA',
    'not-well-taken': (country) => `La presidencia declara infundada la cuestión de orden ${ofSpanish(country)}.`,
    answered: (country) => `La presidencia responde a la consulta ${ofSpanish(country)}.`,
    raisedFor: (country, motion) => `${firstSpanish(country)} presenta una moción: ${motion}.`,
    'time-called': (country) => `Se acabó el tiempo ${ofSpanish(country)}: la presidencia interrumpe el discurso.`,
    'called-to-order': (country) =>
      `La presidencia llama al orden ${toSpanish(country)}: ese lenguaje no tiene cabida aquí.`,
    'floor-lost': (country) =>
      `La presidencia ha tenido que llamar otra vez al orden ${toSpanish(country)} y le retira la palabra durante dos minutos.`,
    'spoke-for': (country) => `${firstSpanish(country)} habla a favor de la moción.`,
    'spoke-against': (country) => `${firstSpanish(country)} habla en contra de la moción.`,
    caucus: {
      moderated: (country) => `Empieza un debate moderado, a petición ${ofSpanish(country)}.`,
      unmoderated: (country) => `Empiezan consultas informales, a petición ${ofSpanish(country)}.`,
      suspension: (country) => `Se suspende la sesión para celebrar consultas, a petición ${ofSpanish(country)}.`,
    },
    inOrder: (country, motions) =>
      `La presidencia, ${toSpanish(country)}: “Puedes pedir la palabra. Cuando la tengas, puedes proponer un cambio en el texto, hacer una pregunta a una delegación u ofrecerle un intercambio. Puedes plantear una cuestión de orden. Y ahora proceden estas mociones: ${motions}”.`,
    nothingInOrder: (country) =>
      `La presidencia, ${toSpanish(country)}: “En este momento no procede ninguna moción. Puedes plantear una cuestión de orden o pedir la palabra”.`,
    rulings: {
      'threat-called-to-order': (country) =>
        `Cuestión fundada: ${theSpanish(country)} tiene razón en que una amenaza no procede, y se llama al orden a quien la hizo.`,
      'nothing-was-broken': (country) =>
        `Cuestión infundada: no se había infringido ninguna regla antes de la intervención ${ofSpanish(country)}; la decisión se puede apelar.`,
      'ruling-overruled': (country) =>
        `El comité revoca la decisión de la presidencia sobre la cuestión de orden ${ofSpanish(country)}.`,
      'privilege-granted': (country) =>
        `La presidencia admite la cuestión de privilegio personal ${ofSpanish(country)}.`,
      'state-of-play': (country) => `La presidencia explica ${toSpanish(country)} cómo van los trabajos del comité.`,
      'term-explained': (country) => `La presidencia explica un término ${toSpanish(country)}.`,
      'question-passed-on': (country) => `La presidencia permite ${toSpanish(country)} hacer su pregunta.`,
      'reply-granted': (country) => `La delegación ${ofSpanish(country)} fue aludida y puede responder.`,
      'explanation-granted': (country) => `${firstSpanish(country)} explica su voto.`,
      'presence-noted': (country) =>
        `La delegación ${ofSpanish(country)} está presente y votante: no se abstendrá en las cuestiones de fondo.`,
    },
    orders: {
      'caucus-closed': 'Terminan las consultas; la presidencia retoma los trabajos oficiales.',
      'list-closed': 'La lista de oradores queda cerrada.',
      'list-reopened': 'La lista de oradores vuelve a estar abierta.',
      'time-limited': 'Se limita el tiempo de palabra.',
      important: 'El proyecto es una cuestión importante: necesita dos tercios.',
      'by-name': 'Las enmiendas y los párrafos se someterán a votación nominal.',
      divided: 'Un párrafo se votará por separado.',
      'consensus-wanted': 'La presidencia preguntará si alguien se opone a aprobar el proyecto sin votación.',
    },
  },
  phase: {
    title: 'NUEVA FASE',
    openedTitle: 'SESIÓN ABIERTA',
    opened: 'La presidencia abre la sesión con las declaraciones iniciales.',
    entered: (phase) => `El comité entra en una nueva fase: ${phase}.`,
    finished: 'Ha terminado la última fase.',
  },
  crisis: {
    openedTitle: 'CRISIS',
    opened: (title) => `${title}.`,
    answeredTitle: 'RESPUESTA A LA CRISIS',
    succeeded: (country, choice) => `${firstSpanish(country)} responde: “${choice}”. Funciona.`,
    failed: (country, choice) => `${firstSpanish(country)} responde: “${choice}”. No funciona.`,
    lapsedTitle: 'CRISIS SIN RESPUESTA',
    lapsed: 'Se acabó el tiempo para responder a la crisis.',
    updateTitle: 'NOVEDADES DE LA CRISIS',
  },
  support: {
    title: 'APOYO',
    sponsor: (country) => `${firstSpanish(country)} patrocina el proyecto.`,
    signatory: (country) => `${firstSpanish(country)} firma el proyecto.`,
    none: (country) => `${firstSpanish(country)} retira su nombre del proyecto.`,
  },
  stance: {
    title: 'POSICIÓN',
    favour: (country) => `${firstSpanish(country)} está a favor del proyecto.`,
    against: (country) => `${firstSpanish(country)} está en contra del proyecto.`,
    undecided: (country) => `${firstSpanish(country)} se reserva su posición sobre el proyecto.`,
  },
  closing: {
    title: 'CIERRE',
    offered: 'La presidencia propone cerrar la sesión antes de tiempo.',
    accepted: (country) => `${firstSpanish(country)} acepta cerrar.`,
    refused: (country) => `${firstSpanish(country)} quiere continuar.`,
  },
  conclusion: {
    title: 'CAMPAÑA CONCLUIDA',
    text: (type) => `La sesión termina: ${type}.`,
  },
  pause: {
    pausedTitle: 'SESIÓN EN PAUSA',
    paused: 'La sesión está en pausa. Nada se mueve hasta que se reanude.',
    resumedTitle: 'SESIÓN REANUDADA',
    resumed: 'La sesión continúa.',
  },
  withdrawal: {
    title: 'RECTIFICACIÓN',
    text: (country) => `${firstSpanish(country)} se corrige y retira su última acción.`,
  },
  placard: 'LETREROS',
}
