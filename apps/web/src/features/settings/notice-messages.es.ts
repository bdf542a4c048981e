import type { Translation } from '../../kit/language/translation.ts'
import type { noticeMessages as english } from './notice-messages.en.ts'

/** The notice about settings that could not be kept or read. */
export const noticeMessages: Translation<typeof english> = {
  settings: 'Ajustes',
  replaced: (count) =>
    count === 1
      ? 'Un ajuste que cambiaste aquí se cambió después en otro dispositivo. Vale el cambio posterior.'
      : `${count} ajustes que cambiaste aquí se cambiaron después en otro dispositivo. Valen los cambios posteriores.`,
  trouble: {
    unreadable:
      'Algunos ajustes guardados en este navegador no se han podido leer y vuelven a sus valores predeterminados.',
    newer: 'Se han apartado ajustes guardados por una versión más reciente de Placard.',
    'not-kept': 'Este navegador no deja que Placard guarde ajustes: duran hasta que se cierra esta pestaña.',
  },
}
