import { datesIn } from '../../kit/language/dates.ts'

const { moment } = datesIn('en-GB')

export const keepingMessages = {
  session: (title: string, country: string, createdAt: number) => `${title}, ${country}, ${moment(createdAt)}`,
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
