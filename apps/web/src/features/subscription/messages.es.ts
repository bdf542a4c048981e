import type { UsageKind } from '@placard/contract'
import { inSpanish } from '../../kit/language/counting.ts'
import { datesIn } from '../../kit/language/dates.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type {
  subscriptionMessages as english,
  STATUS_LABELS as englishStatuses,
  TIER_LABELS as englishTiers,
} from './messages.en.ts'

const { day, moment } = datesIn('es')
const { number, count } = inSpanish

const UNITS: Readonly<Record<UsageKind, (amount: number) => string>> = {
  voice: (amount) => count(amount, 'minuto', 'minutos'),
  campaign: (amount) => count(amount, 'sesión', 'sesiones'),
  ai: (amount) => count(amount, 'interacción', 'interacciones'),
  export: (amount) => count(amount, 'archivo', 'archivos'),
}

const ALLOWED: Readonly<Record<UsageKind, (amount: number) => string>> = {
  voice: (amount) => count(amount, 'minuto de voz', 'minutos de voz'),
  campaign: (amount) => count(amount, 'sesión de campaña', 'sesiones de campaña'),
  ai: (amount) => count(amount, 'pregunta al asistente', 'preguntas al asistente'),
  export: (amount) => count(amount, 'archivo guardado', 'archivos guardados'),
}

const KINDS: Readonly<Record<UsageKind, string>> = {
  voice: 'Voz',
  campaign: 'Sesiones de campaña',
  ai: 'Asistente',
  export: 'Archivos guardados',
}

/** Names of the plans, as in “el plan Pro”. */
export const TIER_LABELS: Translation<typeof englishTiers> = {
  FREE: 'Gratuito',
  PRO: 'Pro',
  ENTERPRISE: 'Empresa',
  LIFETIME: 'De por vida',
}

/** States of a subscription. */
export const STATUS_LABELS: Translation<typeof englishStatuses> = {
  active: 'Activa',
  canceling: 'Fin previsto',
  trial: 'Prueba',
  'past-due': 'Pago atrasado',
  canceled: 'Cancelada',
  unpaid: 'Impagada',
  unknown: 'Desconocida',
}

/** The subscription. */
export const subscriptionMessages: Translation<typeof english> = {
  title: 'Suscripción',
  intro: 'Tu plan, lo que has usado este mes y los demás planes.',
  current: {
    title: 'Tu plan',
    free: 'Gratuito, sin fecha de fin.',
    lifetime: 'Pagado una vez, sin fecha de fin.',
    byAdministrator: 'Asignado por la administración de tu servidor.',
    renews: (at) => `Se renueva el ${day(at)}.`,
    active: 'Se renueva automáticamente.',
    canceling: (at) =>
      `Termina el ${day(at)}. Hasta entonces no cambia nada; después se aplican los límites del plan gratuito.`,
    cancelingSometime: 'Termina con el periodo ya pagado. Después se aplican los límites del plan gratuito.',
    trial: (at, days) =>
      days === 0
        ? `La prueba terminó el ${day(at)}.`
        : `La prueba termina el ${day(at)}: ${days === 1 ? 'queda' : 'quedan'} ${count(days, 'día', 'días')}.`,
    trialSometime: 'Estás en periodo de prueba.',
    trialCanceled: 'Has cancelado: no se cobra nada, y el plan termina con la prueba.',
    thenYearly: 'Después, pago anual.',
    thenMonthly: 'Después, pago mensual.',
    pastDue: 'Hace falta un pago para continuar el servicio.',
    canceled: 'Se aplican los límites del plan gratuito. Lo que has hecho sigue siendo tuyo.',
    unpaid: 'El pago ha fallado: actualiza la forma de pago. Mientras tanto se aplican los límites del plan gratuito.',
    unknown:
      'Esta versión no reconoce el estado de tu suscripción. Mientras tanto se aplican los límites del plan gratuito. Escribe a soporte.',
    noSupport: 'El soporte lo da la administración de tu servidor.',
    support: 'Escribir a soporte',
    paidYearly: 'Pago anual.',
    paidMonthly: 'Pago mensual.',
  },
  actions: {
    cancel: 'Cancelar suscripción',
    reactivate: 'Mantener suscripción',
    paymentMethod: 'Cambiar forma de pago',
    failed: 'Se ha producido un problema',
    reactivated: 'Tu suscripción continúa.',
    toPayment: 'Abriendo el servicio de pago.',
  },
  cancel: {
    title: '¿Cancelar tu suscripción?',
    text: (at) =>
      at === undefined
        ? 'Puedes mantener el plan hasta el final de su periodo o terminarlo ahora.'
        : `Puedes mantener el plan hasta el ${day(at)} o terminarlo ahora.`,
    now: 'Terminar ahora',
    atPeriodEnd: 'Terminar al final del periodo',
    keep: 'Volver',
  },
  paid: {
    waitingTitle: 'Se está confirmando tu pago',
    waiting: 'El servicio de pago avisa a este servidor, normalmente en segundos. Esta página se actualiza sola.',
    late: 'Está tardando más de lo normal. No se pierde nada: este servidor vuelve a consultar al servicio de pago antes de una hora.',
    done: (tier) => `Gracias. Ahora tienes el plan ${tier}.`,
  },
  usage: {
    title: 'Este mes',
    resets: (at, zone) => `Se restablece el ${moment(at)} (${zone}).`,
    kinds: KINDS,
    explained: {
      voice: 'Minutos de conversación de voz.',
      campaign:
        'Cada sesión que abres cuenta una vez, también las ramas de otra sesión. La ronda de aprendizaje es gratuita.',
      ai: 'Cada pregunta al asistente cuenta una vez.',
      export: 'Balances y resoluciones que guardas como archivos.',
    },
    left: (kind, left, limit) => `${left === 1 ? 'Queda' : 'Quedan'} ${number(left)} de ${UNITS[kind](limit)}`,
    unlimited: (kind, used) => `Uso: ${UNITS[kind](used)}, sin límite`,
    percent: (percent) => `${percent} % usado`,
    last: (what, kind, amount, at) => `Último uso: ${what}, ${UNITS[kind](amount)}, ${moment(at)}`,
    none: 'Nada usado por ahora.',
    over: 'Tu plan bajó de nivel este mes: no queda nada hasta que se restablezca.',
  },
  plans: {
    title: 'Planes',
    notConfigured:
      'Los pagos no están configurados en este servidor. La administración de tu servidor puede asignarte un plan.',
    rhythm: 'Facturación',
    recommended: 'Recomendado',
    monthly: 'Mensual',
    yearly: 'Anual',
    perMonth: 'al mes',
    perYear: 'al año',
    once: 'pago único',
    notSold: 'No se vende en este servidor',
    saves: (percent) => `${percent} % más barato que mes a mes`,
    trial: (days) => (days === 1 ? 'El primer día es gratis.' : `Los primeros ${days} días son gratis.`),
    limit: (kind, limit) => (limit === null ? `${KINDS[kind]} sin límite` : `${ALLOWED[kind](limit)} al mes`),
    wordsPerDay: (limit) =>
      limit === null
        ? 'Palabras ilimitadas con el asistente'
        : `${count(limit, 'palabra', 'palabras')} al día con el asistente`,
    choose: (tier) => `Elegir ${tier}`,
    yours: 'Tu plan',
    secure: 'Pagas en la página del servicio de pago. Este servidor nunca ve tu tarjeta.',
  },
}
