import { inSpanish } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { guideMessages as english } from './messages.en.ts'

/** The feature guide. */
export const guideMessages: Translation<typeof english> = {
  title: 'Guía de funciones',
  intro: 'Lo que hace Placard, vista por vista.',
  back: 'Volver a la ayuda',
  tabsLabel: 'Partes de la guía',
  tabs: {
    overview: 'Visión general',
    'core-features': 'Funciones básicas',
    'voice-system': 'Voz',
    'ai-capabilities': 'Funciones de IA',
    customization: 'Ajustes',
    'privacy-security': 'Privacidad y seguridad',
    technical: 'Técnica',
    admin: 'Admin',
  },
  pictures: {
    campaigns: 'Las campañas: un expediente para cada una, con su nivel, su duración y quién más está en la sala.',
    hall: 'Una sesión: la sala con quien tiene la palabra y, al lado, el proyecto de resolución.',
    chat: 'El chat: una respuesta, en qué se apoya y qué motor la dio.',
    drill: 'El entrenamiento de debate: una moción, una postura y un reloj.',
    settings: 'Los ajustes: los cambios se guardan solos.',
  },
  pictureAway: 'La imagen no está guardada en este navegador y no hay conexión para cargarla.',
  categories: {
    title: 'Campañas por categoría',
    text: (campaigns, from, to) =>
      `Placard trae ${inSpanish.count(campaigns, 'campaña', 'campañas')}, de ${from} a ${to} minutos. Estas son las categorías en que se agrupan:`,
    columns: ['Categoría', 'Campañas'],
    none: 'todavía ninguna',
    loading: 'Contando las campañas…',
    failed: 'Ahora mismo no se han podido contar las campañas.',
  },
  modes: {
    title: 'Qué hacen los cinco modos',
    text: 'Las probabilidades que usa el motor en el nivel Intermedio. Son los mismos números con los que actúan los delegados.',
    mode: 'Modo',
    columns: {
      candour: 'Pregunta qué movería a los demás',
      courtesy: 'Tranquiliza',
      frankness: 'Habla contra aquello a lo que se opone',
      threat: 'Advierte al dirigirse a la sala',
      trade: 'Prefiere un intercambio a una propuesta',
      appeal: 'Apela una llamada al orden',
      pace: 'Cede',
    },
    pace: { early: 'pronto', steady: 'poco a poco', late: 'tarde' },
    share: new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 0 }),
  },
  voices: {
    title: 'Las voces',
    text: (all, female, male) =>
      `Placard incluye ${inSpanish.count(all, 'voz', 'voces')}: ${inSpanish.count(female, 'femenina', 'femeninas')} y ${inSpanish.count(male, 'masculina', 'masculinas')}. Hablan inglés, sin red ni clave.`,
  },
  look: {
    title: 'Apariencia',
    theme: 'Tema',
    themeText: '“Sistema” sigue a tu dispositivo, también cuando cambia según la hora.',
    fontSize: 'Tamaño del texto',
    columns: ['Ajuste', 'Opciones'],
    change: 'Cambiar en los ajustes',
  },
  debate: { title: 'Modo de debate', columns: ['Modo', 'Qué hace en una campaña'] },
  limits: {
    title: 'Límites',
    text: 'Lo que cabe en cada cosa. Lo que incluye un plan está en la página Suscripción, con las cifras de este servidor.',
    what: 'Qué',
    most: 'Máximo',
    rows: {
      message: 'Un mensaje del chat o una intervención en una sesión',
      attachments: 'Archivos por mensaje',
      fileSize: 'Un archivo',
      filePages: 'Páginas de un PDF',
      paper: 'Un documento de trabajo',
      projects: 'Proyectos de una cuenta',
      projectFiles: 'Archivos de un proyecto',
      recording: 'Lo que dices de una vez',
      keys: 'Modelos y claves propios',
      passkeys: 'Códigos de recuperación creados a la vez',
    },
    characters: (count) => `${count} caracteres`,
    megabytes: (count) => `${count} MB`,
    seconds: (count) => `${count} segundos`,
  },
  files: {
    title: 'Archivos que puedes guardar',
    what: 'Qué',
    formats: 'Formatos',
    failed: 'Ahora mismo no se han podido cargar los formatos.',
    chats: 'Chats',
    papers: 'Documentos de trabajo',
    debriefs: 'Balances y resoluciones',
    read: 'Archivos que lee',
  },
  keys: { title: 'Teclado', text: 'Todas las teclas están en la ayuda, en', link: 'Atajos' },
  privacy: {
    text: 'Qué se conserva sobre ti, por qué y cuánto tiempo, punto por punto, está en',
    link: 'la política de privacidad',
  },
}
