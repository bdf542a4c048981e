const begun = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

export const keepingMessages = {
  session: (title: string, country: string, createdAt: number) => `${title}, ${country}, ${begun.format(createdAt)}`,
  settings: (count: number) => (count === 1 ? '1 setting you changed' : `${count} settings you changed`),
  banner: 'Something you made in the demo is only in this browser.',
  storage: {
    memory: 'This browser does not let the demo store anything: sessions last until this tab is closed.',
    recovered:
      'Something the demo kept in this browser could not be read. It has been put aside, and the demo continues.',
  },
  keep: 'Keep my demo',
  later: 'Not now',
} as const
