export const commandMessages = {
  groups: {
    go: 'Go to',
    look: 'Appearance',
    page: 'Page',
    campaigns: 'Start a campaign',
    sessions: 'Resume a session',
    account: 'Account',
  },
  goTo: (name: string) => `Go to ${name}`,
  /** Words that people look for a view with, beyond its name. */
  viewWords: {
    settings: 'preferences options',
    security: 'password 2fa two-factor passkey authenticator email sessions',
    subscription: 'plan billing price payment upgrade usage',
    help: 'support',
    legal: 'privacy policy',
  },
  theme: { light: 'Light theme', dark: 'Dark theme', system: 'System theme' },
  themeChosen: { light: 'Light theme.', dark: 'Dark theme.', system: 'The theme follows this device.' },
  themeWords: 'colours appearance mode',
  focusInput: 'Focus the input',
  toggleSidebar: 'Toggle the sidebar',
  start: (title: string) => `Start ${title}…`,
  takeUp: (title: string, country: string) => `Resume ${title} · ${country}`,
  /** Where words were said: the place, and the words around them. */
  hit: (title: string, excerpt: string) => (title === excerpt ? title : `${title}: ${excerpt}`),
  kinds: { chat: 'Chats', voice: 'Voice conversations', campaign: 'Campaigns' },
  signOut: 'Sign Out',
  leaveDemo: 'Leave demo',
} as const
