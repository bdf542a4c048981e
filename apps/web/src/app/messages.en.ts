export const appMessages = {
  skipToContent: 'Skip to content',
  goTo: 'Go to…',
  settings: 'Settings',
  settingsTrouble: {
    unreadable: 'Some settings kept in this browser could not be read and are back to their defaults.',
    newer: 'Settings kept by a newer version of Placard were put aside.',
    'not-kept': 'This browser does not let Placard keep settings: they hold until this tab is closed.',
  },
  demo: 'Demo',
  leaveDemo: 'Leave demo',
  demoStorage: {
    memory: 'This browser does not let the demo keep anything: sessions last until this tab is closed.',
    recovered:
      'Something the demo kept in this browser could not be read. It has been put aside, and the demo goes on.',
  },
  accountSecurity: 'Account Security',
  newVersion: 'A new version of Placard is ready.',
  reload: 'Reload',
  fallback: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. What was saved is safe; try again, or reload the app.',
    logged: 'An unexpected error occurred. This has been logged and we’re working to fix it.',
    reference: 'Reference:',
    tryAgain: 'Try Again',
    reload: 'Reload App',
  },
  outdated: {
    title: 'Placard has been updated',
    text: 'This part of the page belongs to an older version. Reload to go on; nothing you sent is lost.',
  },
  partOffline: {
    title: 'This part is not on your device yet',
    text: 'It could not be loaded without a connection. It can be loaded once you are online again.',
  },
  notFound: {
    title: 'No such room',
    text: (path: string) => `There is nothing at ${path}. The address may be mistyped, or the page has moved.`,
    back: 'Back to the chat',
  },
  kit: 'Design system',
} as const
