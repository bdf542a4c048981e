/** Title, meaning and suggested actions of each connection issue. */
export const ISSUE_MESSAGES = {
  NETWORK_OFFLINE: {
    message: 'No Internet Connection',
    description: 'This device has no connection to the internet. What you type is kept.',
    userActions: [
      'Check the network cable or Wi-Fi of this device.',
      'Turn off aeroplane mode.',
      'Continue in the demo: it needs no connection.',
    ],
  },
  API_SERVER_DOWN: {
    message: 'Service Temporarily Unavailable',
    description: 'The server is not responding. What was saved is safe.',
    userActions: [
      'Press Retry API, or wait: the page retries by itself.',
      'Look at the status page.',
      'Contact support if the problem persists.',
    ],
  },
  API_RATE_LIMITED: {
    message: 'Rate Limit Exceeded',
    description: 'Too many requests came from your network in a short time.',
    userActions: [
      'Wait until the countdown has ended: 60 seconds are usually enough.',
      'Close other tabs of Placard.',
      'If you often reach your plan’s limit, consider a higher tier.',
    ],
  },
  WEBSOCKET_CONNECTION_FAILED: {
    message: 'Real-time Features Unavailable',
    description: 'Live updates are not arriving. Typing still works.',
    userActions: [
      'Press Reconnect, or wait: the page tries again by itself.',
      'Continue by text: an open session checks for updates every few seconds instead.',
      'Ask your network administrator whether websockets are allowed.',
    ],
  },
  OPENAI_API_DOWN: {
    message: 'AI Services Temporarily Down',
    description: 'The language model is not responding, so the assistant can’t answer.',
    userActions: ['Try again later.', 'Look at the status page.', 'Contact support if the problem persists.'],
  },
  OPENAI_QUOTA_EXCEEDED: {
    message: 'AI Usage Limit Reached',
    description: 'This server’s language model quota is used up.',
    userActions: [
      'Wait for the quota to be reset.',
      'Contact support: your server’s administrator can raise it.',
      'Choose another engine in Chat, if you have one.',
    ],
  },
  API_MAINTENANCE_MODE: {
    message: 'Scheduled Maintenance',
    description: 'The server is under maintenance. Parts of it may be slow or unavailable.',
    userActions: ['Finish what you are typing and wait.', 'Look at the status page.', 'Come back later.'],
  },
  NETWORK_TIMEOUT: {
    message: 'Connection Timeout',
    description: 'The server is taking too long to respond.',
    userActions: ['Try again in a moment.', 'Check how fast your connection is.', 'Look at the status page.'],
  },
  UNKNOWN_ERROR: {
    message: 'Unexpected Error',
    description: 'The server answered in a way this page does not understand.',
    userActions: ['Reload the page.', 'Try again in a moment.', 'Contact support if it happens again.'],
  },
  DNS_RESOLUTION_FAILED: {
    message: 'Address Not Found',
    description: 'This server can’t find the address of its language model.',
    userActions: [
      'Try again later.',
      'Look at the status page.',
      'Tell your server’s administrator: the server’s name lookup (DNS) is failing.',
    ],
  },
  API_AUTHENTICATION_FAILED: {
    message: 'Sign-in Not Accepted',
    description: 'The server no longer accepts the sign-in of this page. Sign out, then sign in again.',
    userActions: ['Sign out, then sign in again.', 'Reload the page.', 'Contact support if you cannot sign in.'],
  },
  API_SERVICE_UNAVAILABLE: {
    message: 'Service Overloaded',
    description: 'The server is responding, but cannot do its work at the moment. What was saved is safe.',
    userActions: ['Wait a moment: the page retries by itself.', 'Press Retry API.', 'Look at the status page.'],
  },
  WEBSOCKET_AUTHENTICATION_FAILED: {
    message: 'Live Updates Not Authorised',
    description: 'The server does not accept the sign-in of this page for live updates. Typing still works.',
    userActions: ['Press Reconnect.', 'Sign out and in again.', 'Contact support if it happens again.'],
  },
  WEBSOCKET_SERVER_OVERLOADED: {
    message: 'Live Updates Overloaded',
    description: 'The server accepts no more live connections from here at the moment. Typing still works.',
    userActions: ['Close other tabs of Placard.', 'Wait: the page tries again by itself.', 'Press Reconnect.'],
  },
  WEBSOCKET_PROTOCOL_ERROR: {
    message: 'Live Updates Not Understood',
    description: 'Page and server do not understand each other’s live updates. Typing still works.',
    userActions: [
      'Reload the page: it may be older than the server.',
      'Press Reconnect.',
      'Ask your network administrator whether websocket traffic is modified.',
    ],
  },
  OPENAI_RATE_LIMITED: {
    message: 'AI Services Busy',
    description: 'The language model is receiving too many requests at the moment.',
    userActions: ['Wait a minute, then ask again.', 'Look at the status page.'],
  },
  CONFIGURATION_ERROR: {
    message: 'Server Not Set Up for This Address',
    description: 'The server refuses what this page sends, because the page’s address is not in its configuration.',
    userActions: ['Open Placard at the address you were given.', 'Tell support which address you used.'],
  },
} as const

/** Who answers while a language model does not. */
export const meanwhileMessages = {
  builtIn: 'The built-in assistant answers for now.',
} as const

/** The services that an issue affects, by their names in the catalogue. */
export const AFFECTED_SERVICES = {
  everything: 'Everything that needs the server',
  account: 'Sign-in and account',
  campaigns: 'Campaigns',
  live: 'Live updates',
  ai: 'AI answers',
} as const

export const estimateMessages = {
  lessThanMinute: 'Less than a minute',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  unknownCode: 'Unknown error code',
} as const
