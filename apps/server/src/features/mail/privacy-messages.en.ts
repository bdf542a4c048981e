import type { ReceivedKind } from '../../ports/mails.ts'
import type { MailContent } from './mail-template.ts'
import { greeting, moment } from './messages.en.ts'

const WHY = 'We write about every step of a privacy request to the address of the account.'
const REQUESTS_PAGE = 'See your privacy requests'
const SOMEBODY_ELSE =
  'Then somebody else is signed in to your account. Withdraw the request with the button above, and change your password.'

const DONE = 'Your identity is verified; you need not do anything else.'
const TO_CONFIRM = 'Nothing is deleted until you confirm it on the page of your requests.'
const CHANGE_PASSWORD = 'Then somebody else is signed in to your account. Change your password.'

const IN_WORK =
  'Your identity is verified, and there is nothing else you need to do. We will write again as soon as the copy can be downloaded.'

const KINDS: Readonly<Record<ReceivedKind, string>> = {
  'know-pieces': 'for a copy of everything we keep about you',
  delete: 'to delete your account',
  'delete-part': 'to delete a part of your information',
  correct: 'to correct your information',
}

const WHAT_NEXT: Readonly<Record<ReceivedKind, string>> = {
  'know-pieces': IN_WORK,
  delete: TO_CONFIRM,
  'delete-part': TO_CONFIRM,
  correct: DONE,
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The mails about privacy requests. */
export const PRIVACY_MAILS = {
  identityCode: ({ name, code, minutes, path }: { name: string; code: string; minutes: number; path: string }) => ({
    subject: 'Your code for Placard',
    heading: 'Your code',
    paragraphs: [greeting(name), `Enter this code to verify who you are. It works once, for ${minutes} minutes.`],
    facts: [{ label: 'Code', value: code }],
    action: { label: 'Go back to your privacy rights', path },
    notYou:
      'Then somebody else is signed in to your account. Do not share the code, end the other sign-ins and change your password.',
    why: 'Somebody who is signed in to your account asked for a code.',
  }),
  requestReceived: ({
    name,
    kind,
    answerOn,
    path,
  }: {
    name: string
    kind: ReceivedKind
    answerOn: string
    path: string
  }) => ({
    subject: 'We received your privacy request',
    heading: 'Your request was received',
    paragraphs: [greeting(name), `We received your request ${KINDS[kind]}. ${WHAT_NEXT[kind]}`],
    facts: [{ label: 'Answer by', value: DATE.format(new Date(`${answerOn}T00:00:00Z`)) }],
    action: { label: REQUESTS_PAGE, path },
    notYou: SOMEBODY_ELSE,
    why: WHY,
  }),
  archiveReady: ({ name, until, path }: { name: string; until: Date; path: string }) => ({
    subject: 'Your copy of everything is ready',
    heading: 'Your copy is ready',
    paragraphs: [
      greeting(name),
      'The copy of everything we keep about you can be downloaded from the page of your privacy rights. You will be asked once more who you are.',
    ],
    facts: [{ label: 'Until', value: moment(until) }],
    action: { label: 'Open your privacy rights', path },
    notYou: CHANGE_PASSWORD,
    why: WHY,
  }),
  deletionConfirmed: ({ name, isAll, at, path }: { name: string; isAll: boolean; at: Date; path: string }) => ({
    subject: isAll ? 'Your Placard account will be deleted' : 'A part of your information will be deleted',
    heading: isAll ? 'Your account will be deleted' : 'A part of your information will be deleted',
    paragraphs: [greeting(name), 'Until then you can cancel it. Afterwards nobody can bring it back.'],
    facts: [{ label: 'Deleted on', value: moment(at) }],
    action: { label: REQUESTS_PAGE, path },
    notYou: SOMEBODY_ELSE,
    why: WHY,
  }),
  deletionCancelled: ({ name, isAll, path }: { name: string; isAll: boolean; path: string }) => ({
    subject: 'Nothing is deleted from your Placard account',
    heading: 'The deletion was cancelled',
    paragraphs: [greeting(name), isAll ? 'Your account stays as it is.' : 'Your information stays as it is.'],
    action: { label: REQUESTS_PAGE, path },
    notYou: CHANGE_PASSWORD,
    why: WHY,
  }),
  inactivityWarning: ({ name, at, path }: { name: string; at: Date; path: string }) => ({
    subject: 'Your Placard account will be deleted unless you sign in',
    heading: 'You have not used your account for a long time',
    paragraphs: [
      greeting(name),
      'You chose to have your account deleted if you do not use it. To keep it, sign in before the date below; nothing else is needed. Afterwards nobody can bring it back.',
    ],
    facts: [{ label: 'Deleted on', value: moment(at) }],
    action: { label: 'Sign in and keep your account', path },
    notYou:
      'Then somebody else has turned this on. Sign in, turn it off on the page of your privacy rights and change your password.',
    why: 'You asked for your account to be deleted when it is not used.',
  }),
  deletionDenied: ({ name, path }: { name: string; path: string }) => ({
    subject: 'Your Placard account was not deleted',
    heading: 'Your account was not deleted',
    paragraphs: [
      greeting(name),
      'You are now the only administrator of this server, so your account stays as it is. Make someone else an administrator, then ask again to have it deleted.',
    ],
    action: { label: REQUESTS_PAGE, path },
    notYou: CHANGE_PASSWORD,
    why: WHY,
  }),
  accountDeleted: ({ name, rows, kept }: { name: string; rows: number; kept: number }) => ({
    subject: 'Your Placard account is deleted',
    heading: 'Your account is deleted',
    paragraphs: [
      greeting(name),
      `${rows} entries were deleted, your account among them. What stays is a record that names nobody: that an account was deleted at your request, on which day and how many entries it had. The law asks for it for 24 months.`,
      ...(kept === 0 ? [] : [`${kept} entries of security logs stay without your name until they are 24 months old.`]),
      'This email is removed from our outbox once it is sent.',
    ],
    action: { label: 'Read the privacy notice', path: '/legal' },
    notYou: 'Then write to this server’s administrator. The account cannot be brought back.',
    why: WHY,
  }),
} as const satisfies Readonly<Record<string, (data: never) => MailContent>>
