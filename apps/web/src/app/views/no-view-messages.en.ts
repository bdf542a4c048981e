export const noViewMessages = {
  unavailable: {
    title: (name: string) => `${name}: not available in this version`,
    text: 'This version of Placard does not have this view. It may be available in another version.',
    description: 'Not available in this version of Placard.',
    back: 'Back to the chat',
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
