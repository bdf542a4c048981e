/** Placeholders for messages without text and conversations without a title. */
export const placeholders = {
  untitled: 'Untitled conversation',
  onlyThings: '[A picture or file that was not imported]',
} as const
