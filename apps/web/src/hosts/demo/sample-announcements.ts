import type { Announcement } from '@placard/contract'
import { sampleWords } from './announcements.en.ts'

type Sample = Pick<Announcement, 'id' | 'title' | 'content' | 'type' | 'priority' | 'isPinned' | 'createdAt'>

const SAMPLES: readonly Sample[] = [
  {
    id: 'sample-demo',
    ...sampleWords.demo,
    type: 'info',
    priority: 'high',
    isPinned: true,
    createdAt: '2026-11-21T09:00:00.000Z',
  },
  {
    id: 'sample-branches',
    ...sampleWords.branches,
    type: 'success',
    priority: 'medium',
    isPinned: false,
    createdAt: '2026-11-20T09:00:00.000Z',
  },
  {
    id: 'sample-beta',
    ...sampleWords.beta,
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
