import { ARCHIVE_KEPT_DAYS, ARCHIVES_A_DAY } from '@placard/contract'
import { sizeText } from '../../kit/language/size-text.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { archiveMessages as english } from './archive-messages.en.ts'

export const archiveMessages: Translation<typeof english> = {
  title: 'Una copia de todo',
  text: 'Un archivo ZIP con todo lo que se conserva sobre ti: páginas para leer, tablas en JSON y en CSV, tus documentos y tus grabaciones. Se prepara en segundo plano. Te enviamos un correo cuando esté listo.',
  kept: `Puedes pedir ${ARCHIVES_A_DAY} copias al día. La más reciente se puede descargar durante ${ARCHIVE_KEPT_DAYS} días.`,
  legend: '¿Qué días?',
  ranges: { all: 'Todos', some: 'Solo algunos días' },
  from: 'Primer día',
  to: 'Último día',
  rangeHint: 'Deja un campo vacío para no poner límite. Los chats usados en esos días se incluyen enteros.',
  reversed: 'El último día es anterior al primero.',
  empty: 'Elige un primer o un último día.',
  submit: 'Pedir una copia',
  asked: 'Hemos recibido tu solicitud. Tu copia se está preparando.',
  another: 'Pedir otra copia',
  waiting: 'Tu copia empezará a prepararse en un momento.',
  building: (percent) => `Tu copia se está preparando: ${percent} %`,
  progress: 'Progreso de tu copia',
  faults: {
    'no-room':
      'El disco de este servidor está lleno. Lo volveremos a intentar en cuanto haya sitio. Si continúa, escribe a la administración de tu servidor.',
    failed:
      'No se ha podido preparar tu copia. Lo volvemos a intentar. Si continúa, escribe a la administración de tu servidor.',
  },
  cancel: 'Cancelar esta solicitud',
  cancelled: 'La solicitud está cancelada.',
  ready: (size, until) => `Tu copia está lista (${size}). Puedes descargarla hasta el ${until}.`,
  size: (bytes) => sizeText(bytes, ['B', 'kB', 'MB'], 'es'),
  download: 'Descargar',
  downloading: 'Se está descargando. Deja esta página abierta.',
  saved: 'Tu copia se ha descargado.',
  removed: 'Esta copia ya no se conserva. Puedes pedir una nueva.',
  quick: 'Hacer una solicitud',
  access: 'Acceso a los datos',
  portability: 'Portabilidad de los datos',
  pdf: 'Guardar en PDF',
}
