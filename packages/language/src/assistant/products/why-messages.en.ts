/** Texts of reasons and sources. */
export const whyMessages = {
  lead: (topic: string) => `The reasons, on ${topic}:`,
  reason: (label: string, because: string) => `- **${label}**: ${because}`,
  nothing: (topic: string) =>
    `That was only an outline: I have no material on *${topic}*, so there is no source to show. Add a figure of your own, with its source.`,
  sourcesLead: (topic: string) => `My sources on ${topic}:`,
  fact: (fact: string, source: string) => `- ${fact}. Source: ${source}`,
  line: (source: string) => `- The country’s position: ${source}`,
  vote: (month: string, title: string, ballot: string) => `- Vote of ${month} on “${title}”: ${ballot}`,
  recall: (text: string) => `- Earlier text: ${text}`,
  ballots: { for: 'in favour', against: 'against', abstain: 'abstained' },
  plan: 'The order matters: first what your country wants, then the rules, then your own words. If you write before you read, you write everything twice.',
  check: 'Check each figure against its source before you use it: I know it only as it stood in the year given.',
} as const
