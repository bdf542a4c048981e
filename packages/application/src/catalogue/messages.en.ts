/** Texts for seats without an authored part. */
export const catalogueMessages = {
  personTitle: 'Ambassador',
  alternateName: (country: string) => `Delegate of ${country}`,
  alternateTitle: 'Permanent Representative',
  unaligned: 'Unaligned',
  motivation: (issue: string, option: string) => `${issue}: ${option}`,
  agenda: (first: string, firstIssue: string, second: string, secondIssue: string) =>
    `Your capital cares most about two items. On “${firstIssue}” it wants “${first}”; on “${secondIssue}”, “${second}”. ` +
    'It will pay for the first with concessions elsewhere.',
  /**
   * Sentence that the draw of a session adds to a seat's agenda; the engine replaces the placeholders with titles of
   * issues.
   */
  instructions: 'Fresh instructions for today: “{raised}” weighs more than usual, “{lowered}” less.',
  /** A fact without its final full stop, as a delegate cites it, with the document as its source. */
  openingFact: [
    (fact: string, title: string, year: number) => `${fact} (${title}, ${year}).`,
    (fact: string, title: string, year: number) => `Let me put a fact on the record. ${fact} (${title}, ${year}).`,
    (fact: string, title: string, year: number) =>
      `Let us start with what can be verified. ${fact} (${title}, ${year}).`,
  ],
  /** An outcome of a crisis, mentioned while nobody acts; outcomes are sentences without a final full stop. */
  outcomeSpokenOf: (outcome: string) => `One phrase is making the rounds in the corridors: “${outcome}.”`,
} as const
