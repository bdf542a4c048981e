import type { Translation } from '../../kit/language/translation.ts'
import type {
  PRODUCT_DESCRIPTION as englishDescription,
  groupMessages as englishGroupMessages,
  viewMessages as englishViewMessages,
} from './view-messages.en.ts'

/** Spanish: titles and descriptions of the views. */
export const viewMessages: Translation<typeof englishViewMessages> = {
  chat: {
    title: 'Asistente de IA',
    label: 'Chat',
    description: 'Debate mociones, redacta párrafos, aprende el reglamento y compara cómo votaron los países.',
  },
  conversation: { title: 'Conversación', description: 'Una conversación con el asistente.' },
  'shared-chat': { title: 'Conversación compartida', description: 'Una copia de una conversación con el asistente.' },
  'new-project': {
    title: 'Nuevo proyecto',
    description: 'El país, el comité, los temas y los archivos de una conferencia.',
  },
  project: { title: 'Proyecto', description: 'Los chats, los documentos y los archivos de una conferencia.' },
  drill: {
    title: 'Entrenamiento de debate',
    description: 'Defiende una moción contra el asistente, a contrarreloj, y mira qué puntos gana cada frase.',
  },
  voice: {
    title: 'Asistente de voz con IA',
    label: 'Voz',
    description: 'Habla con el asistente y escucha sus respuestas.',
  },
  'voice-conversation': { title: 'Conversación de voz', description: 'Una conversación que se habla y se escucha.' },
  campaigns: { title: 'Campañas de Model UN', label: 'Campañas' },
  campaign: { title: 'Campaña' },
  session: {
    title: 'Campaña en sesión',
    description: 'Una sesión de Model UN: la sala, quién tiene la palabra y qué dice ahora el texto.',
  },
  debrief: { title: 'Balance', description: 'Cómo fue una sesión y qué se podría haber acordado.' },
  replay: { title: 'Repetición', description: 'Una sesión otra vez, momento a momento.' },
  transcripts: {
    title: 'Transcripciones',
    label: 'Transcripciones',
    description: 'Lee, busca y guarda lo que se dijo, palabra por palabra.',
  },
  transcript: { title: 'Transcripción', description: 'Lo que se dijo en una conversación o sesión.' },
  history: {
    title: 'Historial de conversaciones',
    label: 'Historial',
    description: 'Todo lo que has dicho aquí: chats, conversaciones de voz y campañas.',
  },
  settings: {
    title: 'Ajustes y preferencias',
    label: 'Ajustes',
    keywords:
      'preferencias configuración tema letra tamaño notificaciones voz idioma micrófono grabaciones restablecer',
  },
  'settings-tab': { title: 'Ajustes y preferencias' },
  security: {
    title: 'Seguridad de la cuenta',
    keywords:
      'contraseña 2fa dos pasos llave de acceso códigos de recuperación dispositivos sesiones correo nombre perfil',
  },
  subscription: {
    title: 'Suscripción',
    description: 'Tu plan y lo que queda de él.',
    keywords: 'plan planes facturación precio pago uso almacenamiento límites',
  },
  'privacy-rights': {
    title: 'Derechos de privacidad',
    description: 'Consulta, corrige y borra lo que se guarda sobre ti.',
    keywords: 'borrar cuenta datos exportar copia corregir oponerse venta solicitudes',
  },
  help: { title: 'Ayuda', description: 'Cómo funciona Placard, sus teclas y qué hacer cuando algo falla.' },
  handbook: {
    title: 'Manual para docentes y clubes',
    label: 'Manual',
    description: 'Reglamentos, fórmulas y fichas de trabajo, para imprimir y repartir.',
  },
  worksheet: {
    title: 'Ficha de trabajo',
    description: 'Una campaña en papel: contexto, posiciones públicas y preguntas.',
  },
  'help-section': { title: 'Ayuda' },
  guide: { title: 'Guía de funciones', description: 'Qué hace Placard, vista por vista y con imágenes.' },
  'guide-tab': { title: 'Guía de funciones' },
  legal: { title: 'Política de privacidad y condiciones', label: 'Condiciones del servicio' },
  'legal-tab': { title: 'Política de privacidad y condiciones' },
  privacy: { title: 'Privacidad' },
  status: {
    title: 'Estado del servicio',
    description: 'El estado actual de los servicios de este servidor.',
    keywords: 'caída interrupción disponibilidad mantenimiento',
  },
  'forgot-password': { title: 'Contraseña olvidada' },
  'reset-password': { title: 'Nueva contraseña' },
  'confirm-email': { title: 'Confirmar el correo' },
  'restore-address': { title: 'Restablecer la dirección' },
  'stop-news': { title: 'Dejar las novedades' },
  admin: { title: 'Consola de administración' },
  'admin-users': { title: 'Gestión de usuarios' },
  'admin-campaigns': { title: 'Gestión de campañas' },
  'admin-engines': {
    title: 'Motores de IA',
    description: 'Qué modelos se pueden usar aquí y si se permiten claves propias.',
  },
  'admin-monitor': { title: 'Monitor del sistema' },
  'admin-security': { title: 'Centro de seguridad' },
  'admin-analytics': { title: 'Estadísticas' },
  'admin-database': { title: 'Base de datos' },
  'admin-logs': { title: 'Registros del sistema' },
  kit: { title: 'Sistema de diseño' },
  'not-found': { title: 'Esa sala no existe' },
}

/** Names of the sidebar's groups. */
export const groupMessages: Translation<typeof englishGroupMessages> = {
  main: 'Funciones principales',
  configuration: 'Configuración',
  administration: 'Administración',
  about: 'Acerca de',
}

/** The default description. */
export const PRODUCT_DESCRIPTION: Translation<typeof englishDescription> =
  'Ocupa el asiento de un país, habla en la sala, negocia con delegaciones de IA y ve cómo cambia el proyecto de resolución.'
