import type { View } from '../shared/navigation/view.ts'

type Words = { readonly title: string; readonly description: string }

/** What each view is called in the title bar and in a search result, until it says something more exact itself. */
export const VIEW_WORDS: Readonly<Record<View['kind'], Words>> = {
  chat: { title: 'AI Chat Assistant', description: 'Write with the assistant.' },
  voice: { title: 'Voice AI Assistant', description: 'Speak with the assistant.' },
  campaigns: {
    title: 'Model UN Campaigns',
    description: 'Take a country’s seat, bargain with AI delegates and see the draft resolution change.',
  },
  campaign: { title: 'Campaign', description: 'The agenda, the delegates and the seat you take.' },
  session: { title: 'Campaign in session', description: 'The hall, who has the floor, and what the text says now.' },
  debrief: { title: 'Debrief', description: 'How the session went, and what could have been agreed.' },
  replay: { title: 'Replay', description: 'The session once more, moment by moment.' },
  transcripts: { title: 'Conversation Transcripts', description: 'What was said in your conversations.' },
  history: { title: 'Session History', description: 'Your sessions, by day.' },
  settings: { title: 'Settings and Preferences', description: 'How Placard looks and plays for you.' },
  security: { title: 'Account Security', description: 'Password, second factor, passkeys and sign-ins.' },
  subscription: { title: 'Subscription', description: 'Your plan and what is left of it.' },
  help: { title: 'Help', description: 'Answers to questions about Placard.' },
  guide: { title: 'Feature Guide', description: 'Everything Placard can do.' },
  legal: { title: 'Privacy Policy and Terms', description: 'The terms Placard is used under.' },
  privacy: { title: 'Privacy', description: 'What Placard keeps about you, and why.' },
  status: { title: 'Service Status', description: 'How the parts of this server are doing.' },
  'forgot-password': { title: 'Forgot Password', description: 'Ask for a link to a new password.' },
  'reset-password': { title: 'New Password', description: 'Set a new password.' },
  'confirm-email': { title: 'Confirm Email', description: 'Confirm your email address.' },
  admin: { title: 'Admin Console', description: 'The state of this server.' },
  'admin-users': { title: 'User Management', description: 'The accounts of this server.' },
  'admin-campaigns': { title: 'Campaign Management', description: 'The campaigns of this server.' },
  'admin-monitor': { title: 'System Monitor', description: 'The load of this server.' },
  'admin-security': { title: 'Security Center', description: 'Attempts and events that concern security.' },
  'admin-analytics': { title: 'Analytics', description: 'How this server is used.' },
  'admin-database': { title: 'Database', description: 'The tables of this server.' },
  'admin-logs': { title: 'System Logs', description: 'What this server has logged.' },
  kit: { title: 'Design system', description: 'Every part of the design on one page.' },
  'not-found': { title: 'No such room', description: 'There is nothing at this address.' },
}

export const viewMessages = {
  unavailable: {
    title: (name: string) => `${name}: not available in this version`,
    text: 'This version of Placard does not have this view. Its address is kept for the version that does.',
    description: 'Not available in this version of Placard.',
    back: 'Back to the campaigns',
    toSignIn: 'Back to the sign-in',
  },
  closed: {
    admin: { title: 'For administrators', text: 'Only administrators of this server can open this view.' },
    member: {
      title: 'For people with an account',
      text: 'The demo keeps everything in this browser and has no account. Leave the demo and sign in to open this view.',
    },
  },
} as const
