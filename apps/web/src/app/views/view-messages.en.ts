import type { View } from '../../client/navigation/view.ts'

/** What each view is called in the title bar until it says something more exact itself. */
export const VIEW_TITLES: Readonly<Record<View['kind'], string>> = {
  chat: 'AI Chat Assistant',
  conversation: 'Conversation',
  'shared-chat': 'Shared conversation',
  drill: 'Debate drill',
  voice: 'Voice AI Assistant',
  campaigns: 'Model UN Campaigns',
  campaign: 'Campaign',
  session: 'Campaign in session',
  debrief: 'Debrief',
  replay: 'Replay',
  transcripts: 'Conversation Transcripts',
  history: 'Session History',
  settings: 'Settings and Preferences',
  security: 'Account Security',
  subscription: 'Subscription',
  help: 'Help',
  guide: 'Feature Guide',
  legal: 'Privacy Policy and Terms',
  privacy: 'Privacy',
  status: 'Service Status',
  'forgot-password': 'Forgot Password',
  'reset-password': 'New Password',
  'confirm-email': 'Confirm Email',
  'restore-address': 'Restore Address',
  admin: 'Admin Console',
  'admin-users': 'User Management',
  'admin-campaigns': 'Campaign Management',
  'admin-monitor': 'System Monitor',
  'admin-security': 'Security Center',
  'admin-analytics': 'Analytics',
  'admin-database': 'Database',
  'admin-logs': 'System Logs',
  kit: 'Design system',
  'not-found': 'No such room',
}

/** What is said of a view to search engines and in previews until it says something more exact itself. */
export const VIEW_DESCRIPTIONS: Partial<Readonly<Record<View['kind'], string>>> = {
  chat: 'Argue motions, draft clauses, learn the rules of the room and compare how countries voted.',
  conversation: 'A conversation with the assistant.',
  'shared-chat': 'A copy of a conversation with the assistant.',
  drill: 'Argue a motion against the assistant, by the clock, and see what each sentence earned.',
  session: 'A Model UN session: the hall, who has the floor, and what the text says now.',
  debrief: 'How a session went, and what could have been agreed.',
  replay: 'A session once more, moment by moment.',
  subscription: 'Your plan and what is left of it.',
  status: 'How the parts of this server are doing.',
}

/** Said where nothing else is; the same as in `index.html`. */
export const PRODUCT_DESCRIPTION =
  'Take a country’s seat, speak in the room, bargain with AI delegates and see the draft resolution change.'
