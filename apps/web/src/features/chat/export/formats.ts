/** What chats can be saved as: whole with all branches, or to be read. */
export const CHAT_FORMATS = ['json', 'markdown', 'html'] as const
export type ChatFormat = (typeof CHAT_FORMATS)[number]
