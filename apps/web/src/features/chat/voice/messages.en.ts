export const aloudMessages = {
  read: 'Read aloud',
  bar: 'Reading aloud',
  stop: 'Stop reading',
  toggle: 'Read answers aloud',
  toggleOn: 'Answers are read aloud. Press to stop that.',
  code: 'There is code here, which is not read.',
  formula: 'There is a formula here, which is not read.',
  link: 'a link',
} as const
