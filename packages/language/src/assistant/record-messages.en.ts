import { capital } from '../text/capital.ts'

const percent = (ratio: number) => `${Math.round(ratio * 100)} %`
const month = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const date = (iso: string) => month.format(new Date(iso))
const CHOICES = { for: 'in favour', against: 'against', abstain: 'abstained' } as const
const choice = (ballot: keyof typeof CHOICES | null) => (ballot === null ? 'did not vote' : CHOICES[ballot])
interface YearRow {
  readonly year: string
  readonly ratio: number
}

/** Sentences of answers about recorded votes, countries and groups. */
export const recordMessages = {
  percent,
  date,
  choice,
  compareLead: (one: string, other: string, ratio: number, shared: number, opposed: number) =>
    `**${capital(one)} and ${other}** voted the same way in **${percent(ratio)}** of the ${shared} recorded votes of the General Assembly in which both took part (October 2010 to January 2020). In ${opposed} of them one voted in favour and the other against.`,
  compareRank: (one: string, other: string, place: number, of: number) =>
    place === 1
      ? `Of the ${of} other members, ${other} votes most like ${one}.`
      : `Of the ${of} other members, ${place - 1} vote more like ${one} than ${other} does.`,
  compareHead: '| Issue | Voted the same way | Votes |\n|---|---|---|',
  compareRow: (topic: string, ratio: number, shared: number) => `| ${topic} | ${percent(ratio)} | ${shared} |`,
  distinctiveLead: 'Three of the most telling votes:',
  distinctive: (at: string, text: string, title: string, one: string, first: string, other: string, second: string) =>
    `- **${date(at)}**, ${title}${text === '' ? '' : ` (resolution ${text})`}: ${one} ${first}, ${other} ${second}.`,
  compareNote: 'Texts adopted without a vote, which is most of them, are not included.',
  focus: (one: string, other: string, focus: 'most' | 'least', topic: string, ratio: number, shared: number) =>
    focus === 'most'
      ? `**${capital(one)} and ${other}** agree most on **${topic}**: they voted the same way in ${percent(ratio)} of ${shared} recorded votes.`
      : `**${capital(one)} and ${other}** disagree most on **${topic}**: they voted the same way in only ${percent(ratio)} of ${shared} recorded votes. That is where their interests diverge, as the votes below show.`,
  focusOther: (focus: 'most' | 'least', topic: string, ratio: number) =>
    focus === 'most'
      ? `They agree least on ${topic} (${percent(ratio)}).`
      : `They agree most on ${topic} (${percent(ratio)}).`,
  onIssue: (one: string, other: string, issue: string, ratio: number, shared: number, overall: number) =>
    `On **${issue}**, ${one} and ${other} voted the same way in **${percent(ratio)}** of ${shared} recorded votes (2010 to 2020). Over all matters it is ${percent(overall)}.`,
  yearsLead: (one: string, other: string, first: YearRow, last: YearRow) =>
    `**${capital(one)} and ${other}** voted the same way in ${percent(first.ratio)} of the votes of ${first.year} and in ${percent(last.ratio)} of those of ${last.year}. Year by year:`,
  yearsHead: '| Year | Voted the same way | Votes |\n|---|---|---|',
  closest: (one: string, other: string) =>
    `Of these, **${other}** voted most like **${one}** (General Assembly, 2010 to 2020):`,
  closestHead: '| Country | Voted the same way | Votes |\n|---|---|---|',
  noStance: (country: string, topic: string) =>
    `I have no statement by ${country} on *${topic}*. This is how it usually votes:`,
  ends: 'I cannot tell you that: my voting records end in January 2020. For later votes, see the United Nations Digital Library, under *Voting Data*.',
  sameCountry: 'Name two different countries and I will compare how they voted. Try *“Compare Brazil and India”*.',
  nearLead: (country: string, shared: number) =>
    `**Who votes like ${country}**, by how often they voted the same way in ${shared} recorded votes of the General Assembly (2010 to 2020):`,
  near: (place: number, country: string, ratio: number) => `${place}. ${capital(country)}, ${percent(ratio)}`,
  far: (lines: readonly string[]) => `Least like it: ${lines.join(', ')}.`,
  farOne: (country: string, ratio: number) => `${country} (${percent(ratio)})`,
  votesLead: (country: string, topic: string) => `How **${country}** voted on texts about *${topic}*:`,
  voteLine: (at: string, title: string, text: string, ballot: string, yes: number, no: number, abstain: number) =>
    `- **${date(at)}**, ${title}${text === '' ? '' : ` (resolution ${text})`}: **${ballot}**. Overall: ${yes} in favour, ${no} against, ${abstain} abstaining.`,
  noVotes: (topic: string) =>
    `I have no recorded vote whose title mentions *${topic}*. I have 921 votes of the General Assembly from 2010 to 2020. Most texts are adopted without a vote, and those are not included.`,
  profileLead: (name: string, official: string | undefined) =>
    `**${capital(name)}**${official === undefined ? '' : ` (${official})`}`,
  facts: {
    capital: (text: string) => `- Capital: ${text}`,
    region: (subregion: string, group: string) =>
      `- Region: ${subregion}; regional group at the United Nations: ${group}`,
    blocs: (list: string) => `- Groups: ${list}`,
    noBlocs: '- Groups: none that I know of',
    permanent: '- A permanent member of the Security Council, with a veto there',
    islands: '- A small island developing state, in AOSIS',
    least: '- One of the least developed countries',
  },
  stancesLead: 'How it votes in the General Assembly (contested votes, 2010 to 2020):',
  stance: (topic: string, manner: string, what: string) => `- *${topic}*: ${manner} ${what}`,
  manners: {
    always: 'nearly always',
    mostly: 'mostly',
    leans: 'more often than not',
    between: 'stands between the two sides, and sometimes',
  },
  profileEnd: (name: string) =>
    `Ask next: *“Who votes like ${name}?”* or *“How did ${name} vote on nuclear disarmament?”* For newer statements, check its mission in New York.`,
  memberships: (name: string, group: string, list: string) =>
    `**${capital(name)}** belongs to the *${group}* regional group at the United Nations${list === '' ? ' and to none of the other groups I know' : ` and to these groups: ${list}`}. As of the end of 2025.`,
  capitalOf: (name: string, city: string) => `The capital of ${name} is **${city}**.`,
  blocLead: (name: string, id: string, count: number) =>
    `**${name}** (${id}): ${count} members of the United Nations, as of the end of 2025.`,
  stanceLead: (country: string, topic: string) => `**${capital(country)} on ${topic}**`,
  note: (campaign: string, issue: string, reason: string) =>
    `From the issue *${issue}* in the campaign *${campaign}*: ${reason}`,
} as const
