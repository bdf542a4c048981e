/** Sentences of answers about campaigns. */
export const campaignMessages = {
  variants: (title: string) => [
    `tell me about ${title}`,
    `what is the campaign ${title} about`,
    `which issues are in ${title}`,
    `who sits in ${title}`,
  ],
  lead: (title: string, subtitle: string) => `**${title}**: *${subtitle}*`,
  facts: (difficulty: string, minutes: number, delegates: number, countries: readonly string[]) =>
    `Level ${difficulty}, ${minutes} minutes, ${delegates} AI delegates: ${countries.join(', ')}.`,
  issuesLead: 'On the agenda:',
  issueLine: (title: string, question: string) => `- **${title}**: ${question}`,
  end: (title: string) =>
    `Ask about one of the issues, or open *${title}* under Campaigns for the map, the delegates’ dossiers and the real documents.`,
  issueLead: (issue: string, campaign: string, question: string) =>
    `**${issue}** (campaign *${campaign}*)\n\n${question}`,
  optionsLead: 'From the status quo to the most far-reaching option:',
  option: (place: number, label: string, clause: string) =>
    clause === '' ? `${place}. **${label}**` : `${place}. **${label}**: ${clause}`,
  factsLead: 'Facts you can use, with their source:',
  fact: (fact: string, title: string, year: number) => `- ${fact} (${title}, ${year})`,
  listLead: 'These campaigns can be played:',
  listLine: (title: string, subtitle: string, difficulty: string, minutes: number, delegates: number) =>
    `- **${title}**, ${difficulty}, ${minutes} minutes, ${delegates} AI delegates: ${subtitle}`,
  listEnd:
    'Any of them can be started at another level. For a first try there is the four-minute tutorial round on the campaigns page.',
  none: 'No campaign is published on this server at the moment.',
} as const
