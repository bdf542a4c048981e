/** What a change to a paragraph is called in the list of uses. */
export const paperMessages = { use: 'A change to a working paper' } as const
