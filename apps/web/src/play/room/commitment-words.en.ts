export const commitmentWords = {
  status: {
    promise: { kept: 'Kept', broken: 'Broken', open: 'Left open' },
    threat: { kept: 'Carried out', broken: 'Dropped', open: 'Left open' },
  },
  promised: (by: string, to: string, what: string) => `${by} promised ${to}: ${what}`,
  threatened: (by: string, what: string) => `${by} threatened: ${what}`,
  theDraft: 'support for the draft',
  aVote: 'a vote against',
} as const
