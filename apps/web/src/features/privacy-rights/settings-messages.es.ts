import { FIRST_REMOVAL_HOURS, INACTIVITY_WARNING_DAYS, RESPONSE_PERIODS } from '@placard/contract'
import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { settingsMessages as english } from './settings-messages.en.ts'

const { count, list } = inSpanish
const [first, second] = INACTIVITY_WARNING_DAYS

export const settingsMessages: Translation<typeof english> = {
  saved: 'Guardado.',

  mails: {
    title: 'Correos',
    steps: 'Correos sobre mis solicitudes',
    stepsHint:
      'Un acuse de recibo cuando pides algo aquí. Los correos sobre seguridad y sobre borrados llegan elijas lo que elijas.',
  },

  retention: {
    title: 'Cuánto tiempo se guarda',
    months: (months) => count(months, 'mes', 'meses'),
    keep: 'Dejarlo como está',
    transcripts: {
      label: 'Borrar automáticamente las conversaciones antiguas',
      hint: 'Los chats, las conversaciones de voz y las sesiones terminadas se borran cuando llevan ese tiempo sin cambios, con sus archivos, sus enlaces compartidos y sus documentos de trabajo. Lo que fijes se queda. Las demás personas conservan las sesiones que jugaron contigo.',
      period: 'Sin cambios desde hace',
      ask: (period) => `¿Borrar lo que lleva ${period} sin cambios?`,
      found: ({ chats, voiceConversations, sessions, messages }) => {
        const parts = [
          chats > 0 ? count(chats, 'chat', 'chats') : '',
          voiceConversations > 0 ? count(voiceConversations, 'conversación de voz', 'conversaciones de voz') : '',
          sessions > 0 ? count(sessions, 'sesión terminada', 'sesiones terminadas') : '',
        ].filter((part) => part !== '')
        return `Ahora serían ${list(parts)}${messages > 0 ? `, con ${count(messages, 'mensaje', 'mensajes')}` : ''}.`
      },
      between: (oldest, newest) =>
        oldest === newest ? `Último cambio: ${newest}.` : `Últimos cambios: entre el ${oldest} y el ${newest}.`,
      none: 'Ahora no tienes nada tan antiguo.',
      pinned: (pinned) =>
        pinned === 1
          ? 'Otro igual de antiguo se queda porque está fijado.'
          : `Otros ${pinned} igual de antiguos se quedan porque están fijados.`,
      delay: `En las primeras ${FIRST_REMOVAL_HOURS} horas no se borra nada: puedes cambiar de opinión.`,
      confirm: (period) => `Borrar tras ${period}`,
      starts: (moment) => `Activado. No se borra nada antes del ${moment}; hasta entonces puedes desactivarlo.`,
      runs: 'Activado.',
    },
    inactivity: {
      label: 'Borrar mi cuenta si dejo de usarla',
      hint: `Recibes un correo ${first} días antes y otro ${second} días antes. Para conservar la cuenta basta con iniciar sesión. Una cuenta con la dirección sin confirmar se queda, igual que la de la única persona que administra el servidor.`,
      period: 'Sin uso desde hace',
      ask: (period) => `¿Borrar tu cuenta tras ${period} sin uso?`,
      text: 'Todo lo que contiene se borra con ella y nadie puede recuperarla. Cada vez que la usas, el plazo empieza de nuevo.',
      confirm: (period) => `Borrar tras ${period}`,
      ends: (day) => `Activado. Si no vuelves a usarla, tu cuenta se borrará el ${day}.`,
      undelivered: 'Un correo no te ha llegado',
      undeliveredText:
        'No pudimos entregar el correo sobre el borrado de tu cuenta, así que no se borró y el plazo ha empezado de nuevo. Comprueba tu dirección.',
      account: 'Abrir la seguridad de la cuenta',
    },
    runs: {
      caption: 'Lo que se borra automáticamente, y cuándo',
      columns: ['Qué', 'Última vez', 'Próxima vez'],
      never: 'Todavía no',
      today: (time) => `Hoy, ${time}`,
      day: (day, time) => `${day}, ${time}`,
      rules: {
        transcripts: 'Conversaciones y sesiones antiguas',
        inactivity: 'Cuentas sin uso',
        recordings: 'Grabaciones de tu voz',
        'sign-ins': 'Inicios de sesión terminados, enlaces usados y navegadores conocidos',
        repeats: 'Lo que evita contar dos veces una petición repetida',
        mails: 'Registros de los correos que se te enviaron',
        usage: 'Registros de tu uso',
        payments: 'Registros de pagos',
        requests: 'Registros de solicitudes de privacidad',
        security: 'Registros de seguridad y de auditoría',
        server: 'Registros del propio servidor',
      },
    },
  },

  fair: {
    title: 'Se te trata igual',
    text: 'Ejercer uno de estos derechos no empeora nada, no cuesta nada y no te priva de nada.',
  },

  times: {
    title: 'A quién escribir y cuándo respondemos',
    text: 'La administración de tu servidor responde de este servidor.',
    contact: 'A quién escribir',
    receipt: 'Acuse de recibo',
    receiptIn: `En ${RESPONSE_PERIODS.receiptBusinessDays} días hábiles`,
    answer: 'Respuesta',
    answerIn: `En ${RESPONSE_PERIODS.answerDays} días, o ${RESPONSE_PERIODS.extendedDays} si te explicamos por qué tarda más`,
    act: 'Exclusión o límite',
    actIn: `Al momento; la ley concede ${RESPONSE_PERIODS.actBusinessDays} días hábiles`,
  },
}
