/** Sentences about laying a paper on the table of a campaign. */
export const layMessages = {
  lay: 'Lay on the table of a campaign',
  title: 'Lay on the table of a campaign',
  intro:
    'A campaign’s text is made of options. Choose a campaign to see which of your clauses it hears. Nothing is laid before you confirm it there.',
  reading: 'Reading your paper…',
  notStored: 'Your latest changes are not saved yet, so the paper cannot be laid. Try again once they are.',
  failed: 'Your paper could not be read. Please try again.',
  again: 'Try again',
  sessions: 'Sessions under way',
  sessionAs: (country: string, title: string) => `${title}, as ${country}`,
  campaigns: 'Campaigns',
  heard: (heard: number, all: number) =>
    `${heard} of ${all} ${all === 1 ? 'clause' : 'clauses'} ${heard === 1 ? 'is' : 'are'} heard here`,
  nothing:
    'No campaign hears a clause of this paper. You can still choose one, and say there yourself what a clause stands for.',
  others: (count: number) =>
    count === 1 ? '1 campaign that hears nothing of it' : `${count} campaigns that hear nothing of it`,
} as const
