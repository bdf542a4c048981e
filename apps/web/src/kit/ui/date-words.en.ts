export const dateWords = {
  unknown: 'Unknown date',
  invalid: 'Invalid date',
  today: 'Today',
  yesterday: 'Yesterday',
} as const
