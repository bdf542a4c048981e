import type { MotionKind, PointKind } from '@placard/engine'

/** Said in a session, and so in English: a motion for which neither the guide nor the delegates have words. */
export const ownMotions = {
  'adjourn-meeting': 'Motion to adjourn the meeting.',
  'close-list': 'Motion to close the speakers list.',
  'reopen-list': 'Motion to reopen the speakers list.',
  'important-question': 'Motion to treat this draft as an important question.',
  consensus: 'Motion to adopt the draft without a vote.',
  reconsider: 'Motion to reconsider the vote on the draft.',
} satisfies Partial<Record<MotionKind, string>>

/** The same of a point. */
export const ownPoints = {
  'right-of-reply': 'Right of reply: my country was named in the last speech.',
  'for-the-motion': 'My delegation wishes to speak in favour of the motion.',
  'against-the-motion': 'My delegation wishes to speak against the motion.',
} satisfies Partial<Record<PointKind, string>>
