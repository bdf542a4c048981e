/** What is added to a paragraph, and why one is not changed. */
export const changeMessages = {
  notUnderstood:
    'I cannot make that change without a language model. I can make a paragraph shorter, stronger, gentler, simpler or more formal, set its length in words, and add funding, a review, a deadline, sub-clauses or a fact.',
  ofWhole:
    'That concerns the whole paper and not one paragraph. Ask for it in the chat, and open the answer as a paper.',
  shortest: 'This paragraph is as short as I can make it without losing its point.',
  longer:
    'To make this longer I would have to invent something. Ask for what it should gain instead: funding, a review, a deadline, sub-clauses or a fact.',
  noStronger: 'I found nothing here that I could say with more force.',
  noGentler: 'I found nothing here that I could say with less force.',
  noSimpler: 'I found no word here for which I know a simpler one.',
  noFormal: 'I found nothing informal here.',
  hasFunding: 'This paragraph already says where the money comes from.',
  hasDeadline: 'This paragraph already names a date.',
  notInPreamble:
    'That belongs into an operative clause: a preambular clause only gives reasons. Choose a numbered clause.',
  onlyClauses: 'Only the operative clauses of a resolution have sub-clauses.',
  hasSubclauses: 'This clause already introduces sub-clauses.',
  factInClause:
    'Facts belong into the preamble: an operative clause says what is to be done. Choose a preambular clause.',
  noFact: 'I know no fact on the topic of this paper that it does not have already.',
  alreadyWithin: (words: number) => `This paragraph already has no more than ${words} words.`,
  noTimes: 'Give the length of a paragraph in words, such as “40 words”.',
  funding: ', financed by voluntary contributions',
  fundingSaid: 'The money should come from voluntary contributions, and every payment should be published.',
  deadlineSaid: 'All of this should be in place within two years.',
  reviewSaid: 'After two years the results should be reviewed in public.',
  fact: (fact: string, source: string) => `${fact} (${source}).`,
  factNoted: (fact: string) => `Noting that ${fact},`,
} as const
