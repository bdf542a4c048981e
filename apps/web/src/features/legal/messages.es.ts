import { inSpanish } from '../../kit/language/counting.ts'
import { datesIn } from '../../kit/language/dates.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { legalMessages as english } from './messages.en.ts'

/** The frame of the legal pages, whose texts are English. */
export const legalMessages: Translation<typeof english> = {
  name: 'Política de privacidad y condiciones',
  back: 'Volver',
  tabsLabel: 'Páginas legales',
  tabs: {
    terms: 'Condiciones',
    privacy: 'Privacidad',
    'data-use': 'Uso de datos',
    contact: 'Contacto',
  },
  updated: (date) => `Actualizado el ${date}`,
  version: (version) => `Versión ${version}`,
  date: datesIn('es', 'UTC').day,
  badges: { noTracking: 'Sin rastreo', noSale: 'No se vende nada', noStrangers: 'Sin terceros en la página' },
  inShort: 'En resumen:',
  changes: 'Qué ha cambiado',
  earlier: 'Versiones anteriores',
  noEarlier: 'No hay ninguna versión anterior.',
  earlierOf: (version, date) => `Versión ${version} del ${date}`,
  shownEarlier: (version) => `Esta es la versión ${version}. Ya no está en vigor.`,
  toCurrent: 'Ver la versión actual',
  notLoaded: 'No se ha podido cargar esa versión. Revisa tu conexión y elígela otra vez.',
  print: 'Imprimir',
  ask: 'A quién preguntar',
  askText: (host) => `Las preguntas y solicitudes las atiende la administración del servidor ${host}.`,
  askMail: 'Lee el correo que llega a',
  askNobody: 'No ha indicado aquí ninguna dirección: pregunta a quien te dio la dirección de esta página.',
  contact: {
    title: 'Contacto',
    description: 'A quién escribir sobre tus datos y tu cuenta en este servidor.',
    security: {
      title: 'Si encuentras un fallo de seguridad',
      text: 'Avisa primero a la administración de tu servidor y dale tiempo para corregirlo. Cuenta qué hiciste, qué pasó y qué esperabas. No leas ni cambies datos de otras personas para demostrarlo.',
    },
  },
  dataUse: {
    title: 'Uso de datos',
    description: 'Qué conserva este servidor, para qué, cuánto tiempo y quién más lo recibe.',
    intro:
      'Esta página se genera a partir del mapa de datos de la base del servidor: figura cada columna, con su finalidad y cuándo se borra. Una prueba falla si falta alguna.',
    source: 'De dónde viene',
    recipients: 'Quién más lo recibe',
    retention: 'Cuánto se conserva',
    all: (count) => `Línea por línea (${inSpanish.number(count)})`,
    columns: ['Para qué', 'Tipo', 'Conservación', 'Al eliminar la cuenta'],
    loading: 'Cargando el mapa de datos…',
    failed: 'No se ha podido cargar el mapa de datos. Revisa tu conexión y vuelve a intentarlo.',
    again: 'Reintentar',
    categories: {
      identifier: 'Identificador',
      contact: 'Contacto',
      credential: 'Credencial',
      conversation: 'Lo que se dijo',
      activity: 'Actividad',
      content: 'Contenido',
      operation: 'Funcionamiento',
    },
    erase: { 'with-owner': 'Se elimina', unlink: 'Se conserva sin ti', keep: 'No trata de ti' },
    groups: {
      account: {
        title: 'Tu cuenta',
        source: 'Tú, cuando la creas o la cambias.',
        recipients:
          'Quienes participan en la misma sesión ven tu nombre. El servidor de correo recibe tu dirección cuando se te escribe.',
      },
      'signing-in': {
        title: 'Inicio de sesión',
        source: 'Tú y tu navegador, cada vez que inicias sesión.',
        recipients: 'Nadie.',
      },
      sessions: {
        title: 'Las sesiones que juegas',
        source: 'Tú, al jugar; el resto, el motor.',
        recipients:
          'Quienes participan en la misma sesión. Si este servidor está conectado a un modelo de lenguaje, lo que se dice puede enviarse a él, sin tu nombre ni tu dirección.',
      },
      chats: {
        title: 'Chats, proyectos y documentos de trabajo',
        source: 'Tú; las respuestas vienen del motor que cada una indica.',
        recipients:
          'El modelo o servicio que responde, si no es el asistente integrado, sin tu nombre ni tu dirección. Cualquiera que tenga un enlace que hayas creado.',
      },
      recordings: {
        title: 'Grabaciones de tu voz',
        source: 'Tu micrófono, una vez que has pedido conservarlas.',
        recipients: 'Un servicio de reconocimiento de voz, si este servidor está conectado a uno, al transcribirlas.',
      },
      settings: {
        title: 'Ajustes, modelos y claves propios',
        source: 'Tú.',
        recipients: 'La empresa cuya clave escribiste recibe los chats para los que la eliges.',
      },
      plan: {
        title: 'Plan y uso',
        source: 'El recuento de lo que haces aquí; si este servidor acepta pagos, también el servicio de pago.',
        recipients: 'El servicio de pago, si pagas.',
      },
      mail: {
        title: 'Correos que se te envían',
        source: 'El servidor, cuando te escribe.',
        recipients: 'El servidor de correo.',
      },
      safety: {
        title: 'Seguridad y registros de administración',
        source: 'El servidor, cuando ocurre algo que deba registrarse.',
        recipients: 'La administración de este servidor.',
      },
      server: {
        title: 'El propio servidor',
        source: 'El servidor y su administración.',
        recipients: 'Todo el mundo ve las campañas y los anuncios.',
      },
    },
  },
}
