import { datesIn } from '../../../kit/language/dates.ts'
import { sizeText } from '../../../kit/language/size-text.ts'

const dates = datesIn('en-GB', 'UTC')
const size = (bytes: number) => sizeText(bytes, ['B', 'kB', 'MB'], 'en')

export const privacyMessages = {
  title: 'Privacy',
  intro: 'What is kept about you here, and where. Each figure is counted when you open this page.',
  looking: 'Counting…',
  server: {
    title: 'On this server',
    counted: (entries: number, groups: number) => `${entries} entries in ${groups} groups`,
    failed: 'The list could not be loaded.',
    text: 'The list of what is kept: what each is for, how long it is kept, and who receives it.',
    demo: 'Nothing of yours',
    demoText: 'The demo has no account. What you make in it stays in this browser.',
    link: 'See data use',
  },
  browser: {
    title: 'In this browser',
    counted: (entries: number, bytes: number | undefined) =>
      `${entries === 1 ? '1 entry' : `${entries} entries`}${bytes === undefined ? '' : `, ${size(bytes)} in all`}`,
    text: 'Your settings, what is needed to stay signed in, and the page itself, so that it opens offline.',
    link: 'What they are',
  },
  recordings: {
    title: 'Recordings of your voice',
    off: 'Not kept',
    on: (count: number) => (count === 1 ? '1 kept' : `${count} kept`),
    none: 'The demo keeps none',
    failed: 'Could not be loaded',
    text: 'Kept only if you ask for it, for 24 hours.',
    link: 'Change this',
  },
  sale: {
    title: 'Sold or shared',
    none: 'Nothing',
    signal: 'Your browser sends the Global Privacy Control signal. Nothing is sold here, with or without it.',
    noSignal: 'There is no advertising and no tracking on this site, so there is nothing to opt out of.',
  },
  usage: {
    title: 'Usage events',
    none: 'None are recorded',
    text: 'It is not recorded which pages you open or what you press. Campaigns are counted only with your consent.',
  },
  texts: {
    title: 'Texts in force',
    versions: (terms: string, privacy: string) => `Terms ${terms}, privacy notice ${privacy}`,
    since: (day: string) => `In force since ${dates.day(day)}.`,
    link: 'Read the terms',
  },
  rights: {
    title: 'Privacy rights',
    text: 'What you can see, correct and delete, and whom to ask for the rest.',
    open: 'Open Privacy Rights',
    action: 'Privacy rights and notice',
  },
} as const
