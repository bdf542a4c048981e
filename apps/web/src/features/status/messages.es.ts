import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { statusMessages as english } from './messages.en.ts'

/** The status of the server's services. */
export const statusMessages: Translation<typeof english> = {
  title: 'Estado del servicio',
  statuses: {
    operational: 'Operativo',
    maintenance: 'Mantenimiento',
    degraded_performance: 'Rendimiento reducido',
    partial_outage: 'Interrupción parcial',
    major_outage: 'Interrupción grave',
  },
  services: {
    api: { name: 'API', about: 'Todas las solicitudes de la página al servidor.' },
    database: { name: 'Base de datos', about: 'Donde se guardan las cuentas y las sesiones.' },
    realtime: { name: 'Novedades en directo', about: 'Muestran las sesiones según ocurren.' },
    mail: { name: 'Correo', about: 'Enlaces para contraseñas nuevas y confirmaciones.' },
    payments: { name: 'Pagos', about: 'El pago de un plan.' },
    language: {
      name: 'Modelos de lenguaje',
      about: 'Respuestas en el chat. Si fallan, responde el asistente integrado.',
    },
    voice: { name: 'Voz', about: 'Lee los textos en voz alta.' },
  },
  allWell: 'Todos los servicios están operativos.',
  /** During maintenance. */
  allAnswering: 'Todos los servicios responden por el momento.',
  troubled: (count) =>
    count === 1 ? 'Un servicio no está operativo.' : `${inSpanish.number(count)} servicios no están operativos.`,
  maintenance: 'Mantenimiento',
  checkedAt: (time) => `Comprobado a las ${time}. Se comprueba de nuevo cada minuto.`,
  responseTime: 'Tiempo de respuesta',
  noAnswer: 'Sin respuesta',
  uptime: 'Disponibilidad en 24 horas',
  samples: (count) => `${count} de 1440 comprobaciones posibles`,
  noSamples: 'Sin comprobaciones',
  history: (service) => `${service}: las últimas 24 horas`,
  from: 'Hace 24 horas',
  now: 'Ahora',
  columns: ['Desde', 'Comprobaciones', 'Disponibilidad', 'Peor estado'],
  notChecked: 'Sin comprobar',
  explanation:
    'Cada servicio se comprueba una vez por minuto usándolo. Un servicio lento cuenta como disponible; el mantenimiento no cuenta ni a favor ni en contra. Mientras el servidor está parado no se comprueba nada, así que esas horas quedan vacías.',
  failed: {
    title: 'El estado del servidor no está disponible',
    text: 'Ahora mismo no se ha podido conectar con él. La causa puede ser la red o el propio servidor.',
    offline: 'Este dispositivo no tiene conexión a internet. El estado se mostrará cuando vuelva.',
    old: 'Ahora mismo no se ha podido conectar con el servidor. Este es su último estado conocido.',
    retry: 'Reintentar',
  },
  contact: (email) => `¿Tienes preguntas? Escribe a ${email}.`,
}
