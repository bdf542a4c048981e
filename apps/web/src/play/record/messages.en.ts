import { datesIn } from '../../kit/language/dates.ts'
import type { Part } from './record.ts'

const number = new Intl.NumberFormat('en')
const dates = datesIn('en-GB', 'UTC')
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** Two decimals with a real minus sign. */
const place = (value: number) => decimal.format(value).replace('-', '−')

/** Texts of the votes behind a country's stance. */
export const recordMessages = {
  show: 'Show the votes behind it',
  hide: 'Hide the votes',
  title: (country: string) => `Where ${country} stands in the Assembly`,
  failed: 'The roll calls could not be loaded.',
  retry: 'Try again',
  none: (country: string) => `No recorded votes of ${country}`,
  noneText:
    'It took part in no contested roll call in the sessions covered, so its stance is based on its groups alone.',
  votes: {
    title: 'Its votes',
    intro: (first: number, last: number) =>
      `Recorded votes of the General Assembly, sessions ${first} to ${last}, on which at least 3 % did not vote with the majority.`,
    topic: 'Subject',
    all: 'All subjects',
    apart: 'Apart from most',
    summary: (count: number) => (count === 1 ? '1 vote' : `${number.format(count)} votes`),
    stance: (stance: number) => `Its stance on this subject: ${place(stance)}`,
    ends: (minus: string, plus: string) => `−1 ${minus}; +1 ${plus}.`,
    slipped: (count: number) =>
      count === 1
        ? 'The stance also counts 1 vote that the source files under this subject although it is about another; it is not listed.'
        : `The stance also counts ${count} votes that the source files under this subject although they are about another; they are not listed.`,
    nothing: 'No votes match this filter.',
    more: (count: number) => `Show ${count} more`,
    list: (country: string) => `Votes of ${country}`,
    date: (iso: string) => dates.shortDay(iso),
    text: (session: string) => `Resolution ${session}`,
    subjects: { whole: undefined, paragraph: 'on a paragraph', amendment: 'on an amendment' },
    world: ({ for: yes, against, abstain }: Readonly<Record<Part, number>>) =>
      `The world: ${yes} in favour, ${against} against, ${abstain} abstained`,
    parts: { for: 'In favour', against: 'Against', abstain: 'Abstained', absent: 'Did not vote' } satisfies Record<
      Part,
      string
    >,
  },
  blocs: { title: 'Its groups', smallIslands: 'Small island states', leastDeveloped: 'Least developed countries' },
  distance: {
    title: 'How far from the others',
    intro:
      'Distance on the Assembly’s scale, estimated from votes on final passage: 0 means the same position, 2 opposite ends.',
    seats: 'The delegations in the room',
    line: (distance: number | undefined) => (distance === undefined ? 'no estimate' : place(distance)),
    agreement: (same: number, both: number) =>
      both === 0 ? 'never voted together' : `voted alike in ${Math.round((100 * same) / both)} of 100 contested votes`,
    bands: ['At the other end', 'Far', 'Some way off', 'Close', 'Almost alike'],
    map: (country: string) => `Map of the member states by their distance from ${country}`,
    describe: (country: string, band: string, distance: string) => `${country}: ${band} (${distance})`,
    itself: (country: string) => `${country}: the country itself`,
    caption: (country: string) => `Distance of the member states from ${country}`,
    columns: ['Country', 'Distance', 'In words'],
    legend: 'Shades',
    compared: (country: string, agreement: string) => `${country}: ${agreement}.`,
  },
  sources: 'Source',
  period: 'Roll calls run to 2019; positions on the scale include votes up to 2024.',
} as const
