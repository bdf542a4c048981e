import type { Translation } from '../../kit/language/translation.ts'
import type { consentMessages as english } from './consent-messages.en.ts'

export const consentMessages: Translation<typeof english> = {
  title: 'Tus consentimientos',
  intro: 'Cada uno hace una sola cosa. Puedes cambiarlo en cualquier momento y vale al instante.',
  progressLabel: 'Consentimientos decididos',
  progress: (done, of) => `${done} de ${of} decididos`,
  purposes: {
    'data-collection': {
      label: 'Recogida de datos: informes de errores',
      on: 'Cuando esta página falla, envía a este servidor el error, el lugar de su código y la vista abierta. Tu nombre no figura en el informe.',
      off: 'No se informa de nada.',
    },
    analytics: {
      label: 'Estadísticas: las campañas',
      on: 'Se cuentan las campañas que empiezas o terminas: cuál, su dificultad y resultado, cuánto duró, tu idioma y la semana. Nada en ello conduce a ti.',
      off: 'Tus campañas no se cuentan. Lo contado antes se queda, porque nadie puede saber que era tuyo.',
    },
    marketing: {
      label: 'Promoción: novedades por correo',
      on: 'Los anuncios que la administración de este sitio envía también por correo llegan a tu dirección confirmada.',
      off: 'No recibes novedades por correo. Los correos sobre tu cuenta siguen llegando.',
    },
    'third-party-sharing': {
      label: 'Comunicación a terceros: servicios de IA externos',
      on: 'Servicios de IA externos a este servidor pueden responder a tus chats, redactar lo que dicen las delegaciones, oírte y hablar para ti.',
      off: 'Lo que escribes y dices no se les envía: responden el asistente y las voces integrados. A los modelos que hayas añadido tú se les sigue preguntando.',
    },
    'sensitive-data': {
      label: 'Datos sensibles: grabaciones de tu voz',
      on: 'Lo que dices al micrófono se guarda 24 horas para que puedas volver a escucharlo.',
      off: 'No se guarda ninguna grabación y las guardadas hasta ahora se eliminan.',
    },
  },
  whenOn: 'Activado:',
  whenOff: 'Desactivado:',
  isOn: 'Activado',
  isOff: 'Desactivado',
  since: (at, by, version) => `desde el ${at}, ${by} (texto ${version})`,
  undecided: 'Todavía no lo has decidido.',
  methods: {
    person: 'por ti',
    signal: 'por la señal de privacidad de tu navegador',
    age: 'por tu edad',
  },
  notOffered: 'No se ofrece',
  young: 'No se ofrece a menores de 16 años ni a personas cuya edad nunca se preguntó.',
  limited: 'No se ofrece mientras limites el uso de la información sensible, en «Tus derechos».',
  followed: {
    'data-collection': {
      on: 'A partir de ahora se informa de los errores de esta página.',
      off: 'Ya no se informa de los errores de esta página.',
    },
    analytics: {
      on: 'A partir de ahora se cuentan las campañas que empiezas o terminas.',
      off: 'Tus campañas ya no se cuentan.',
    },
    marketing: {
      on: 'A partir de ahora recibes novedades por correo.',
      off: 'Ya no recibes novedades por correo. Las que esperaban su envío se han eliminado.',
    },
    'third-party-sharing': {
      on: 'A partir de ahora pueden responderte servicios de IA externos a este servidor.',
      off: 'A partir de ahora nada de lo que escribes o dices se envía a servicios de IA externos a este servidor.',
    },
    'sensitive-data': {
      on: 'A partir de ahora las grabaciones de tu voz se guardan 24 horas.',
      off: 'Las grabaciones guardadas hasta ahora se eliminan y no se guarda ninguna nueva.',
    },
  },
  undo: 'Deshacer',
  historyTitle: 'Historial de consentimientos',
  historyLabel: 'Decisiones, de la más reciente a la más antigua',
  none: 'No hay consentimientos registrados.',
  active: 'Activo',
  withdrawn: 'Retirado',
  record: (at, by, version) => `${at}, ${by}, texto ${version}`,
}
