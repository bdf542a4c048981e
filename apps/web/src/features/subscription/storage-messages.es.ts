import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { storageMessages as english } from './storage-messages.en.ts'

const amounts = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })

/** A size in decimal units: `3,2 MB`, `1,5 GB`. */
function sizeText(bytes: number): string {
  return bytes < 1_000_000_000
    ? `${amounts.format(bytes / 1_000_000)} MB`
    : `${amounts.format(bytes / 1_000_000_000)} GB`
}

/** The account's storage. */
export const storageMessages: Translation<typeof english> = {
  title: 'Almacenamiento',
  label: 'Almacenamiento usado',
  used: (used, limit) =>
    limit === null ? `${sizeText(used)} usados, sin límite` : `${sizeText(used)} usados de ${sizeText(limit)}`,
  percent: (percent) => `${percent} % usado`,
  full: 'No se puede guardar nada nuevo hasta que se elimine algo. Lo que ya existe se conserva, una sesión en curso continúa y una respuesta empezada se termina.',
  explained:
    'Tu plan fija cuánto puedes guardar. Las conversaciones que eliminas liberan su espacio a los cinco minutos, cuando ya no se pueden recuperar.',
  size: sizeText,
  kinds: {
    conversations: 'Conversaciones',
    documents: 'Documentos en chats',
    papers: 'Documentos de trabajo',
    shares: 'Copias compartidas',
    sessions: 'Sesiones de campaña',
    recordings: 'Grabaciones de tu voz',
  },
  counted: {
    conversations: (count) => inSpanish.count(count, 'conversación', 'conversaciones'),
    documents: (count) => inSpanish.count(count, 'documento', 'documentos'),
    papers: (count) => inSpanish.count(count, 'documento', 'documentos'),
    shares: (count) => inSpanish.count(count, 'enlace', 'enlaces'),
    sessions: (count) => inSpanish.count(count, 'sesión', 'sesiones'),
    recordings: (count) => inSpanish.count(count, 'grabación', 'grabaciones'),
  },
  goes: {
    conversations: 'Elimina las conversaciones que ya no necesites, o expórtalas antes.',
    documents: 'Un documento se elimina con la conversación en que se envió.',
    papers: 'Un documento de trabajo cuenta con sus versiones y se elimina con la conversación a la que pertenece.',
    shares: 'Una copia se elimina cuando anulas su enlace en el menú de su conversación.',
    sessions: 'Las sesiones terminadas se conservan con todo su registro.',
    recordings: 'Una grabación se elimina a las 24 horas, o cuando la borras en Ajustes, Voz.',
  },
  toChats: 'Ir a tus chats',
  toSessions: 'Ir a tus sesiones',
  limit: (bytes) => (bytes === null ? 'Almacenamiento ilimitado' : `${sizeText(bytes)} de almacenamiento`),
}
