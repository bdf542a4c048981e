import type { Permission } from '../../../kit/browser/notifications.ts'

/** What stands between the user and notifications. */
type Obstacle = Exclude<Permission, 'granted'>

export const notificationMessages = {
  // not the word alone: so is the region of the page’s own messages called
  title: 'Browser notifications',
  enable: 'Enable notifications',
  hint: 'Your browser tells you when something here waits for you and this tab is hidden. It asks you for permission once.',
  what: 'What you are told',
  kinds: [
    { title: 'A session needs you', text: 'Your turn to vote, a crisis, an offer to you, or the chair asks to close.' },
    { title: 'A vote has ended', text: 'The result of a vote that ended while you were away.' },
    { title: 'An answer is ready', text: 'The assistant has finished writing while you were elsewhere.' },
  ],
  terms: 'Nothing is sent when the page is closed, and no other service is involved. Clicking one takes you there.',
  on: 'Notifications are on in this browser.',
  obstacles: {
    default: 'They are on, but this browser has not been asked for permission yet.',
    denied:
      'This browser blocks notifications from Placard. Allow them in its settings for this site; this page notices at once.',
    unsupported: 'This browser does not support notifications. Anything waiting for you is still shown on the page.',
    insecure:
      'This browser allows notifications only on encrypted pages (https), and this page is not encrypted. Ask this server’s administrator.',
  } satisfies Record<Obstacle, string>,
  ask: 'Allow in this browser',
  test: 'Show an example',
  example: { title: 'Placard', text: 'This is what a notification looks like.' },
} as const
