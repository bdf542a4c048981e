export const readTextMessages = {
  aloud: 'Read aloud',
  read: (who: string) => `Read aloud what ${who} said`,
  stop: 'Stop reading',
} as const
