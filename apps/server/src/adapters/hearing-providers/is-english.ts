/** Whether speech is English, as far as anybody said. */
export function isEnglish(language: string | undefined): boolean {
  return language === undefined || /^en(?:-|$)/i.test(language)
}
