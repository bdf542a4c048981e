import type { Personality } from '@placard/engine'
import type { PictureName } from './picture-names.ts'
import type { GuideTab } from './tabs.ts'

export const guideMessages = {
  title: 'Feature Guide',
  intro: 'What Placard does, view by view.',
  back: 'Back to Help',
  tabsLabel: 'Parts of the guide',
  tabs: {
    overview: 'Overview',
    'core-features': 'Core Features',
    'voice-system': 'Voice System',
    'ai-capabilities': 'AI Capabilities',
    customization: 'Settings',
    'privacy-security': 'Privacy & Security',
    technical: 'Technical',
    admin: 'Admin',
  } satisfies Record<GuideTab, string>,
  pictures: {
    campaigns: 'The campaigns: a dossier each, with its level, its length and who else is in the room.',
    hall: 'A session: the chamber with whoever has the floor, and the draft resolution beside it.',
    chat: 'The chat: an answer, what it rests on, and which engine made it.',
    drill: 'The debate drill: a motion, a side, and a clock.',
    settings: 'The settings: changes are saved automatically.',
  } satisfies Record<PictureName, string>,
  pictureAway: 'The picture is not kept in this browser, and there is no connection to load it.',
  categories: {
    title: 'Campaigns by category',
    text: (campaigns: number, from: number, to: number) =>
      `${campaigns} campaigns come with Placard, of ${from} to ${to} minutes. These are the categories they are filed under:`,
    columns: ['Category', 'Campaigns'],
    none: 'none yet',
    loading: 'Counting the campaigns…',
    failed: 'The campaigns could not be counted just now.',
  },
  modes: {
    title: 'What the five modes do',
    text: 'The chances that the engine uses at the level Intermediate. They are the same numbers by which the delegates act.',
    mode: 'Mode',
    columns: {
      candour: 'Asks what would move others',
      courtesy: 'Reassures',
      frankness: 'Speaks against what it opposes',
      threat: 'Warns when it addresses the room',
      trade: 'Prefers a trade to a proposal',
      appeal: 'Appeals a call to order',
      pace: 'Comes down',
    },
    pace: { early: 'early', steady: 'steadily', late: 'late' },
    share: new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 }),
  },
  voices: {
    title: 'The voices',
    text: (all: number, female: number, male: number) =>
      `${all} voices are part of Placard: ${female} female, ${male} male. They speak English, without a network or a key.`,
  },
  look: {
    title: 'Appearance',
    theme: 'Theme',
    themeText: 'System follows your device, also when it changes by the time of day.',
    fontSize: 'Font size',
    columns: ['Setting', 'Choices'],
    change: 'Change them in Settings',
  },
  debate: { title: 'Debate mode', columns: ['Mode', 'What it does in a campaign'] },
  limits: {
    title: 'Limits',
    text: 'What one thing may hold. What a plan includes is on the Subscription page, with this server’s figures.',
    what: 'What',
    most: 'At most',
    rows: {
      message: 'A message of the chat, or one thing said in a session',
      attachments: 'Files to a message',
      fileSize: 'A file',
      filePages: 'Pages of a PDF',
      paper: 'A working paper',
      projects: 'Projects of an account',
      projectFiles: 'Files of a project',
      recording: 'What you say at once',
      keys: 'Models and keys of your own',
      passkeys: 'Recovery codes made at once',
    },
    characters: (count: string) => `${count} characters`,
    megabytes: (count: string) => `${count} MB`,
    seconds: (count: string) => `${count} seconds`,
  },
  files: {
    title: 'Files you can save',
    what: 'What',
    formats: 'As',
    failed: 'The formats could not be loaded just now.',
    chats: 'Chats',
    papers: 'Working papers',
    debriefs: 'Debriefs and resolutions',
    read: 'Files it reads',
  },
  keys: { title: 'Keyboard', text: 'Every key is listed in the help, under', link: 'Shortcuts' },
  privacy: { text: 'What is kept about you, why and for how long, is listed in', link: 'the privacy notice' },
} as const

export type ModeNames = Readonly<Record<Personality, string>>
