/** Words of the demo's sample announcements. */
export const sampleWords = {
  demo: {
    title: 'You are in the demo',
    content:
      'The whole simulation runs in this browser: campaigns, AI delegates and debriefs need no account and no server, and work without a connection. Your sessions are stored in this browser only, so clearing its data deletes them.',
  },
  branches: {
    title: 'Go back and try another move',
    content:
      'The debrief of a finished session marks its turning points. Go back to one of them and play on from there: the branch is a session of its own, and the one you finished stays as it was.',
  },
  beta: {
    title: 'Placard is a beta',
    content: 'Campaigns, texts and scores can still change from one version to the next.',
  },
} as const
