import type { Translation } from '../../kit/language/translation.ts'
import type { quickActMessages as english } from './quick-act-messages.en.ts'

/** Texts of the acts that are offered as buttons. */
export const quickActMessages: Translation<typeof english> = {
  acts: {
    second: {
      label: 'Secundar la moción',
      consequence: 'El comité muestra entonces los letreros para decidir si se vota.',
    },
    motion: { label: 'Pasar a votar', consequence: 'Cierra el debate; después se vota nominalmente.' },
    sponsor: { label: 'Patrocinar', consequence: 'Nada entra en el texto si te opones.' },
    sign: { label: 'Firmar', consequence: 'Quieres que se vote, sin prometer tu apoyo.' },
    withdraw: { label: 'Dejar de patrocinar', consequence: 'Tu nombre sale del proyecto; la sala lo notará.' },
    unsign: { label: 'Retirar la firma', consequence: 'Tu nombre sale del proyecto; la sala lo notará.' },
    favour: { label: 'Declararse a favor', consequence: 'Los demás cuentan con tu voto y pueden seguirte.' },
    against: { label: 'Declararse en contra', consequence: 'Avisa a los patrocinadores de que el texto debe cambiar.' },
    undecided: { label: 'Reservar la posición', consequence: 'Mantiene abierto tu voto y alta tu influencia.' },
    floor: {
      label: 'Pedir la palabra',
      consequence: 'Entras en la lista de oradores; la sala te espera.',
    },
    yield: { label: 'Ceder la palabra', consequence: 'Habla la siguiente delegación de la lista.' },
    'unmoderated-caucus': {
      label: 'Consultas informales, 5 min',
      consequence: 'Conversación libre, sin mociones; calma la sala.',
    },
    'moderated-caucus': { label: 'Debate moderado, 5 min', consequence: 'Discursos de un minuto.' },
    suspend: { label: 'Suspender 5 min', consequence: 'Consultas informales; los trabajos oficiales esperan.' },
    'adjourn-meeting': { label: 'Levantar la sesión', consequence: 'Termina la sesión con lo que esté decidido.' },
    'adjourn-debate': {
      label: 'Aplazar el debate',
      consequence: 'Deja el proyecto a un lado; quienes lo apoyan se resistirán.',
    },
    'limit-time': { label: 'Limitar a 60 s', consequence: 'Se rechazan los discursos largos, también los tuyos.' },
    'close-list': { label: 'Cerrar la lista de oradores', consequence: 'Nadie más puede pedir la palabra.' },
    'reopen-list': {
      label: 'Reabrir la lista de oradores',
      consequence: 'Las delegaciones pueden volver a pedir la palabra.',
    },
    'important-question': { label: 'Cuestión importante', consequence: 'El proyecto necesitará dos tercios.' },
    division: { label: 'Pedir la división', consequence: 'El párrafo que menos te gusta se vota por separado.' },
    'roll-call': {
      label: 'Pedir votación nominal',
      consequence: 'Las enmiendas y los párrafos se votan nominalmente.',
    },
    consensus: { label: 'Aprobar sin votación', consequence: 'Con una sola objeción, hay votación nominal.' },
    reconsider: { label: 'Reconsiderar', consequence: 'Reabre un proyecto ya decidido; el listón está alto.' },
    'straw-poll': { label: 'Votación indicativa', consequence: 'Muestra qué piensa cada delegación; no vincula.' },
    appeal: { label: 'Apelar la decisión', consequence: 'El comité vota sobre la decisión de la presidencia.' },
    order: {
      label: 'Cuestión de orden',
      consequence: 'Fundada solo si se infringió una regla, por ejemplo con una amenaza.',
    },
    'right-of-reply': {
      label: 'Derecho de réplica',
      consequence: 'Otra delegación te aludió: responde fuera de turno.',
    },
    'explanation-of-vote': { label: 'Explicar tu voto', consequence: 'Una vez, después de la decisión.' },
    'present-and-voting': {
      label: 'Presente y votante',
      consequence: 'Ya no puedes abstenerte en las cuestiones de fondo.',
    },
    'for-the-motion': {
      label: 'Hablar a favor',
      consequence: 'Quienes te aprecian pueden seguirte.',
    },
    'against-the-motion': {
      label: 'Hablar en contra',
      consequence: 'Quienes te aprecian pueden seguirte.',
    },
    inquiry: {
      label: 'Consultar a la presidencia',
      consequence: 'Consulta de procedimiento: la presidencia explica cómo están las cosas.',
    },
  },
  prices: {
    chair: 'La concede la presidencia.',
    majority: (second) => (second ? 'Debe ser secundada y obtener la mayoría.' : 'Necesita la mayoría.'),
    'two-thirds': (second) => (second ? 'Debe ser secundada y obtener dos tercios.' : 'Necesita dos tercios.'),
    council: (second) =>
      second ? 'Debe ser secundada y obtener tres quintos de los asientos.' : 'Necesita tres quintos de los asientos.',
  },
}
