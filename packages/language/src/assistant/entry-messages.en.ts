import { NOT_KNOWN } from './courtesies.en.ts'

/** How an answer begins that tells nothing, since what was told of says nothing on the question. */
const NOT_SAID = 'My notes on'

/** How an answer begins that offers what a message about a text may have meant. */
export const DOUBT = 'I am not sure what you would like me to do.'

/** Sentences around an entry of the guide. */
export const entryMessages = {
  ofTwo: (title: string, text: string) => `**${title}.** ${text}`,
  work: (title: string, year: number) => (title.includes(String(year)) ? title : `${title} (${year})`),
  source: (works: readonly string[], year: string | undefined) =>
    `Source: ${works.join('; ')}${year === undefined ? '.' : `; as of ${year}.`}`,
  ownEntry: (title: string) =>
    `That is from Placard’s own guide, the entry *${title}*. It is written for Model UN and based on common rules of procedure; where your conference’s handbook differs, follow the handbook.`,
  restsOn: (title: string, line: string) => `That is from the entry *${title}*. ${line}`,
  plain: (text: string) => `In plain words: ${text}`,
  /** Words of the trade, and how one would say them to a child; longer phrases come first. */
  easier: [
    [/\b(?:the )?(?:five )?permanent members\b/gi, 'the five big powers that always have a seat'],
    [/\bdelegations\b/gi, 'country teams'],
    [/\bdelegation\b/gi, 'country team'],
    [/\badopted\b/gi, 'accepted'],
    [/\badopts\b/gi, 'accepts'],
    [/\badopt\b/gi, 'accept'],
    [/\babstentions\b/gi, 'votes that are neither yes nor no'],
    [/\ban abstention\b/gi, 'a vote that is neither yes nor no'],
    [/\babstained\b/gi, 'voted neither yes nor no'],
    [/\babstaining\b/gi, 'voting neither yes nor no'],
    [/\babstains\b/gi, 'votes neither yes nor no'],
    [/\babstain\b/gi, 'vote neither yes nor no'],
    [/\bsovereignty\b/gi, 'the right to run one’s own country'],
    [/\bsubstantive\b/gi, 'about the matter itself'],
    [/\bprocedural\b/gi, 'about how the meeting runs'],
    [/\bratified\b/gi, 'formally accepted'],
    [/\bratifies\b/gi, 'formally accepts'],
    [/\bratify\b/gi, 'formally accept'],
    [/\bproliferation\b/gi, 'spread'],
    [/\bmultilateral\b/gi, 'between many countries'],
    [/\bobligations\b/gi, 'duties'],
    [/\ban obligation\b/gi, 'a duty'],
    [/\bamendments\b/gi, 'changes to the text'],
    [/\ban amendment\b/gi, 'a change to the text'],
    [/\bamendment\b/gi, 'change to the text'],
    [/\bpursuant to\b/gi, 'following'],
  ] as const,
  more: (title: string) => `More on this, from *${title}*:`,
  noMore: 'That is all I have on it.',
  shortest: 'I cannot make that any shorter without leaving out what it says.',
  notSaid: (title: string) => `${NOT_SAID} *${title}* do not say that, and I would rather not guess.`,
  noExample: (title: string) => `I have no worked example of *${title}* on record, and I would rather not make one up.`,
  noReason: (title: string) => `My entry on *${title}* does not say why, and I would only be guessing.`,
  noPart: (number: number) => `I cannot find a number ${number} in that.`,
  first: (text: string) => `The first thing you wrote here was: “${text}”`,
  between: 'That could mean several things. Which one did you have in mind?',
  doubtful: 'I am not sure what you are asking. Is it one of these, or something else?',
  choose: {
    countries: (between: readonly string[]) =>
      `Two countries share that name. Which one do you mean?\n\n${between.map((one) => `- ${one}`).join('\n')}`,
    topics: (between: readonly string[]) =>
      `Your project has several topics. Which one do you mean?\n\n${between.map((one) => `- ${one}`).join('\n')}`,
  },
  unknown: 'I do not know that.',
  unknownNear: 'I do not know that, but these may be close:',
  option: (title: string) => `- ${title}`,
  reasons: (topic: string, reasons: readonly string[]) => `The reasons, on ${topic}:\n\n${reasons.join('\n')}`,
  reason: (label: string, because: string) => `- **${label}**: ${because}`,
  rests: (titles: readonly string[]) => `It is based on:\n\n${titles.map((title) => `- ${title}`).join('\n')}`,
  cannotChange: 'I cannot do that with my last answer. Try saying it another way, or ask me something new.',
  news: 'I cannot tell you about recent events: I do not follow the news, and I know only what comes with Placard. For the latest, try the UN News site or your country’s mission in New York.',
  unclear:
    'I am not sure what you want me to change. I can make it shorter, longer, harder, gentler, simpler or more formal, set a length, add funding, a fact, a review, a deadline or a proposal, show one part on its own, or write it for another country.',
  restsOnNothing: 'That is reasoning in a standard form. I have no source for it, so add one of your own.',
} as const

/** How answers begin that tell nothing. */
const EMPTY_HEADS: readonly string[] = [
  NOT_KNOWN,
  NOT_SAID,
  entryMessages.unclear,
  entryMessages.between,
  entryMessages.doubtful,
  entryMessages.cannotChange,
  entryMessages.shortest,
  DOUBT,
]

/** Whether an answer that was shown told nothing. */
export const toldNothing = (answer: string): boolean => EMPTY_HEADS.some((head) => answer.startsWith(head))
