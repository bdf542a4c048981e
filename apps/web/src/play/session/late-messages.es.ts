import { inSpanish } from '../../kit/language/counting.ts'
import { firstSpanish, theSpanish } from '../../kit/language/spanish-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { lateMessages as english } from './late-messages.en.ts'

const { count } = inSpanish
const clauses = (value: number) => count(value, 'párrafo', 'párrafos')

/** Textos de las tarjetas de la sala, del tablero de votación y de los diálogos. */
export const lateMessages: Translation<typeof english> = {
  exit: {
    title: '¿Salir de esta campaña?',
    kept: 'La sesión queda en pausa. Todo lo dicho, acordado y prometido está guardado, y puedes reanudarla desde la página de campañas en cualquiera de tus dispositivos.',
    keptDemo:
      'La sesión queda en pausa. Todo lo dicho, acordado y prometido está guardado en este navegador, y puedes reanudarla desde la página de campañas.',
    goesOn:
      'Los demás siguen jugando. Todo lo dicho, acordado y prometido está guardado, y puedes volver a tu asiento desde la página de campañas.',
    over: 'La sesión ha terminado; su acta y su balance siguen con tus campañas.',
    words: 'Los mensajes sin enviar se quedan en esta pestaña.',
    stay: 'Quedarme',
    leave: 'Salir',
    failed: 'No se pudo poner la sesión en pausa. Lo hará sola dos minutos después de que salgas.',
  },
  unclear: {
    title: '¿Qué querías decir?',
    text: 'Todavía no ha pasado nada. Elige una interpretación o dilo de otra manera.',
    none: 'No se ha reconocido ninguna acción sobre este programa. Dilo de otra manera.',
    again: 'Reformular',
    beyond: {
      'other-language':
        'Las delegaciones entienden inglés, francés y español, y responden en inglés. Dilo en una de estas lenguas.',
      'amend-words':
        'Aquí no se pueden enmendar palabras sueltas de un párrafo. Propón otra opción para la cuestión; el proyecto las muestra.',
      'extend-debate':
        'La duración del debate la fija la sesión. Puedes pedir un debate moderado o consultas, que dan a todos tiempo para hablar.',
      'off-topic': 'Eso no es asunto de este comité. Habla del programa o pregunta a una delegación qué necesita.',
    },
    takenBack: 'Tu delegación se ha corregido. Elige otra interpretación o dilo de otra manera.',
    takenBackOnly: 'Tu delegación se ha corregido. Tu mensaje está abajo: dilo de otra manera.',
  },
  draft: {
    title: 'Estás a punto de',
    several: 'Tu mensaje contiene varias acciones. Quita lo que no deba contar.',
    binds: 'Esto compromete a tu delegación, así que solo cuenta cuando lo confirmas.',
    listed: 'Acciones de tu mensaje, por orden',
    drop: (act) => `Quitar: ${act}`,
    keep: (act) => `Volver a poner: ${act}`,
    confirm: 'Confirmar',
    confirmAll: (value) => `Confirmar ${count(value, 'acción', 'acciones')}`,
    or: 'O querías',
  },
  proposal: {
    together: (one, other) => `${firstSpanish(one)} propone con ${theSpanish(other)}`,
    yours: 'Tu propuesta está ante el comité',
    yourPlacard: 'Mostrar tu letrero',
    worth: {
      up: 'Mejor para tus instrucciones que el texto actual',
      down: 'Peor para tus instrucciones que el texto actual',
      same: 'Ni mejor ni peor para tus instrucciones',
    },
    reason: {
      welcome: 'La apoyas abiertamente.',
      'live-with': 'No vas a impedirla.',
      'cannot-accept': 'La objeción de un patrocinador la somete a votación.',
    },
  },
  opening: {
    ready: (title) => `De tu documento “${title}”`,
    enter: 'Pulsa Intro en el cuadro de mensaje vacío, o preséntalo aquí.',
    lay: (value) => `Poner ${clauses(value)} sobre la mesa`,
    later: (value) => (value === 1 ? '1 párrafo más espera después.' : `${value} párrafos más esperan después.`),
    there: 'El texto ya tiene estos párrafos.',
    away: 'Apartar',
    putAway: 'Tu documento se ha apartado. Sigue en el chat.',
    changes: 'Cambios que propone',
    worse: 'Tus instrucciones preferirían dejar el texto como está.',
    dialog: 'Poner tu documento sobre la mesa',
    confirm: (value) => `Presentar ${clauses(value)}`,
    cancel: 'Cancelar',
    replaces: (title) => `“${title}” sigue esperando aquí. Este documento ocupa su lugar.`,
    atOnce: 'Se presentan como propuesta tuya cuando confirmas, si procede; si no, esperan junto al cuadro de mensaje.',
    otherAgenda:
      'Esta sesión se abrió con un programa anterior, así que tu documento no se puede leer aquí. Di con tus palabras lo que pide.',
    over: 'Esta sesión ha terminado. Tu documento sigue en el chat.',
  },
  offer: {
    title: (country) => `${firstSpanish(country)} te ofrece un intercambio`,
    give: 'La otra parte acepta',
    take: 'si tú aceptas',
    accept: 'Aceptar',
    decline: 'Rechazar',
    acceptHelp: 'Los dos cambios se presentan juntos y comprometen a las dos partes.',
    declineHelp: 'Cuesta un poco de buena voluntad, nada más.',
  },
  closing: {
    title: '¿Cerrar ahora o continuar?',
    text: 'Se ha aprobado un texto y la puntuación es alta. Si no respondes, la presidencia cerrará la sesión.',
    left: (time) => `La presidencia decide en ${time}`,
    close: 'Cerrar ahora',
    resume: 'Continuar',
  },
  vote: {
    board: 'Tablero de votación',
    rollCall: 'Votación nominal',
    placards: 'Votación con letreros',
    needs: (majority) => `Requisito: ${majority}`,
    yourTurn: 'Tu turno: ¿cómo vota tu delegación?',
    cast: { for: 'A favor', against: 'En contra', abstain: 'Abstenerse' },
    objection: { for: 'Sin objeción', against: 'Me opongo' },
    deadline: (time) => `${time} para responder`,
    skip: 'Saltar la votación nominal',
    show: 'Ver el tablero de votación',
    adopted: 'Aprobado',
    notAdopted: 'No aprobado',
    carried: 'Votación favorable',
    notCarried: 'Votación desfavorable',
    result: (yes, no, abstain) => `${yes} a favor, ${no} en contra, ${count(abstain, 'abstención', 'abstenciones')}`,
    required: (value) => (value === 1 ? 'Hace falta 1 a favor' : `Hacen falta ${value} a favor`),
    vetoed: (countries) => `Veto: ${countries}`,
    back: 'Volver a la sala',
  },
  conclusion: {
    title: 'Campaña concluida',
    score: 'Puntuación',
    of: 'de 100',
    debrief: 'Ver el balance',
    back: 'Volver a las campañas',
    look: 'Quedarse en la sala',
  },
}
