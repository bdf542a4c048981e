/** What is told of changed texts above every view: a module of its own, which comes with each. */
export const legalNoticeMessages = {
  changed: { terms: 'The Terms of Service have changed.', privacy: 'The privacy notice has changed.' },
  both: 'The Terms of Service and the privacy notice have changed.',
  read: 'Read what changed',
} as const
