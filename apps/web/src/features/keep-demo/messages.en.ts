import type { DemoSessionFault } from '@placard/contract'

const things = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export const keepMessages = {
  title: 'Keep my demo',
  looking: 'Looking for what you made in the demo…',
  notRead: 'What the demo keeps in this browser could not be read. Reload the page and try again.',
  nothing: 'There is nothing to move: everything from the demo is in an account already, or nothing was made.',
  offer: (email: string, count: number) =>
    `${things(count)} from the demo can move into the account of ${email}, each with its full record.`,
  stays: 'What is in the demo stays there, marked as moved. Nothing is deleted.',
  kinds: { sessions: 'Session', settings: 'Settings', projects: 'Project', chats: 'Chat' },
  begin: 'Move into my account',
  notNow: 'Not now',
  progress: 'Moving the demo',
  moving: (name: string) => `Moving ${name}…`,
  moved: (done: number, all: number) => `${done} of ${all} moved`,
  waiting: (seconds: number) => `The server is busy. Continuing in ${seconds} s…`,
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
    'too-long': 'Its record is too long to be moved.',
    damaged: 'Its record does not match what was shown: some of it is missing or was changed.',
    broken: 'Its record cannot be played through.',
    forged: 'Its record contains events that the simulation could not have produced.',
    'other-campaign':
      'It was played with another edition of this campaign than this server has, so its record cannot be checked here.',
    'too-costly': 'Checking it took too long.',
    'unknown-campaign': 'This server has no such campaign.',
    'too-fast': 'It runs faster than this server allows.',
    'too-many': 'The account has reached its limit of sessions.',
    'no-room': 'Your plan’s storage is full. Delete some chats and try again; it stays in the demo until then.',
  } satisfies Record<DemoSessionFault, string>,
} as const
