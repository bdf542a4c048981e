/** What the catalogue says of seats nobody wrote a part for. */
export const catalogueMessages = {
  personTitle: 'Ambassador',
  alternateName: (country: string) => `Delegate of ${country}`,
  alternateTitle: 'Permanent Representative',
  unaligned: 'Unaligned',
  motivation: (issue: string, option: string) => `${issue}: ${option}`,
  agenda: (first: string, firstIssue: string, second: string, secondIssue: string) =>
    `Your capital cares most about two items. On “${firstIssue}” it wants “${first}”; on “${secondIssue}”, “${second}”. ` +
    'It will pay for the first with concessions elsewhere.',
  /** What the draw of a session adds to an agenda; the engine puts titles of issues in the marked places. */
  instructions: 'Fresh instructions for today: “{raised}” weighs more than usual, “{lowered}” less.',
  /** A fact without a closing mark, as a delegate leans on it, with the document it can be checked in. */
  openingFact: [
    (fact: string, title: string, year: number) => `${fact} (${title}, ${year}).`,
    (fact: string, title: string, year: number) => `A fact for the record. ${fact} (${title}, ${year}).`,
    (fact: string, title: string, year: number) =>
      `Let us begin from what can be checked. ${fact} (${title}, ${year}).`,
  ],
  /** An outcome of a crisis, spoken of while nobody acts; outcomes are sentences without a closing mark. */
  outcomeSpokenOf: (outcome: string) => `In the corridors one sentence goes round: “${outcome}.”`,
} as const
