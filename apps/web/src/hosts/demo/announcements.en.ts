import type { Announcement } from '@placard/contract'

type Sample = Pick<Announcement, 'id' | 'title' | 'content' | 'type' | 'priority' | 'isPinned' | 'createdAt'>

const SAMPLES: readonly Sample[] = [
  {
    id: 'sample-demo',
    title: 'You are in the demo',
    content:
      'The whole simulation runs in this browser: campaigns, AI delegates and debriefs need no account and no server, and work without a connection. Your sessions are stored in this browser only, so clearing its data deletes them.',
    type: 'info',
    priority: 'high',
    isPinned: true,
    createdAt: '2026-11-21T09:00:00.000Z',
  },
  {
    id: 'sample-branches',
    title: 'Go back and try another move',
    content:
      'The debrief of a finished session marks its turning points. Go back to one of them and play on from there: the branch is a session of its own, and the one you finished stays as it was.',
    type: 'success',
    priority: 'medium',
    isPinned: false,
    createdAt: '2026-11-20T09:00:00.000Z',
  },
  {
    id: 'sample-beta',
    title: 'Placard is a beta',
    content: 'Campaigns, texts and scores can still change from one version to the next.',
    type: 'warning',
    priority: 'low',
    isPinned: false,
    createdAt: '2026-11-14T09:00:00.000Z',
  },
]

/** Sample announcements for the demo, which has no administrator to write any. */
export const sampleAnnouncements: readonly Announcement[] = SAMPLES.map((sample) => ({
  ...sample,
  isActive: true,
  targetAudience: 'all',
  author: 'Placard',
  updatedAt: sample.createdAt,
}))
