import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { helpMessages as english } from './messages.en.ts'

/** The help. */
export const helpMessages: Translation<typeof english> = {
  title: 'Ayuda',
  intro: 'Cómo funciona Placard y qué hacer cuando algo falla.',
  navigation: 'Acceso rápido',
  adminOnly: 'Solo administración',
  adminIncluded: 'Incluye documentación de administración',
  contents: 'En esta sección',
  sections: {
    'getting-started': { title: 'Primeros pasos', text: 'Qué es esto y tu primera ronda.' },
    'voice-features': { title: 'Funciones de voz', text: 'Hablar y escuchar.' },
    campaigns: { title: 'Campañas de Model UN', text: 'De la apertura a la votación y el balance.' },
    'settings-guide': { title: 'Guía de ajustes', text: 'Tu cuenta, tu plan, tus datos.' },
    troubleshooting: { title: 'Solución de problemas', text: 'Cuando algo no funciona.' },
    shortcuts: { title: 'Atajos', text: 'Todas las teclas, en todas las vistas.' },
    'admin-features': { title: 'Admin', text: 'Gestionar este servidor.' },
  },
  search: {
    label: 'Buscar en la ayuda o hacer una pregunta',
    placeholder: '¿Cómo consigo que mi párrafo entre en el texto?',
    ask: 'Preguntar',
    found: (count) =>
      count === 0
        ? 'Ningún artículo coincide.'
        : `${inSpanish.count(count, 'artículo coincide', 'artículos coinciden')}.`,
    results: 'Artículos de ayuda',
    answer: 'La respuesta del asistente',
    builtIn: 'Del asistente integrado. Tu pregunta no ha salido de este navegador.',
    looking: 'Buscando…',
    failed: {
      title: 'No se ha podido cargar el asistente',
      text: 'Tu pregunta sigue en el campo. Revisa tu conexión y pregunta otra vez.',
      again: 'Preguntar otra vez',
    },
    notRead: {
      title: 'No se han podido cargar los artículos de ayuda',
      text: 'Revisa tu conexión y vuelve a intentarlo.',
      again: 'Reintentar',
    },
  },
  further: {
    label: 'Para saber más',
    handbook: {
      title: 'Para docentes y clubes',
      text: 'Reglamentos, fórmulas y una ficha por campaña, para imprimir y repartir.',
    },
    guide: { title: 'Guía completa', text: 'Todo lo que hace Placard, vista por vista, con imágenes.' },
    smart: { title: 'Funciones inteligentes', text: 'Lo que el asistente y los delegados deducen por sí mismos.' },
    settings: {
      title: 'Ajustes',
      text: 'Tema, tamaño del texto, voz, notificaciones, privacidad; exportar, importar y restablecer.',
    },
  },
  status: 'Estado del servicio',
  statusText: '¿Puede ser este servidor? Mira cómo han ido sus servicios en las últimas 24 horas en',
  more: {
    title: '¿Necesitas más ayuda?',
    troubleshooting: 'Solución de problemas',
    support: 'Escribir a soporte',
    feedback: 'Enviar una opinión',
    byMail: 'Los dos botones abren un borrador en tu programa de correo. No se envía nada hasta que lo envíes tú.',
    loading: 'Buscando a quién escribir…',
    nobody:
      'Este servidor no tiene dirección de soporte. Escribe a la administración de tu servidor e incluye los detalles de abajo.',
    demo: 'La demo no tiene dirección de soporte propia. Escribe a la administración del servidor desde el que la abriste e incluye los detalles de abajo.',
    copy: 'Copiar los detalles',
    copied: 'Copiado.',
    notCopied: 'Tu navegador no deja copiar a esta página. Selecciona las líneas y cópialas.',
  },
  draft: {
    support: { subject: 'Placard: solicitud de soporte', asks: ['Lo que quería hacer:', 'Lo que ocurrió:'] },
    feedback: { subject: 'Placard: opinión', asks: ['Lo que conservaría:', 'Lo que cambiaría:'] },
    browser: 'Navegador',
    view: 'Vista',
    screen: 'Ventana',
  },
  keys: {
    text: 'En un Mac, Cmd equivale a Ctrl. Las teclas sueltas funcionan mientras no escribes y se pueden desactivar en los ajustes.',
    none: 'Las teclas se cargan con el resto de la página.',
  },
  admin: {
    text: 'Las vistas de administración que tiene esta versión:',
    access:
      'El acceso depende del rol: el servidor lo comprueba en cada llamada, después de iniciar sesión, muestre lo que muestre la página. Lo que cambia la administración queda en el registro de auditoría.',
  },
}
