import type { ViewKind } from '../../client/navigation/view.ts'

export interface ViewWords {
  /** The default title in the title bar, until the view sets its own. */
  readonly title: string
  /** The label in menus; the title by default. */
  readonly label?: string
  /** The default description for search engines and previews, until the view sets its own. */
  readonly description?: string
  /** Other words by which the palette finds the view. */
  readonly keywords?: string
}

export const viewMessages = {
  chat: {
    title: 'AI Chat Assistant',
    label: 'Chat',
    description: 'Argue motions, draft clauses, learn the rules of the room and compare how countries voted.',
  },
  conversation: { title: 'Conversation', description: 'A conversation with the assistant.' },
  'shared-chat': { title: 'Shared conversation', description: 'A copy of a conversation with the assistant.' },
  'new-project': { title: 'New project', description: 'Country, committee, topics and files of one conference.' },
  project: { title: 'Project', description: 'The chats, papers and files of one conference.' },
  drill: {
    title: 'Debate drill',
    description: 'Argue a motion against the assistant, by the clock, and see what each sentence earned.',
  },
  voice: {
    title: 'Voice AI Assistant',
    label: 'Voice',
    description: 'Speak with the assistant, and hear its answers.',
  },
  'voice-conversation': { title: 'Conversation by voice', description: 'A conversation that is spoken and heard.' },
  campaigns: { title: 'Model UN Campaigns', label: 'Campaigns' },
  campaign: { title: 'Campaign' },
  session: {
    title: 'Campaign in session',
    description: 'A Model UN session: the hall, who has the floor, and what the text says now.',
  },
  debrief: { title: 'Debrief', description: 'How a session went, and what could have been agreed.' },
  replay: { title: 'Replay', description: 'A session once more, moment by moment.' },
  transcripts: {
    title: 'Conversation Transcripts',
    label: 'Transcripts',
    description: 'Read, search and save what was said, word for word.',
  },
  transcript: { title: 'Transcript', description: 'What was said in one conversation or session.' },
  history: {
    title: 'Conversation History',
    label: 'History',
    description: 'Everything you have said here: chats, voice conversations and campaigns.',
  },
  settings: {
    title: 'Settings and Preferences',
    label: 'Settings',
    keywords: 'preferences theme font size notifications voice language microphone recordings reset',
  },
  'settings-tab': { title: 'Settings and Preferences' },
  security: {
    title: 'Account Security',
    keywords:
      'password 2fa two-factor authenticator passkey recovery codes sign-ins devices sessions email name profile',
  },
  subscription: {
    title: 'Subscription',
    description: 'Your plan and what is left of it.',
    keywords: 'plan plans billing price payment upgrade usage storage limits',
  },
  'privacy-rights': {
    title: 'Privacy Rights',
    description: 'See, correct and delete what is kept about you.',
    keywords: 'delete account data export copy correct opt out do not sell gpc requests',
  },
  help: { title: 'Help', description: 'How Placard works, its keys, and what to do when something does not.' },
  handbook: {
    title: 'Handbook for Teachers and Clubs',
    label: 'Handbook',
    description: 'Rules of procedure, phrases and worksheets, to print and hand out.',
  },
  worksheet: { title: 'Worksheet', description: 'A campaign on paper: background, public positions and questions.' },
  'help-section': { title: 'Help' },
  guide: { title: 'Feature Guide', description: 'What Placard does, view by view, with pictures of it.' },
  'guide-tab': { title: 'Feature Guide' },
  legal: { title: 'Privacy Policy and Terms', label: 'Terms of Service' },
  'legal-tab': { title: 'Privacy Policy and Terms' },
  privacy: { title: 'Privacy' },
  status: {
    title: 'Service Status',
    description: 'The current status of this server’s services.',
    keywords: 'outage uptime down maintenance',
  },
  'forgot-password': { title: 'Forgot Password' },
  'reset-password': { title: 'New Password' },
  'confirm-email': { title: 'Confirm Email' },
  'restore-address': { title: 'Restore Address' },
  'stop-news': { title: 'Stop News' },
  admin: { title: 'Admin Console' },
  'admin-users': { title: 'User Management' },
  'admin-campaigns': { title: 'Campaign Management' },
  'admin-engines': {
    title: 'AI Engines',
    description: 'Which models people here may use, and whether they may bring keys of their own.',
  },
  'admin-monitor': { title: 'System Monitor' },
  'admin-security': { title: 'Security Center' },
  'admin-analytics': { title: 'Analytics' },
  'admin-database': { title: 'Database' },
  'admin-logs': { title: 'System Logs' },
  kit: { title: 'Design system' },
  'not-found': { title: 'No such room' },
} as const satisfies Readonly<Record<ViewKind, ViewWords>>

/** Names of the sidebar's groups, in order. */
export const groupMessages = {
  main: 'Main Features',
  configuration: 'Configuration',
  administration: 'Administration',
  about: 'About',
} as const

/** The default description; the same as in `index.html`. */
export const PRODUCT_DESCRIPTION =
  'Take a country’s seat, speak in the room, bargain with AI delegates and see the draft resolution change.'
