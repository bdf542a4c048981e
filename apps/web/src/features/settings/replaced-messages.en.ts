export const replacedMessages = {
  title: (count: number) =>
    count === 1 ? 'A later change replaced yours' : `Later changes replaced ${count} of yours`,
  line: (here: string, now: string, when: string) =>
    `you chose ${here} here; on another device ${now} was chosen later, ${when}.`,
  restore: (count: number) => (count === 1 ? 'Use mine' : 'Use all of mine'),
  dismiss: 'Keep the later one',
} as const
