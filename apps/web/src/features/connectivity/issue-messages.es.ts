import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type {
  estimateMessages as englishEstimates,
  ISSUE_MESSAGES as englishIssues,
  meanwhileMessages as englishMeanwhile,
  AFFECTED_SERVICES as englishServices,
} from './issue-messages.en.ts'

/** Title, meaning and suggested actions of each connection issue. */
export const ISSUE_MESSAGES: Translation<typeof englishIssues> = {
  NETWORK_OFFLINE: {
    message: 'Sin conexión a internet',
    description: 'Este dispositivo no tiene conexión a internet. Lo que escribes se conserva.',
    userActions: [
      'Revisa el cable de red o el wifi de este dispositivo.',
      'Desactiva el modo avión.',
      'Continúa en la demo: no necesita conexión.',
    ],
  },
  API_SERVER_DOWN: {
    message: 'Servicio no disponible por el momento',
    description: 'El servidor no responde. Lo guardado está a salvo.',
    userActions: [
      'Pulsa Reintentar o espera: la página lo vuelve a intentar sola.',
      'Mira la página de estado del servicio.',
      'Escribe a soporte si el problema continúa.',
    ],
  },
  API_RATE_LIMITED: {
    message: 'Demasiadas solicitudes',
    description: 'Desde aquí se han enviado demasiadas solicitudes en poco tiempo.',
    userActions: [
      'Espera a que termine la cuenta atrás: suelen bastar 60 segundos.',
      'Cierra otras pestañas de Placard.',
      'Si llegas a menudo al límite de tu plan, piensa en uno superior.',
    ],
  },
  WEBSOCKET_CONNECTION_FAILED: {
    message: 'Tiempo real no disponible',
    description: 'No llegan las novedades en directo. Puedes seguir escribiendo.',
    userActions: [
      'Pulsa Reconectar o espera: la página lo vuelve a intentar sola.',
      'Continúa por escrito: una sesión abierta busca novedades cada pocos segundos.',
      'Pregunta a la administración de tu red si se permiten los WebSockets.',
    ],
  },
  OPENAI_API_DOWN: {
    message: 'Servicios de IA no disponibles por el momento',
    description: 'El modelo de lenguaje no responde, así que el asistente no puede contestar.',
    userActions: [
      'Vuelve a intentarlo más tarde.',
      'Mira la página de estado del servicio.',
      'Escribe a soporte si el problema continúa.',
    ],
  },
  OPENAI_QUOTA_EXCEEDED: {
    message: 'Límite de uso de IA alcanzado',
    description: 'Este servidor ha agotado por ahora su cuota del modelo de lenguaje.',
    userActions: [
      'Espera a que se restablezca la cuota.',
      'Escribe a soporte: la administración de tu servidor puede ampliarla.',
      'Elige otro motor en el chat, si tienes uno.',
    ],
  },
  API_MAINTENANCE_MODE: {
    message: 'Mantenimiento programado',
    description: 'El servidor está en mantenimiento. Algunas partes pueden ir lentas o no estar disponibles.',
    userActions: [
      'Termina lo que estás escribiendo y espera.',
      'Mira la página de estado del servicio.',
      'Vuelve más tarde.',
    ],
  },
  NETWORK_TIMEOUT: {
    message: 'Tiempo de espera agotado',
    description: 'El servidor tarda demasiado en responder.',
    userActions: [
      'Vuelve a intentarlo en un momento.',
      'Comprueba la velocidad de tu conexión.',
      'Mira la página de estado del servicio.',
    ],
  },
  UNKNOWN_ERROR: {
    message: 'Error inesperado',
    description: 'El servidor respondió de una forma que esta página no entiende.',
    userActions: [
      'Vuelve a cargar la página.',
      'Vuelve a intentarlo en un momento.',
      'Escribe a soporte si ocurre otra vez.',
    ],
  },
  DNS_RESOLUTION_FAILED: {
    message: 'Dirección no encontrada',
    description: 'Este servidor no encuentra la dirección de su modelo de lenguaje.',
    userActions: [
      'Vuelve a intentarlo más tarde.',
      'Mira la página de estado del servicio.',
      'Avisa a la administración de tu servidor de que falla su resolución de nombres (DNS).',
    ],
  },
  API_AUTHENTICATION_FAILED: {
    message: 'Inicio de sesión no aceptado',
    description: 'El servidor ya no acepta el inicio de sesión de esta página. Cierra la sesión y vuelve a iniciarla.',
    userActions: [
      'Cierra la sesión y vuelve a iniciarla.',
      'Vuelve a cargar la página.',
      'Escribe a soporte si no puedes iniciar sesión.',
    ],
  },
  API_SERVICE_UNAVAILABLE: {
    message: 'Servicio sobrecargado',
    description: 'El servidor responde, pero ahora mismo no puede trabajar. Lo guardado está a salvo.',
    userActions: [
      'Espera un momento: la página lo vuelve a intentar sola.',
      'Pulsa Reintentar.',
      'Mira la página de estado del servicio.',
    ],
  },
  WEBSOCKET_AUTHENTICATION_FAILED: {
    message: 'Novedades en directo no autorizadas',
    description:
      'El servidor no acepta el inicio de sesión de esta página para las novedades en directo. Puedes seguir escribiendo.',
    userActions: ['Pulsa Reconectar.', 'Cierra sesión y vuelve a iniciarla.', 'Escribe a soporte si ocurre otra vez.'],
  },
  WEBSOCKET_SERVER_OVERLOADED: {
    message: 'Novedades en directo sobrecargadas',
    description: 'El servidor no acepta por ahora más conexiones en directo desde aquí. Puedes seguir escribiendo.',
    userActions: [
      'Cierra otras pestañas de Placard.',
      'Espera: la página lo vuelve a intentar sola.',
      'Pulsa Reconectar.',
    ],
  },
  WEBSOCKET_PROTOCOL_ERROR: {
    message: 'Novedades en directo no entendidas',
    description: 'La página y el servidor no entienden las novedades en directo del otro. Puedes seguir escribiendo.',
    userActions: [
      'Vuelve a cargar la página: puede ser más antigua que el servidor.',
      'Pulsa Reconectar.',
      'Pregunta a la administración de tu red si se modifica el tráfico de WebSockets.',
    ],
  },
  OPENAI_RATE_LIMITED: {
    message: 'Servicios de IA ocupados',
    description: 'El modelo de lenguaje recibe ahora mismo demasiadas solicitudes.',
    userActions: ['Espera un minuto y vuelve a preguntar.', 'Mira la página de estado del servicio.'],
  },
  CONFIGURATION_ERROR: {
    message: 'Servidor no configurado para esta dirección',
    description:
      'El servidor rechaza lo que envía esta página porque la dirección de la página no está en su configuración.',
    userActions: ['Abre Placard en la dirección que te dieron.', 'Indica a soporte qué dirección usaste.'],
  },
}

/** Who answers while a language model does not. */
export const meanwhileMessages: Translation<typeof englishMeanwhile> = {
  builtIn: 'Mientras tanto responde el asistente integrado.',
}

/** The services that an issue affects. */
export const AFFECTED_SERVICES: Translation<typeof englishServices> = {
  everything: 'Todo lo que necesita el servidor',
  account: 'Inicio de sesión y cuenta',
  campaigns: 'Campañas',
  live: 'Novedades en directo',
  ai: 'Respuestas de IA',
}

/** How long an issue usually lasts. */
export const estimateMessages: Translation<typeof englishEstimates> = {
  lessThanMinute: 'Menos de un minuto',
  minutes: (count) => inSpanish.count(count, 'minuto', 'minutos'),
  hours: (count) => inSpanish.count(count, 'hora', 'horas'),
  days: (count) => inSpanish.count(count, 'día', 'días'),
  unknownCode: 'Código de error desconocido',
}
