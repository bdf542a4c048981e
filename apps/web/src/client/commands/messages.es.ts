import { inSpanish } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { paletteMessages as english } from './messages.en.ts'

/** Spanish: words of the command palette. */
export const paletteMessages: Translation<typeof english> = {
  group: 'Página',
  open: 'Abrir la paleta de comandos',
  shortcuts: 'Atajos de teclado',
  shortcutsWords: 'teclas teclado ayuda lista',
  title: 'Paleta de comandos',
  placeholder: 'Ir a una vista, empezar una campaña… Escribe / para buscar lo que se dijo',
  search: 'Buscar comandos',
  results: 'Comandos',
  none: 'Ningún comando coincide. Prueba con otra palabra.',
  found: (count) => inSpanish.count(count, 'comando', 'comandos'),
  loading: 'Cargando campañas y sesiones…',
  failed: 'No se han podido mostrar las campañas y las sesiones.',
  typeWords: 'Escribe algo que se dijo en un chat, una conversación de voz o una campaña.',
  noHits: 'No se ha dicho nada con estas palabras.',
  hits: (count) => inSpanish.count(count, 'resultado', 'resultados'),
  searching: 'Buscando…',
  searchFailed: 'La búsqueda no ha funcionado. Inténtalo de nuevo en un momento.',
  sheet: {
    title: 'Atajos de teclado',
    rest: 'Las teclas sin Ctrl ni Cmd no hacen nada mientras escribes.',
    singleKeys: 'Atajos de una sola tecla',
    singleKeysHelp:
      'Desactívalo para anular los atajos de una sola letra; los que usan Ctrl o Comando siguen funcionando.',
  },
}
