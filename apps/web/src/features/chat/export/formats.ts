/** Export formats: JSON with all branches, or one to be read. */
export const CHAT_FORMATS = ['json', 'markdown', 'html'] as const
export type ChatFormat = (typeof CHAT_FORMATS)[number]
