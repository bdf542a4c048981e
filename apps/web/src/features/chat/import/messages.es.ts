import { inSpanish } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { FileFault } from './file-reader.ts'
import { type LeftKind, leftWords } from './formats/told.ts'
import type { ItemFault, ItemReport } from './import-run.ts'
import type { importMessages as english } from './messages.en.ts'

const { number, count: things } = inSpanish
const conversations = (count: number) => things(count, 'conversación', 'conversaciones')

const LEFT: Readonly<Record<LeftKind, (count: number) => string>> = {
  image: (count) => things(count, 'imagen', 'imágenes'),
  file: (count) => things(count, 'archivo o grabación', 'archivos o grabaciones'),
  tool: (count) => things(count, 'llamada a una herramienta', 'llamadas a herramientas'),
  reasoning: (count) =>
    things(count, 'fragmento del razonamiento de un modelo', 'fragmentos del razonamiento de un modelo'),
  system: (count) => things(count, 'instrucción al modelo', 'instrucciones al modelo'),
  reference: (count) => things(count, 'referencia a una fuente', 'referencias a fuentes'),
  unknown: (count) => things(count, 'elemento de tipo desconocido', 'elementos de tipo desconocido'),
  damaged: (count) => things(count, 'mensaje dañado', 'mensajes dañados'),
  cut: (count) => things(count, 'mensaje cortado a 200.000 caracteres', 'mensajes cortados a 200.000 caracteres'),
  context: () => 'el balance o la campaña de que trataba, que no está aquí',
  project: () => 'el proyecto en que estaba',
  paper: (count) => things(count, 'documento de trabajo', 'documentos de trabajo'),
}

const FILE_FAULTS: Readonly<Record<FileFault | 'unreadable', string>> = {
  'not-json': 'No es una exportación de conversaciones: su contenido no es JSON válido.',
  'nothing-inside': 'No se han encontrado conversaciones. En un zip deben estar en “conversations.json”.',
  newer: 'Lo exportó una versión más reciente de Placard. Recarga la página para tenerla también aquí.',
  'too-large': 'Tiene más de 100 MB de conversaciones, el máximo que se puede leer de una vez.',
  'too-many': 'Tiene más de 5000 conversaciones, el máximo que cabe en una cuenta.',
  'zip-unreadable': 'Este zip no se puede leer aquí. Descomprímelo antes y elige “conversations.json”.',
  unreadable:
    'El navegador no ha podido leerlo. Puede que se haya movido o que no quepa en la memoria de este dispositivo.',
}

const ITEM_FAULTS: Readonly<Record<ItemFault, string>> = {
  unknown: 'su formato no es compatible',
  empty: 'no se dijo nada en ella',
  'too-long': 'tiene más de 10.000 mensajes o 3 millones de caracteres',
  damaged: 'es incoherente: un mensaje suyo pertenece a otra conversación',
  'too-many': 'no hay sitio: una cuenta admite como máximo 5000 conversaciones',
  'no-room': 'tu plan no guarda más: elimina conversaciones o anula enlaces compartidos, e impórtala de nuevo',
}

function detailOf(item: ItemReport): string | undefined {
  switch (item.outcome) {
    case 'in-part':
      return `Se ha dejado fuera: ${leftWords(item.left, LEFT).join(', ')}.`
    case 'refused':
      return `No importada: ${ITEM_FAULTS[item.fault]}.`
    default:
      return undefined
  }
}

/** Spanish: words of the import of conversations. */
export const importMessages: Translation<typeof english> = {
  title: 'Importar conversaciones',
  about:
    'Elige un archivo exportado de Placard, ChatGPT, Claude, LibreChat u Open WebUI: el archivo JSON o el zip en que venía. Se importan los títulos, las horas, las ramas y los nombres de los modelos, y de Placard también los documentos de trabajo y los proyectos con sus archivos. Las imágenes, otros archivos y las llamadas a herramientas, no. Importar dos veces el mismo archivo no crea duplicados.',
  aboutDemo: 'Lo que importas se queda en este navegador.',
  limits: 'Hasta 100 MB y 5000 conversaciones.',
  choose: 'Elegir un archivo',
  drop: 'o suéltalo aquí',
  field: 'Archivo con conversaciones',
  reading: (name) => `Leyendo ${name}…`,
  running: (done, count) => `${number(done)} de ${conversations(count)}`,
  progress: 'Progreso de la importación',
  goesOn: 'Puedes cerrar esto: la importación continúa mientras la página esté abierta.',
  cancel: 'Cancelar la importación',
  refused: (name) => `${name} no se ha importado`,
  faults: FILE_FAULTS,
  again: 'Elegir otro archivo',
  close: 'Cerrar',
  done: (name) => `${name} se ha importado`,
  cancelled: (left) =>
    `Cancelado. ${things(left, 'conversación del archivo no se ha leído', 'conversaciones del archivo no se han leído')}.`,
  broken: (left) =>
    `La conexión se ha interrumpido: ${things(left, 'conversación aún no se ha importado', 'conversaciones aún no se han importado')}. Importa de nuevo el mismo archivo cuando tengas conexión; nada se importa dos veces.`,
  counts: {
    imported: 'importadas enteras',
    'in-part': 'importadas en parte',
    'already-there': 'ya estaban',
    refused: 'no importadas',
  },
  outcomes: {
    imported: 'Importada',
    'in-part': 'En parte',
    'already-there': 'Ya estaba',
    refused: 'No importada',
  },
  undoImport: 'Deshacer la importación',
  undoImportAsk: (count) =>
    count === 1
      ? 'Se eliminará la conversación que trajo esta importación, con lo que se haya dicho en ella desde entonces. Lo que ya estaba se queda.'
      : `Se eliminarán las ${number(count)} conversaciones que trajo esta importación, con lo que se haya dicho en ellas desde entonces. Lo que ya estaba se queda.`,
  undoImportYes: (count) => `Eliminar ${conversations(count)}`,
  undoImportNo: 'No eliminar',
  takingBack: (done, count) => `${things(done, 'eliminada', 'eliminadas')} de ${conversations(count)}`,
  takingBackProgress: 'Progreso al deshacer la importación',
  takingBackStop: 'Parar aquí',
  takenBack: (name) => `Se ha deshecho la importación de ${name}.`,
  takenBackInPart: (left) =>
    `${things(left, 'conversación de la importación sigue ahí', 'conversaciones de la importación siguen ahí')}: se detuvo o la conexión se interrumpió.`,
  undoImportRest: 'Eliminar el resto',
  report: 'Resultado de cada conversación',
  detail: detailOf,
  onlyTrouble: 'Solo las incompletas',
  finished: (count) => `Importación terminada: ${things(count, 'conversación leída', 'conversaciones leídas')}`,
  nameless: 'Sin título',
  more: (count) => `Mostrar ${number(count)} más`,
  number,
}
