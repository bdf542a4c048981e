export const languageMessages = {
  label: 'Language',
  hint: 'The page reloads in the language you choose, and what you have typed stays. Delegates and the assistant speak English.',
  notKept: 'This browser stores nothing, so the page can only follow the language of the browser.',
  automatic: (name: string) => `Your browser’s (${name})`,
  missing: (name: string) => `${name} could not be loaded, so the page is in English for now.`,
  tryAgain: 'Try again',
  command: (name: string) => `Language: ${name}`,
  commandWords: 'language langue idioma lengua interface translation',
  spokenEnglish: 'Delegates and the assistant speak English. Write to them in English or in your language.',
  englishOnly: 'This text exists in English only.',
} as const
