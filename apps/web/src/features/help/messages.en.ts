import type { HelpSection } from './sections.ts'

export const helpMessages = {
  title: 'Help',
  intro: 'How Placard works, and what to do when something does not.',
  navigation: 'Quick Navigation',
  adminOnly: 'Admin only',
  adminIncluded: 'Admin documentation included',
  contents: 'In this section',
  sections: {
    'getting-started': { title: 'Getting Started', text: 'What this is, and your first round.' },
    'voice-features': { title: 'Voice Features', text: 'Speaking, and being read to.' },
    campaigns: { title: 'Model UN Campaigns', text: 'From the opening to the vote and the debrief.' },
    'settings-guide': { title: 'Settings Guide', text: 'Your account, your plan, your data.' },
    troubleshooting: { title: 'Troubleshooting', text: 'When something does not work.' },
    shortcuts: { title: 'Shortcuts', text: 'Every key, on every view.' },
    'admin-features': { title: 'Admin Features', text: 'Running this server.' },
  } satisfies Record<HelpSection, { title: string; text: string }>,
  search: {
    label: 'Search the help, or ask a question',
    placeholder: 'How do I get my clause into the text?',
    ask: 'Ask the assistant',
    found: (count: number) =>
      count === 0 ? 'No help entries match.' : count === 1 ? 'One entry matches.' : `${count} entries match.`,
    results: 'Help entries',
    answer: 'The assistant’s answer',
    builtIn: 'By the built-in assistant. Your question stayed in this browser.',
    looking: 'Looking it up…',
    failed: {
      title: 'The assistant could not be loaded',
      text: 'Your question is still in the field. Check your connection, then ask again.',
      again: 'Ask again',
    },
    notRead: {
      title: 'The help entries could not be loaded',
      text: 'Check your connection, then try again.',
      again: 'Try again',
    },
  },
  further: {
    label: 'Further reading',
    guide: { title: 'Comprehensive Guide', text: 'Everything Placard does, view by view, with pictures.' },
    smart: { title: 'Smart Features', text: 'What the assistant and the delegates work out by themselves.' },
    handbook: {
      title: 'For Teachers and Clubs',
      text: 'Rules, phrases and a worksheet for each campaign, to print and hand out.',
    },
    settings: { title: 'Settings', text: 'Theme, text size, voice, notifications, privacy; export, import and reset.' },
  },
  status: 'Service Status',
  statusText: 'Could it be this server? See how its services have done over the last day on',
  more: {
    title: 'Need More Help?',
    troubleshooting: 'Troubleshooting Guide',
    support: 'Contact Support',
    feedback: 'Send Feedback',
    byMail: 'Both open a draft in your email program. Nothing is sent until you send it.',
    loading: 'Looking up whom to write to…',
    nobody:
      'No support address is set on this server. Contact your server’s administrator, and include the details below.',
    demo: 'The demo has no support address of its own. Contact the administrator of the server you opened it from, and include the details below.',
    copy: 'Copy the details',
    copied: 'Copied.',
    notCopied: 'Your browser does not let this page copy. Select the lines and copy them yourself.',
  },
  draft: {
    support: { subject: 'Placard: support request', asks: ['What I wanted to do:', 'What happened instead:'] },
    feedback: { subject: 'Placard: feedback', asks: ['What I would keep:', 'What I would change:'] },
    browser: 'Browser',
    view: 'View',
    screen: 'Window',
  },
  keys: {
    text: 'On a Mac, Cmd stands for Ctrl. Single keys work while you are not typing, and can be switched off in the settings.',
    none: 'The keys are loaded with the rest of the page.',
  },
  admin: {
    text: 'The views of administration that this version has:',
    access:
      'Access is by role: the server checks it with every call, after a sign-in, whatever the page shows. What administrators change is kept in the audit log.',
  },
} as const
