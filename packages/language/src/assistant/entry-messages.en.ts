/** Sentences around an entry of the guide. */
export const entryMessages = {
  work: (title: string, year: number) => (title.includes(String(year)) ? title : `${title} (${year})`),
  source: (works: readonly string[], year: string | undefined) =>
    `Source: ${works.join('; ')}${year === undefined ? '.' : `; as of ${year}.`}`,
  ownEntry: (title: string) =>
    `That is from Placard’s own guide, the entry *${title}*. It is written for Model UN and rests on common rules of procedure; your conference’s handbook comes first where the two differ.`,
  restsOn: (title: string, line: string) => `That is from the entry *${title}*. ${line}`,
  plain: (text: string) => `In plain words: ${text}`,
  /** Words of the trade, and how one would say them to a child. */
  easier: [
    [/\bpermanent members?\b/gi, 'the five big powers that always have a seat'],
    [/\bdelegations?\b/gi, 'country team'],
    [/\badopt(?:ed|s)?\b/gi, 'accept'],
    [/\babstentions?\b/gi, 'votes that are neither yes nor no'],
    [/\babstain(?:s|ing|ed)?\b/gi, 'vote neither yes nor no'],
    [/\bsovereignty\b/gi, 'the right to run one’s own country'],
    [/\bsubstantive\b/gi, 'about the matter itself'],
    [/\bprocedural\b/gi, 'about how the meeting runs'],
    [/\bratif(?:y|ied|ies)\b/gi, 'formally accept'],
    [/\bproliferation\b/gi, 'spread'],
    [/\bmultilateral\b/gi, 'between many countries'],
    [/\bobligations?\b/gi, 'duties'],
    [/\bamendments?\b/gi, 'change to the text'],
    [/\bpursuant to\b/gi, 'following'],
  ] as const,
  more: (title: string) => `More on this, from *${title}*:`,
  noMore: 'That is all I have on it.',
  notSaid: (title: string, first: string) =>
    `I do not know that in particular. What I know about *${title}* in short: ${first}`,
  noExample: (title: string) => `I have no worked example of *${title}* on record, and I would rather not make one up.`,
  noReason: (title: string) => `My entry on *${title}* gives no reason for it, so I would be guessing.`,
  noPart: (number: number) => `There is no number ${number} in that.`,
  first: (text: string) => `The first thing you wrote here was: “${text}”`,
  between: 'Several things could be meant. Which one?',
  choose: (between: readonly string[]) =>
    `There are two of that name. Which one do you mean?\n\n${between.map((one) => `- ${one}`).join('\n')}`,
  unknown: 'That is beyond what I know.',
  unknownNear: 'I do not know that, but these may be close:',
  option: (title: string) => `- ${title}`,
  reasons: (topic: string, reasons: readonly string[]) =>
    `On ${topic}, the reasons behind it:\n\n${reasons.join('\n')}`,
  reason: (label: string, because: string) => `- **${label}**: ${because}`,
  rests: (titles: readonly string[]) => `It rests on:\n\n${titles.map((title) => `- ${title}`).join('\n')}`,
  cannotChange: 'I cannot do that with my last answer. Tell me in other words what you need, or ask something new.',
  news: 'I cannot tell you what happened lately: I know nothing of the news, only what was written into me. The UN News site and your country’s mission in New York have the latest.',
  unclear:
    'I did not understand what to change. I can make it shorter, longer, harder, gentler, simpler or more formal, set a length, add funding, a fact, a review, a deadline or a proposal, take one part alone, or write it for another country.',
  restsOnNothing: 'It is reasoning and common form; no source on record stands behind it, so add your own.',
} as const
