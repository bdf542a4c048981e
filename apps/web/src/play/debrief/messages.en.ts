import type { SeatView } from '@placard/contract'
import { MOMENT_REASONS } from '../room/moment-reasons.en.ts'
import { points, signed } from './figures.ts'

type ResolutionType = NonNullable<SeatView['conclusion']>['type']

const percent = new Intl.NumberFormat('en', { style: 'percent' })

/** Texts of the debrief. Utilities of a deal are shown in points of 100. */
export const debriefMessages = {
  title: (campaign: string) => `Debrief: ${campaign}`,
  debrief: 'Debrief',
  failed: 'The debrief could not be loaded',
  retry: 'Try again',
  notFound: {
    title: 'No such session',
    text: 'It may have been deleted or belong to another account, or the link is mistyped.',
  },
  running: {
    title: 'This session is not over yet',
    text: 'The debrief is prepared when the session ends; until then, each delegation’s interests stay hidden.',
    back: 'Back to the session',
  },
  back: 'Back to campaigns',
  watch: 'Watch the session again',
  ask: 'Argue about it with the assistant',
  results: {
    diplomatic_success: 'Nearly everybody stands behind the text, and it serves your country.',
    partial_resolution: 'The committee has a text, but could have agreed on more.',
    stalemate: 'The committee moved, but not far enough to call it an agreement.',
    time_expired: 'The clock ran out before the committee had adopted a text.',
    crisis_escalation: 'The committee is further apart than when it started.',
  } satisfies Record<ResolutionType, string>,
  score: 'Session score',
  quality: 'Outcome quality',
  outOf: 'of 1.00',
  percent: (ratio: number) => percent.format(ratio).replace('-', '−'),
  points,
  signed,
} as const

export const pendingMessages = {
  title: 'Preparing the debrief',
  intro:
    'To find out what your acts changed, the session is replayed many times without them. You can leave this page: the debrief will be here when you come back.',
  label: 'Debrief',
  waiting: (ahead: number) => (ahead === 1 ? 'One task is ahead of it.' : `${ahead} tasks are ahead of it.`),
  beginning: 'Loading the record.',
  played: (replayed: number, replays: number) => `${replayed} of ${replays} replays done.`,
  retry: 'Try again',
  failed: 'The debrief could not be prepared',
  refused: 'This session has no debrief',
  refusedText: 'Preparing it takes too long. The result, the resolution and the whole record are below.',
} as const

export const scoreMessages = {
  title: 'How the score was calculated',
  intro: 'In thousandths, each line added to the one above.',
  columns: ['Part', 'Points', 'Why'],
  parts: {
    base: { name: 'Every session starts at', why: () => 'Half, before anything has happened.' },
    phases: { name: 'Phases finished', why: (count: number) => `${count} of 3, 100 each.` },
    acts: {
      name: 'Delegates on their own initiative',
      why: (count: number) => `${count} acts; the first four count 50 each.`,
    },
    tension: {
      name: 'Tension at the end',
      why: (isBreaking: boolean) =>
        isBreaking ? 'The room was at breaking point.' : 'Below breaking point: no deduction.',
    },
    agreement: { name: 'Agreement' },
  },
  agreement: {
    none: 'There was no vote on a text, nor a declared position on one.',
    unanimous: 'Every seat was in favour, so there is no deduction.',
    unopposed: 'Nobody objected to the text, so there is no deduction.',
    carried: (favour: number, seats: number, required: number) =>
      `${favour} of ${seats} seats in favour, ${required} needed.`,
    lost: (favour: number, required: number) => `${favour} in favour where ${required} were needed.`,
    vetoed: 'A permanent member voted against.',
    loss: 'Capped because the text leaves you at or below your walk-away point.',
    silence: 'Capped because you took no part in the bargaining.',
    clamped: 'The sum is off the scale, so it was set to the nearest limit.',
  },
  sum: 'Session score',
  forced: 'Time ran out without an adopted text. The score is then 0.50, whatever the sum would have been.',
} as const

export const qualityMessages = {
  title: 'How good the outcome is',
  intro: 'Four parts of the adopted text, weighed together.',
  none: 'No text was adopted, so there is nothing to weigh.',
  weight: (ratio: number) => `weighs ${percent.format(ratio)}`,
  parts: {
    voteMargin: { name: 'Margin of the vote', why: 'Votes beyond what was needed.' },
    nashRatio: { name: 'Joint gain', why: 'Everyone’s gains combined, compared with the best possible compromise.' },
    evenness: { name: 'Evenness', why: 'How evenly the gains were shared.' },
    ownShare: { name: 'Your own share', why: 'How much of your range you reached.' },
  },
  belowWalkAway: (countries: string) =>
    `Joint gain is zero when a seat ends at or below its walk-away point: ${countries}.`,
} as const

export const resolutionMessages = {
  adopted: 'The resolution adopted',
  notAdopted: 'The draft that was not adopted',
  none: 'There was no draft resolution on the floor.',
  sponsors: 'Sponsors',
  signatories: 'Signatories',
} as const

export const dealMessages = {
  title: 'What could have been agreed',
  intro: (country: string) =>
    `Every dot is a possible text. The further right, the more it is worth to ${country}; the further up, the more to the others.`,
  label: (country: string) =>
    `Possible texts by their worth to ${country} and to the others, with the path of the draft`,
  xLabel: (country: string) => `Worth to ${country} →`,
  yLabel: '↑ Worth to the others, on average',
  cloud: 'Possible texts',
  frontier: 'Best trade-offs',
  nash: 'Best compromise for all (Nash)',
  path: 'Path of the draft',
  final: 'Adopted text',
  last: 'Last text',
  walkAway: 'Your walk-away point',
  statusQuo: 'Status quo',
  nashShort: 'Nash',
  expected: 'A text reached by other committees',
  expectedShort: 'Reached elsewhere',
  bargain: 'How other committees with these seats settled it:',
  first: 'First text',
  columns: ['What', 'When', 'By', 'Worth to you', 'Worth to the others'],
  step: (number: number) => `Step ${number} of the draft`,
  steps: {
    label: 'The path of the draft, step by step',
    previous: 'Step before',
    next: 'Next step',
    count: (count: number) => (count === 1 ? 'The draft never moved.' : `The draft moved in ${count} steps.`),
    at: (number: number, count: number, time: string, by: string) => `Step ${number} of ${count}, ${time}, by ${by}`,
    worth: (own: string, others: string) => `${own} to you, ${others} to the others`,
  },
} as const

export const supportMessages = {
  title: 'Support over time',
  intro: 'Declared positions on the leading draft.',
  label: 'Seats in favour, undecided and against over session time',
  xLabel: 'Session time in minutes →',
  yLabel: '↑ Seats',
  columns: ['Time', 'In favour', 'Undecided', 'Against'],
  none: 'Nobody declared a position on a draft.',
  bands: { favour: 'In favour', undecided: 'Undecided', against: 'Against' },
} as const

export const gainMessages = {
  title: 'What each seat gained',
  intro: 'From its walk-away point to the best it could hope for, and where the session left it. In points of 100.',
  tableCaption: 'Gains by seat, in points of 100',
  columns: ['Seat', 'Status quo', 'Walk-away point', 'Reached', 'Best possible', 'Share of its range'],
  legend: {
    statusQuo: 'Status quo',
    walkAway: 'Walk-away point',
    best: 'Best possible',
    above: 'Reached',
    below: 'Reached, below walk-away',
  },
  line: (country: string, reached: string, walkAway: string, best: string) =>
    `${country}: reached ${reached}, walk-away point ${walkAway}, best ${best}`,
  you: 'You',
  reveal: 'What it kept secret',
  agenda: 'Secret agenda',
  weights: 'What mattered to it',
  redLines: 'Red lines',
  noRedLines: 'None',
  personality: (mode: string) => `${mode} delegate`,
} as const

export const voteMessages = {
  title: 'The final vote',
  none: 'No text was put to the vote.',
  adopted: 'Adopted',
  rejected: 'Not adopted',
  vetoed: (countries: string) => `Vetoed by ${countries}`,
  required: (count: number) => `${count} votes in favour were needed.`,
  unopposed: 'Adopted without a vote',
  noObjection: 'The chair asked for objections, and there were none.',
} as const

export const promiseMessages = {
  title: 'Promises and threats',
  none: 'Nobody made a promise or a threat.',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
} as const

export const momentMessages = {
  title: 'Moments that mattered',
  intro: 'The moments that moved the room most, each linked to the record.',
  none: 'Nothing moved the room much.',
  reasons: MOMENT_REASONS,
  read: 'Read in the record',
  readThis: (title: string, time: string) => `Read in the record: ${title}, ${time}`,
} as const

export const recordMessages = {
  title: 'The record',
  filter: 'Show',
  filters: { all: 'Everything', spoken: 'Speeches', text: 'What changed the text' },
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  none: 'No entry of this kind.',
} as const
