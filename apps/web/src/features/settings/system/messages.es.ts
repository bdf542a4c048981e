import { TEMPERATURE } from '@placard/contract'
import { datesIn } from '../../../kit/language/dates.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { systemMessages as english } from './messages.en.ts'

const dates = datesIn('es', 'UTC')
const listed = new Intl.ListFormat('es', { type: 'conjunction' })
const number = new Intl.NumberFormat('es')

export const systemMessages: Translation<typeof english> = {
  compliance: {
    title: 'Cumplimiento',
    intro: 'Cada distintivo se determina cuando abres esta página. Abre uno para ver en qué se basa.',
    holds: 'Se cumple',
    look: 'Revísalo',
    terms: (version) => `Condiciones ${version}`,
    privacy: (version) => `Privacidad ${version}`,
    inForce: (day) => `En vigor desde el ${dates.day(day)}. Las versiones anteriores se guardan al lado.`,
    read: 'Leer el texto',
    dataMap: (entries) => `${entries} entradas en el mapa de datos`,
    dataMapUnknown: 'Mapa de datos sin cargar',
    dataMapText:
      'Cada columna de la base de datos de este servidor tiene su entrada: su finalidad, cuánto se guarda y qué hace con ella un borrado. Una prueba compara la lista con la base.',
    dataMapFailed: 'La lista no se pudo cargar ahora. Vuelve a abrir la página para intentarlo de nuevo.',
    dataMapLink: 'Ver el uso de los datos',
    noOthers: 'Ningún otro sitio contactado',
    others: (count) => (count === 1 ? 'Otro sitio contactado' : `${count} otros sitios contactados`),
    noOthersText: (requests) =>
      `Desde que se abrió, esta página ha hecho ${number.format(requests)} solicitudes, todas al sitio que ves en la barra de direcciones.`,
    othersText: (hosts) =>
      `Desde que se abrió, esta página también ha contactado con ${listed.format(hosts)}. Tu navegador consulta directamente los modelos que añades.`,
    noOthersSeen: 'No se ha visto ningún otro sitio',
    noOthersSeenText: (requests) =>
      `Tu navegador solo enumera las primeras ${number.format(requests)} solicitudes de una página. Todas fueron al sitio que ves en la barra de direcciones; las posteriores no se pueden comprobar aquí.`,
    mayBeMore: (requests) =>
      `Tu navegador solo enumera las primeras ${number.format(requests)} solicitudes de una página, así que puede haber más sitios.`,
    encrypted: 'Conexión cifrada',
    local: 'Funciona en este ordenador',
    open: 'Sin cifrar',
    encryptedText: 'Esta página llegó cifrada (https).',
    localText: 'Esta página viene de este ordenador: nada de ella pasa por una red.',
    openText:
      'Esta página llegó sin cifrar, así que otras personas en la red podrían leerla. Pide a la administración de este servidor que instale https.',
    signal: 'Señal de privacidad recibida',
    noSignal: 'Sin señal de privacidad',
    signalText:
      'Tu navegador envía la señal Global Privacy Control, que pide a los sitios no vender ni compartir datos. Aquí no se vende ni se comparte nada.',
    noSignalText:
      'Tu navegador no envía la señal Global Privacy Control. Aquí no cambiaría nada: no se vende ni se comparte nada.',
    consent: 'Sin seguimiento de uso',
    consentText: 'No se anota qué páginas abres ni qué pulsas. Las campañas solo se cuentan con tu consentimiento.',
  },
  rights: {
    title: 'Tus derechos',
    items: [
      {
        title: 'Saber',
        text: 'El uso de los datos enumera todo lo que guarda este servidor. Lo que dijiste está en tu historial y tus transcripciones, y allí se guarda en archivos.',
      },
      {
        title: 'Rectificar',
        text: 'Cambias tu nombre y tu correo en Seguridad de la cuenta. Para lo demás, consulta a la administración de este servidor.',
      },
      {
        title: 'Borrar',
        text: 'Tú borras tus conversaciones, transcripciones y grabaciones. Para borrar toda la cuenta, consulta a la administración de este servidor.',
      },
      {
        title: 'Llevártelo',
        text: 'Las transcripciones se guardan como texto, JSON, Markdown o PDF; tus ajustes, como JSON aquí arriba.',
      },
      {
        title: 'Que no se venda',
        text: 'Nada tuyo se vende ni se comparte para publicidad, así que no tienes a qué oponerte.',
      },
      {
        title: 'Que no te traten peor',
        text: 'Ejercer tus derechos no cambia lo que recibes aquí ni lo que cuesta.',
      },
    ],
    more: 'Tus derechos y la política',
  },
  file: {
    title: 'Tus ajustes en un archivo',
    text: 'Un archivo contiene todos los ajustes de esta página. No contiene contraseñas, claves ni nada de lo que dijiste.',
    export: 'Exportar los ajustes',
    import: 'Importar los ajustes',
    reset: 'Restablecer los ajustes',
    resetText: 'Devuelve cada ajuste a su valor predeterminado en todos tus dispositivos.',
    resetTextLocal: 'Devuelve cada ajuste a su valor predeterminado.',
    exported: '¡Ajustes exportados!',
    exportFailed: 'No se pudieron exportar los ajustes. Inténtalo de nuevo.',
    imported: '¡Ajustes importados!',
    importFailed: 'No se pudieron importar los ajustes. Comprueba el formato del archivo.',
    resetDone: '¡Ajustes restablecidos!',
    resetFailed: 'No se pudieron restablecer los ajustes. Inténtalo de nuevo.',
    nothing: 'Todos los ajustes tienen ya su valor predeterminado.',
    undo: 'Deshacer',
    undone: 'Tus ajustes están como antes.',
    refusals: {
      'too-large': 'Este archivo es demasiado grande para ser un archivo de ajustes de Placard. No ha cambiado nada.',
      empty: 'El archivo está vacío. No ha cambiado nada.',
      'no-json': 'El archivo está dañado o cortado: no es un JSON entero. No ha cambiado nada.',
      'other-product': 'Este archivo no viene de la exportación de ajustes de Placard. No ha cambiado nada.',
    },
    unreadable: 'No se pudo abrir el archivo. No ha cambiado nada.',
    report: {
      title: 'Qué se importó',
      counts: (taken, same, refused) => `${taken} cambiados, ${same} ya estaban así, ${refused} no tomados.`,
      newer: 'Una versión más reciente de Placard escribió este archivo; lo que esta no conoce se dejó fuera.',
      missing: (names) => `No están en el archivo y quedan como estaban: ${listed.format(names)}.`,
      further: (count) =>
        count === 1 ? 'Otro campo desconocido quedó fuera.' : `Otros ${count} campos desconocidos quedaron fuera.`,
      caption: 'Cada campo del archivo',
      columns: ['Ajuste', 'En el archivo', 'Resultado'],
      outcomes: {
        taken: 'Cambiado',
        limited: 'Cambiado al valor permitido más cercano',
        same: 'Ya estaba así',
        retired: 'Ya no se usa',
      },
      reasons: {
        type: 'No tomado: hace falta otra clase de valor',
        choice: 'No tomado: no es uno de sus valores',
        unknown: 'No tomado: no es un ajuste de esta versión',
      },
      close: 'Cerrar el informe',
    },
    confirm: {
      title: 'Restablecer los ajustes',
      question: '¿Seguro que quieres devolver todos los ajustes a su valor predeterminado?',
      note: 'Puedes deshacerlo justo después, mientras sigas en esta página.',
      cancel: 'Cancelar',
      confirm: 'Restablecer los ajustes',
    },
  },
  answers: {
    title: 'Respuestas del asistente',
    length: 'Longitud de las respuestas',
    lengthHint: 'Lo más larga que puede ser una respuesta. Un token son unas tres cuartas partes de una palabra.',
    lengths: { 512: 'Corta', 2048: 'Media', 8192: 'Larga' },
    lengthOf: (tokens) => `Hasta ${number.format(tokens)} tokens`,
    ownLength: (tokens) => `${number.format(tokens)} tokens (de un archivo o de otro dispositivo)`,
    temperature: 'Temperatura',
    temperatureHint: `Cuánto varían las respuestas de un modelo, de ${TEMPERATURE.least} (lo más previsible) a ${TEMPERATURE.most}. El asistente integrado responde siempre igual.`,
    temperatureSet: (value) => `Temperatura: ${value}.`,
    lengthSet: (tokens) => `Longitud de las respuestas: hasta ${number.format(tokens)} tokens.`,
    debug: 'Detalles técnicos',
    debugHint:
      'Muestra motor, tiempos e identificadores de solicitud junto a cada respuesta, para comunicar un problema.',
  },
}
