export const aloudMessages = {
  dictate: 'Dictate',
  read: 'Read aloud',
  bar: 'Reading aloud',
  stop: 'Stop reading',
  toggle: 'Read answers aloud',
  toggleOn: 'Answers are read aloud. Press to stop that.',
} as const
