import type { FileRefusal } from '@placard/application'
import { TEMPERATURE } from '@placard/contract'
import { datesIn } from '../../../kit/language/dates.ts'

const dates = datesIn('en-GB', 'UTC')
const listed = new Intl.ListFormat('en', { type: 'conjunction' })
const number = new Intl.NumberFormat('en')

export const systemMessages = {
  compliance: {
    title: 'Compliance',
    intro: 'Each badge is worked out when you open this page. Open one to see what it rests on.',
    holds: 'Holds',
    look: 'Look at this',
    terms: (version: string) => `Terms ${version}`,
    privacy: (version: string) => `Privacy notice ${version}`,
    inForce: (day: string) => `In force since ${dates.day(day)}. Earlier versions are kept beside it.`,
    read: 'Read it',
    dataMap: (entries: number) => `${entries} entries in the data map`,
    dataMapUnknown: 'Data map not loaded',
    dataMapText:
      'Every column of this server’s database is covered by an entry: its purpose, how long it is kept, and what a deletion does to it. A test compares the list with the database.',
    dataMapFailed: 'The list could not be loaded just now. Open the page to try again.',
    dataMapLink: 'See data use',
    noOthers: 'No other sites contacted',
    others: (count: number) => (count === 1 ? '1 other site contacted' : `${count} other sites contacted`),
    noOthersText: (requests: number) =>
      `Since it was opened, this page has made ${number.format(requests)} requests, all of them to the site you see in the address bar.`,
    othersText: (hosts: readonly string[]) =>
      `Since it was opened, this page has also contacted ${listed.format(hosts)}. Models that you add are asked by your browser directly.`,
    noOthersSeen: 'No other sites seen',
    noOthersSeenText: (requests: number) =>
      `Your browser lists only the first ${number.format(requests)} requests of a page. All of those went to the site you see in the address bar; later ones cannot be checked here.`,
    mayBeMore: (requests: number) =>
      `Your browser lists only the first ${number.format(requests)} requests of a page, so there may be more sites.`,
    encrypted: 'Encrypted connection',
    local: 'Runs on this computer',
    open: 'Not encrypted',
    encryptedText: 'This page came over an encrypted connection (https).',
    localText: 'This page is served from this computer, so nothing crosses a network.',
    openText:
      'This page came over a connection without encryption, so others on the network could read it. Ask this server’s administrator to set up https.',
    signal: 'Privacy signal received',
    noSignal: 'No privacy signal sent',
    signalText:
      'Your browser sends the Global Privacy Control signal, which asks sites not to sell or share data. Nothing is sold or shared here.',
    noSignalText:
      'Your browser does not send the Global Privacy Control signal. It would change nothing here: nothing is sold or shared.',
    consent: 'No usage tracking',
    consentText:
      'It is not recorded which pages you open or what you press. Campaigns are counted only with your consent.',
  },
  rights: {
    title: 'Your rights',
    items: [
      {
        title: 'To know',
        text: 'Data use lists everything this server keeps. What you said is in your history and transcripts, and can be saved as files there.',
      },
      {
        title: 'To correct',
        text: 'You change your name and email under Account Security. For anything else, ask this server’s administrator.',
      },
      {
        title: 'To delete',
        text: 'You delete chats, transcripts and recordings yourself. To have the whole account deleted, ask this server’s administrator.',
      },
      {
        title: 'To take it with you',
        text: 'Transcripts are saved as text, JSON, Markdown or PDF, your settings as JSON above.',
      },
      {
        title: 'Not to be sold',
        text: 'Nothing about you is sold or shared for advertising, so you need not opt out.',
      },
      {
        title: 'Not to be treated worse',
        text: 'Exercising your rights does not change what you get here or what it costs.',
      },
    ],
    more: 'Privacy rights and notice',
  },
  file: {
    title: 'Your settings as a file',
    text: 'A file holds every setting of this page. It holds no password, no key and nothing you said.',
    export: 'Export settings',
    import: 'Import settings',
    reset: 'Reset settings',
    resetText: 'Resets every setting to its default on all your devices.',
    resetTextLocal: 'Resets every setting to its default.',
    exported: 'Settings exported successfully!',
    exportFailed: 'Failed to export settings. Please try again.',
    imported: 'Settings imported successfully!',
    importFailed: 'Failed to import settings. Please check the file format.',
    resetDone: 'Settings reset to default successfully!',
    resetFailed: 'Failed to reset settings. Please try again.',
    nothing: 'All settings are at their defaults already.',
    undo: 'Undo',
    undone: 'Your settings are as they were.',
    refusals: {
      'too-large': 'This file is too large to be a Placard settings file. Nothing was changed.',
      empty: 'The file is empty. Nothing was changed.',
      'no-json': 'The file is damaged or cut off: it is not complete JSON. Nothing was changed.',
      'other-product': 'The file was not written by Placard’s Export settings. Nothing was changed.',
    } satisfies Record<FileRefusal, string>,
    unreadable: 'The file could not be opened. Nothing was changed.',
    report: {
      title: 'What was imported',
      counts: (taken: number, same: number, refused: number) =>
        `${taken} changed, ${same} already so, ${refused} not taken.`,
      newer: 'A newer version of Placard wrote this file; what this version does not know was left out.',
      missing: (names: readonly string[]) => `Not in the file, and left as they were: ${listed.format(names)}.`,
      further: (count: number) => `${count} more unknown fields were left out.`,
      caption: 'Each field of the file',
      columns: ['Setting', 'In the file', 'Result'],
      outcomes: {
        taken: 'Changed',
        limited: 'Changed to the nearest allowed value',
        same: 'Already so',
        retired: 'No longer used',
      },
      reasons: {
        type: 'Not taken: the wrong kind of value',
        choice: 'Not taken: not one of its values',
        unknown: 'Not taken: not a setting in this version',
      },
      close: 'Close the report',
    },
    confirm: {
      title: 'Reset settings',
      question: 'Are you sure you want to reset all settings to default?',
      note: 'You can undo it right after, for as long as you stay on this page.',
      cancel: 'Cancel',
      confirm: 'Reset settings',
    },
  },
  answers: {
    title: 'Answers of the assistant',
    length: 'Answer length',
    lengthHint: 'The longest an answer may get. A token is about three quarters of a word.',
    lengths: { 512: 'Short', 2048: 'Medium', 8192: 'Long' },
    lengthOf: (tokens: number) => `Up to ${number.format(tokens)} tokens`,
    ownLength: (tokens: number) => `${number.format(tokens)} tokens (from a file or another device)`,
    temperature: 'Temperature',
    temperatureHint: `How varied a model’s answers are, from ${TEMPERATURE.least} (most predictable) to ${TEMPERATURE.most}. The built-in assistant always answers the same.`,
    temperatureSet: (value: string) => `Temperature: ${value}.`,
    lengthSet: (tokens: number) => `Answer length: up to ${number.format(tokens)} tokens.`,
    debug: 'Technical details',
    debugHint: 'Shows engine, timings and request ids beside each answer, for reporting a problem.',
  },
} as const
