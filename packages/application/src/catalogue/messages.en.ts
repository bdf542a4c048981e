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
} as const
