import { datesIn } from '../../kit/language/dates.ts'
import type { LegalTab } from './legal-page.ts'

export const legalMessages = {
  name: 'Privacy Policy and Terms',
  back: 'Back',
  tabsLabel: 'Legal pages',
  tabs: {
    terms: 'Terms',
    privacy: 'Privacy Notice',
    'data-use': 'Data Use',
    contact: 'Contact',
  } satisfies Record<LegalTab, string>,
  updated: (date: string) => `Updated ${date}`,
  version: (version: string) => `Version ${version}`,
  date: datesIn('en-GB', 'UTC').day,
  badges: { noTracking: 'No tracking', noSale: 'Nothing sold', noStrangers: 'No third parties on the page' },
  inShort: 'In short:',
  changes: 'What changed',
  earlier: 'Earlier versions',
  noEarlier: 'There is no earlier version.',
  earlierOf: (version: string, date: string) => `Version ${version} of ${date}`,
  shownEarlier: (version: string) => `This is version ${version}. It no longer applies.`,
  toCurrent: 'Show the current version',
  notLoaded: 'That version could not be loaded. Check your connection, then choose it again.',
  print: 'Print',
  ask: 'Whom to ask',
  askText: (host: string) => `Questions and requests go to whoever runs the server at ${host}.`,
  askMail: 'They read email at',
  askNobody: 'They have given no address here: please ask whoever gave you the link to this page.',
  contact: {
    title: 'Contact',
    description: 'Whom to write to about your data and your account on this server.',
    security: {
      title: 'If you find a security flaw',
      text: 'Tell whoever runs this server first, and give them time to fix it. Say what you did, what happened and what you expected. Do not read or change other people’s data to prove it.',
    },
  },
  dataUse: {
    title: 'Data Use',
    description: 'What this server keeps, for what, how long, and who else gets it.',
    intro:
      'This page is made from the data map of the server’s database: it lists every column, with what it is for and when it is deleted. A test fails when one is missing.',
    source: 'Where it comes from',
    recipients: 'Who else gets it',
    retention: 'How long it is kept',
    all: (count: number) => `Line by line (${count})`,
    columns: ['What for', 'Kind', 'Kept', 'When the account is deleted'],
    loading: 'Loading the data map…',
    failed: 'The data map could not be loaded. Check your connection, then try again.',
    again: 'Try again',
    categories: {
      identifier: 'Identifier',
      contact: 'Contact',
      credential: 'Credential',
      conversation: 'What was said',
      activity: 'Activity',
      content: 'Content',
      operation: 'Operation',
    },
    erase: { 'with-owner': 'Deleted', unlink: 'Kept without you', keep: 'Not about you' },
    groups: {
      account: {
        title: 'Your account',
        source: 'You, when you sign up or change it.',
        recipients:
          'People in the same session see your name. The mail server gets your address when you are written to.',
      },
      'signing-in': {
        title: 'Signing in',
        source: 'You and your browser, with every sign-in.',
        recipients: 'Nobody.',
      },
      sessions: {
        title: 'Sessions you play',
        source: 'You, by playing; the rest by the engine.',
        recipients:
          'People in the same session. Where this server is connected to a language model, what is said may go to it, without your name and address.',
      },
      chats: {
        title: 'Chats, projects and papers',
        source: 'You; the answers come from the engine that each of them names.',
        recipients:
          'The model or service that answers, where it is not the built-in assistant, without your name and address. Whoever has a link that you made.',
      },
      recordings: {
        title: 'Recordings of your voice',
        source: 'Your microphone, once you have asked for it to be kept.',
        recipients: 'A speech recognition service, where this server is connected to one, to turn them into words.',
      },
      settings: {
        title: 'Settings, models and keys of your own',
        source: 'You.',
        recipients: 'The company whose key you entered gets the chats for which you choose it.',
      },
      plan: {
        title: 'Plan and use',
        source: 'What you do here, counted; where this server takes payments, also the payment service.',
        recipients: 'The payment service, where you pay.',
      },
      mail: { title: 'Emails to you', source: 'The server, when it writes to you.', recipients: 'The mail server.' },
      safety: {
        title: 'Safety and records of administration',
        source: 'The server, when such an event happens.',
        recipients: 'Administrators of this server.',
      },
      server: {
        title: 'The server itself',
        source: 'The server and its administrators.',
        recipients: 'Everybody sees the campaigns and the announcements.',
      },
    },
  },
} as const
