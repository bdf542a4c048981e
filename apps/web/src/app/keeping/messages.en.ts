export const keepingMessages = {
  settings: (count: number) => (count === 1 ? '1 setting you changed' : `${count} settings you changed`),
  banner: 'What you made in the demo is still only in this browser.',
  keep: 'Keep my demo',
  later: 'Not now',
} as const
