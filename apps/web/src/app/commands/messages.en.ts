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
  theme: { light: 'Light theme', dark: 'Dark theme', system: 'System theme' },
  themeChosen: { light: 'Light theme.', dark: 'Dark theme.', system: 'Using your device’s theme.' },
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
