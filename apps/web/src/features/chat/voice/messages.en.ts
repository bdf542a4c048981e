export const aloudMessages = {
  dictate: 'Dictate',
  bar: 'Reading aloud',
  toggle: 'Read answers aloud',
  toggleOn: 'Answers are read aloud. Press to stop that.',
} as const
