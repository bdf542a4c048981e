export const appMessages = {
  skipToContent: 'Skip to content',
  goTo: 'Go to…',
  demo: 'Demo',
  leaveDemo: 'Leave demo',
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
    text: 'This part of the page belongs to an older version. Reload to continue; nothing you sent is lost.',
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
