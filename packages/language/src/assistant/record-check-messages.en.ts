const BALLOTS = { for: 'voted in favour', against: 'voted against', abstain: 'abstained' } as const

/** Titles of passages that are computed, for a model. */
export const passageTitles = {
  compared: (one: string, other: string) => `How ${one} and ${other} voted`,
  profile: (country: string) => `${country}: capital, regional group, other groups and votes`,
  members: (group: string) => `The members of ${group}`,
  voted: (country: string, topic: string) => `${country} on ${topic}`,
  interests: (country: string, topic: string) => `What ${country} wants on ${topic}`,
} as const

/** Notes under an answer of a model that contradicts the record. */
export const recordNotes = {
  lead: 'Checked against the record:',
  shared: (one: string, other: string, votes: number) =>
    `The record says ${votes} recorded votes in which both ${one} and ${other} cast a ballot (2010 to 2019).`,
  agreement: (one: string, other: string, ratio: number, votes: number) =>
    `The record says that ${one} and ${other} cast the same ballot in ${Math.round(ratio * 100)} % of ${votes} recorded votes (2010 to 2019).`,
  ballot: (country: string, title: string, ballot: keyof typeof BALLOTS) =>
    `The record says that ${country} ${BALLOTS[ballot]} on “${title}”.`,
} as const
