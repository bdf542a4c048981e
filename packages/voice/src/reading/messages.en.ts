/** What is said in the place of what cannot be read aloud. */
export const readingMessages = {
  code: 'There is code here, which is not read.',
  formula: 'There is a formula here, which is not read.',
  link: 'a link',
} as const
