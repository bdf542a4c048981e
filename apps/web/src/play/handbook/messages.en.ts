import type { ProcedurePack } from '@placard/contract'
import { capital } from '../../kit/language/capital.ts'

const number = new Intl.NumberFormat('en')
const SHARES: Readonly<Record<string, string>> = {
  '0.10': 'one tenth',
  '0.20': 'one fifth',
  '0.33': 'one third',
  '0.50': 'half',
  '0.60': 'three fifths',
}

/** A share of the seats in words, where there is a word for it. */
const share = (ratio: number) => SHARES[ratio.toFixed(2)] ?? `${Math.round(ratio * 100)} %`
const seconds = (count: number) => (count % 60 === 0 ? minutes(count / 60) : `${number.format(count)} seconds`)
const minutes = (count: number) => (count === 1 ? '1 minute' : `${number.format(count)} minutes`)

/** Texts around the handbook: its page and its files. */
export const handbookMessages = {
  title: 'Handbook for Teachers and Clubs',
  subtitle: 'Rules of procedure, phrases, and a worksheet for each campaign',
  back: 'Back to Help',
  contents: 'Contents',
  paper: 'Paper size of the PDF',
  papers: { A4: 'A4', LETTER: 'Letter' },
  print: 'Print',
  html: 'Save as HTML',
  pdf: 'Save as PDF',
  saved: (name: string) => `Saved as ${name}`,
  failed: 'The file could not be created',
  loading: 'Loading the worksheets…',
  incomplete: {
    title: 'The worksheets could not be loaded',
    text: 'Rules and phrases are here, and can be printed and saved without them.',
    again: 'Try again',
  },
  field: (label: string) => `${label}:`,
  page: (at: number, count: number) => `${at} / ${count}`,
  madeWith: 'Made with Placard, a simulation. Nothing in it was said or decided by the states it names.',
  noCampaign: {
    title: 'No such worksheet',
    text: 'Its campaign may have been withdrawn, or the link may be mistyped.',
  },
  wholeHandbook: 'The whole handbook',
  toCampaign: 'The campaign',
} as const

/** Chapters on the rules. */
export const rulesMessages = {
  chapter: (pack: string) => `Rules: ${pack}`,
  quorum: ({ debateRatio, decisionRatio, source }: ProcedurePack['quorum']) =>
    `**Quorum.** ${capital(share(debateRatio))} of the seats must be present to debate, and ${share(decisionRatio)} to decide (${source}).`,
  support: ({ ratio, least, source }: ProcedurePack['support']) =>
    `**Support for a draft.** ${capital(share(ratio))} of the seats, and at least ${number.format(least)} of them, must have signed or sponsored it before the vote (${source}).`,
  decision: {
    vote: '**Decision.** By roll call.',
    'consensus-first': '**Decision.** Without a vote; by roll call if anybody objects.',
  } satisfies Readonly<Record<ProcedurePack['decision'], string>>,
  veto: {
    yes: '**Veto.** On matters of substance, a single vote against by a permanent member defeats the text.',
    no: '**Veto.** Nobody has one.',
  },
  speech: ({ leastSeconds, mostSeconds, replySeconds }: ProcedurePack['speech']) =>
    `**Speeches.** From ${seconds(leastSeconds)} to ${seconds(mostSeconds)}; a right of reply, at most ${seconds(replySeconds)}.`,
  appeal: (count: number) => `**Rulings.** Open to appeal for ${seconds(count)}.`,
  motions: 'Motions',
  motionsIntro: 'In order of precedence: of two motions, the one higher in the list is decided first.',
  motionColumns: ['Motion', 'Second', 'Speakers', 'Decided by', 'In order during', 'Again', 'Source'],
  length: (least: number, most: number) => `${least} to ${minutes(most)}`,
  motion: (name: string, length: string) => `**${capital(name)}**${length === '' ? '' : `, ${length}`}`,
  second: { yes: 'needed', no: 'not needed' },
  speakers: (speaksFor: number, against: number) =>
    speaksFor + against === 0 ? 'none' : `${number.format(speaksFor)} for, ${number.format(against)} against`,
  again: (count: number) => (count === 0 ? 'at once' : `after ${seconds(count)}`),
  decidedBy: {
    chair: 'the chair',
    majority: 'a majority',
    'two-thirds': 'two thirds',
    council: 'three fifths of the seats',
  } satisfies Readonly<Record<ProcedurePack['motions'][number]['decidedBy'], string>>,
  during: {
    debate: 'debate',
    'moderated-caucus': 'moderated caucus',
    'unmoderated-caucus': 'unmoderated caucus',
    voting: 'voting',
  } satisfies Readonly<Record<ProcedurePack['motions'][number]['during'][number], string>>,
  list: (parts: readonly string[]) => parts.join(', '),
  points: 'Points',
  pointsIntro: 'A point is raised by one delegation, and the chair rules on it at once.',
  pointColumns: ['Point', 'In order during', 'Source'],
  terms: 'What the rules mean',
  termsIntro: 'Each rule as it stands at the United Nations and at most conferences, and how Placard plays it.',
} as const

/** The chapter of phrases. */
export const phraseMessages = {
  chapter: 'What to say',
  intro: 'Words for each motion, each point and each act. Three dots stand for what you fill in.',
  columns: ['To', 'Say'],
  motions: 'Motions',
  points: 'Points',
  acts: 'On the floor',
  name: capital,
  said: (lines: readonly string[]) => lines.map((line) => `“${line}”`).join(' '),
} as const

/** The lesson plan, and the worksheet of a campaign. */
export const worksheetMessages = {
  title: 'Worksheet',
  chapter: (campaign: string) => `Worksheet: ${campaign}`,
  plan: {
    title: 'Lesson plan',
    intro:
      'One row for each campaign. The minutes are those of the session; allow as many again to prepare for it and to talk it over.',
    campaign: 'Campaign',
    columns: ['Level', 'Minutes', 'Delegations', 'Rules', 'Theme'],
  },
  fields: ['Name', 'Delegation', 'Date'],
  background: 'Background',
  objectives: 'What the committee wants to achieve',
  agenda: 'Agenda and public positions',
  agendaIntro:
    'Positions are estimates from public sources, not what a delegation will say in the room. Each row says what its estimate rests on. Where a position lies about halfway between two options, both are named.',
  issue: (place: number, title: string) => `${place}. ${title}`,
  optionColumns: ['Option', 'Clause', 'States nearest it'],
  option: (place: number, label: string) => `${place}. ${label}`,
  noClause: 'No clause: things stay as they are.',
  seatColumns: ['Delegation', 'Nearest option', 'Based on'],
  between: (nearest: string, other: string) => `${nearest}, or ${other}`,
  rests: {
    votes: 'Its votes in the General Assembly.',
    sourced: (reason: string, title: string, year: number) => `${reason} (${title}, ${year})`,
    unsourced: (reason: string) => `${reason} (The authors’ reading, not taken from any one document.)`,
  },
  seats: 'Delegations in the room',
  seatsIntro: 'What each delegation openly says it wants. Each also has aims that it keeps to itself.',
  delegationColumns: ['Delegation', 'Delegate', 'Group', 'Public aims'],
  delegate: (name: string, title: string) => `${name}, ${title}`,
  questions: 'Questions to prepare',
  questionsIntro: 'Answer them for your own country before the session.',
  /** One for each issue in turn; `question` is the issue's own. */
  ask: [
    ({ title, question }) =>
      `**${title}.** ${question} Give your country’s answer in one sentence, and one fact that supports it.`,
    ({ title, question }) => `**${title}.** ${question} Who in the room would answer differently, and why?`,
    ({ title, first }) => `**${title}.** If nothing is agreed, “${first}” stands. Who gains from that, and who loses?`,
    ({ title, last }) =>
      `**${title}.** Of the options, “${last}” goes furthest. What would your country ask for in return?`,
    ({ title, question }) =>
      `**${title}.** ${question} Which option could your country accept, though it would never propose it?`,
    ({ title, question }) => `**${title}.** ${question} Who would have to act, pay or report, and could they?`,
  ] satisfies readonly ((issue: AskedIssue) => string)[],
  askOfAll: [
    '**The whole text.** Which two issues matter most to your country, and where could it give way to win them?',
    '**The vote.** What would have to be in the text, or missing from it, for your country to vote against it?',
  ],
  documents: 'Documents to read',
  document: (title: string, year: number, note: string) => `**${title}** (${year}): ${note}`,
  notes: 'Notes',
} as const

/** An issue as the questions name it: its first option is the status quo, its last goes furthest. */
export type AskedIssue = {
  readonly title: string
  readonly question: string
  readonly first: string
  readonly last: string
}
