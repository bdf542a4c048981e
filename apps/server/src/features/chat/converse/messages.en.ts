/** Sentences about spoken conversations. */
export const converseMessages = {
  /** What a spoken question is called among the uses of a month. */
  use: 'A spoken question to the assistant',
  silent: 'The answer could not be spoken. Its text is complete.',
  silentInPart: 'Only the beginning of the answer could be spoken. Its text is complete.',
  brokeOff: 'The answer broke off. What there is of it is in the conversation, and you can continue from there.',
  lost: 'The answer was lost on its way. What there is of it is in the conversation.',
} as const
