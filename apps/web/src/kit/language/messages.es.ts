import type { languageMessages as english } from './messages.en.ts'
import type { Translation } from './translation.ts'

/** El idioma de la interfaz. */
export const languageMessages: Translation<typeof english> = {
  label: 'Idioma',
  hint: 'La página se recarga en el idioma elegido y lo que has escrito se conserva. Las delegaciones y el asistente hablan en inglés.',
  notKept: 'Este navegador no guarda nada, así que la página solo puede seguir el idioma del navegador.',
  automatic: (name) => `El del navegador (${name})`,
  missing: (name) => `${name}: no se ha podido cargar. Por ahora, la página está en inglés.`,
  tryAgain: 'Reintentar',
  command: (name) => `Idioma: ${name}`,
  commandWords: 'idioma lengua language langue traducción interfaz',
  spokenEnglish: 'Las delegaciones y el asistente hablan en inglés. Escríbeles en inglés o en tu idioma.',
  englishOnly: 'Este texto solo existe en inglés.',
}
