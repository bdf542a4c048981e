import type { DemoSessionFault } from '@placard/contract'

const things = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export const keepMessages = {
  title: 'Keep my demo',
  looking: 'Looking for what you made in the demo…',
  notRead: 'What the demo keeps in this browser could not be read. Reload the page and try again.',
  nothing: 'There is nothing to move: everything from the demo is in an account already, or nothing was made.',
  offer: (email: string, count: number) =>
    `${things(count)} from the demo can move into the account of ${email}, each with its whole record.`,
  stays: 'What is in the demo stays there, marked as moved. Nothing is deleted.',
  kinds: { sessions: 'Session', settings: 'Settings', chats: 'Chat' },
  begin: 'Move into my account',
  notNow: 'Not now',
  progress: 'Moving the demo',
  moving: (name: string) => `Moving ${name}…`,
  moved: (done: number, all: number) => `${done} of ${all} moved`,
  waiting: (seconds: number) => `The server asks for a pause. Continuing in ${seconds} s…`,
  interrupted: {
    title: 'The move was interrupted',
    text: 'What has been moved stays in your account; the rest is still in the demo. Continue whenever you like: nothing is moved twice.',
    resume: 'Continue',
  },
  report: {
    whole: 'Your demo is in your account.',
    part: (refused: number) => `${things(refused)} could not be moved and stay${refused === 1 ? 's' : ''} in the demo.`,
    kept: 'Moved',
    'already-kept': 'Already there',
    refused: 'Not moved',
    left: 'Not moved yet',
    done: 'Done',
  },
  faults: {
    unreadable: 'Its record cannot be read.',
    'too-long': 'Its record is longer than an account takes.',
    damaged: 'Its record does not add up to what was shown: some of it is missing or changed.',
    broken: 'Its record cannot be played through.',
    forged: 'Its record says something the simulation would not have decided.',
    'other-campaign':
      'It was played with another edition of this campaign than this server has, so its record cannot be checked here.',
    'too-costly': 'Checking it took longer than a session may take.',
    'unknown-campaign': 'This server has no such campaign.',
    'too-fast': 'It runs faster than this server lets sessions run.',
    'too-many': 'The account holds as many sessions as it may.',
    'no-room': 'Your plan stores no more: remove chats, and move it then. It stays in the demo.',
  } satisfies Record<DemoSessionFault, string>,
} as const
