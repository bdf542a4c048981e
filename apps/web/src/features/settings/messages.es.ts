import type { Translation } from '../../kit/language/translation.ts'
import type { settingsMessages as english } from './messages.en.ts'

/** The settings. */
export const settingsMessages: Translation<typeof english> = {
  title: 'Ajustes y preferencias',
  intro: 'Los cambios se aplican de inmediato.',
  sync: {
    local: 'Guardados en este navegador.',
    localDemo: 'Guardados en este navegador. La demo no tiene una cuenta donde guardarlos.',
    looking: 'Cargando los ajustes de tu cuenta…',
    saving: 'Guardando…',
    saved: 'Guardados en tu cuenta. Tus demás dispositivos los siguen.',
    waiting:
      'Aún no se ha guardado en tu cuenta. Los cambios se conservan en este dispositivo y se envían en cuanto el servidor los acepte.',
  },
  trouble: {
    unreadable: {
      title: 'Algunos ajustes no se han podido leer',
      text: 'Lo que guardaba este navegador estaba dañado. Lo que se ha podido leer sigue valiendo; el resto vuelve a sus valores predeterminados. En este navegador queda una copia del texto dañado.',
    },
    newer: {
      title: 'Ajustes de una versión más reciente',
      text: 'Una versión más reciente de Placard guardó en este navegador ajustes que esta no puede leer. Se han apartado, y los ajustes parten de sus valores predeterminados.',
    },
    'not-kept': {
      title: 'Este navegador no puede guardar ajustes',
      text: 'No deja que Placard guarde nada, o su almacenamiento está lleno. Los ajustes duran hasta que se cierra esta pestaña; los de una cuenta se guardan también en ella.',
    },
    dismiss: 'Entendido',
  },
  appearance: {
    title: 'Apariencia',
    theme: 'Tema',
    themeHint: 'Cada opción muestra su aspecto. Sistema sigue a este dispositivo.',
    themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
    fontSize: 'Tamaño del texto',
    fontSizeHint: 'Cambia el tamaño de todo el texto. También se aplica el tamaño de letra de tu navegador.',
    fontSizes: { small: 'Pequeño', medium: 'Mediano', large: 'Grande' },
    pixels: { small: '13 px', medium: '14 px', large: '16 px' },
    sample: { letters: 'Aa', speech: 'Tiene la palabra.', speaker: 'La presidencia' },
    motion: 'Movimiento',
    motionHint: 'Cuánto se mueve: paneles que se deslizan, asientos que cambian de sitio, el tablero de votos.',
    motions: { system: 'Sistema', reduced: 'Menos', full: 'Todo' },
    motionHints: { system: 'Como este dispositivo', reduced: 'Fundidos breves', full: 'Todo se mueve' },
    contrast: 'Contraste',
    contrastHint: 'Cuánto resaltan textos, líneas y bordes.',
    contrasts: { system: 'Sistema', more: 'Más', standard: 'Normal' },
    contrastHints: {
      system: 'Como este dispositivo',
      more: 'Colores y líneas más fuertes',
      standard: 'Los colores de siempre',
    },
  },
  debate: {
    mode: 'Modo de debate',
    modeHint: 'El tono predeterminado de las campañas nuevas. Puedes cambiarlo en cada sesión.',
    modes: {
      collaborative: 'Colaborativo',
      gentle: 'Amable',
      balanced: 'Equilibrado',
      challenging: 'Exigente',
      aggressive: 'Agresivo',
    },
    modeHints: {
      collaborative: 'Todos los delegados preguntan qué necesitan los demás y les gusta intercambiar.',
      gentle: 'Todos los delegados tranquilizan y hacen concesiones pronto.',
      balanced: 'Una sala variada: cada delegado conserva su manera de ser.',
      challenging: 'Todos los delegados dicen a qué se oponen y resisten.',
      aggressive: 'Todos los delegados presionan, advierten y tardan en ceder.',
    },
  },
  keyboard: {
    title: 'Teclado',
    shortcuts: 'Atajos de una sola tecla',
    shortcutsHint:
      'Teclas sin Ctrl ni Cmd: / para escribir, m para pasar a la votación, v para la papeleta, ? para la lista. Nunca actúan mientras escribes.',
  },
  demo: {
    title: 'Demo',
    samples: 'Contenido de ejemplo',
    samplesHint: 'Anuncios de ejemplo, como los mostraría un servidor. Tus propias sesiones no cambian.',
    storage: {
      'not-asked': 'Comprobando cuánto tiempo conserva tu navegador la demo…',
      kept: 'Tu navegador conserva la demo hasta que la elimines.',
      'may-go': 'Tu navegador puede eliminar la demo si le falta espacio.',
      unknown: 'Tu navegador no dice cuánto tiempo conserva la demo.',
    },
    askAgain: 'Pedir que la conserve',
    keep: 'Conservar mi demo',
    keepHint: 'Lo que haces aquí está solo en este navegador. Con una cuenta puede estar en todos tus dispositivos.',
  },
  inBrowser: {
    title: 'Demo en este navegador',
    text: 'Algo que se hizo en la demo está solo en este navegador. Puede pasar a tu cuenta.',
    keep: 'Conservar mi demo',
  },
}
