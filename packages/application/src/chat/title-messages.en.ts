/** Titles of conversations that do not say what was said. */
export const titleMessages = { neutral: 'Conversation' } as const
