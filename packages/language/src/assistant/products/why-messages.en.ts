/** Texts of reasons and sources. */
export const whyMessages = {
  lead: (topic: string) => `The reasons behind it, on ${topic}:`,
  reason: (label: string, because: string) => `- **${label}**: ${because}`,
  nothing: (topic: string) =>
    `That was a plain frame: I have no material on *${topic}*, so there is no source to show. Put in a figure of your own, with its source.`,
  sourcesLead: (topic: string) => `What it rests on, for ${topic}:`,
  fact: (fact: string, source: string) => `- ${fact}. Source: ${source}`,
  line: (source: string) => `- The country’s line: ${source}`,
  vote: (month: string, title: string, ballot: string) => `- Vote of ${month} on “${title}”: ${ballot}`,
  recall: (text: string) => `- Earlier text: ${text}`,
  ballots: { for: 'in favour', against: 'against', abstain: 'abstained' },
  plan: 'The order is this: first what your country wants, then the rules, then your own words; whoever writes before reading writes everything twice.',
  check: 'Check each figure in its source before you use it: I know them only as they stood in the year given.',
} as const
