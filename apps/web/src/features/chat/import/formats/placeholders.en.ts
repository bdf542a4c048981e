/** What stands where an imported conversation has no words of its own. */
export const placeholders = {
  untitled: 'Untitled conversation',
  onlyThings: '[A picture or file that was not imported]',
} as const
