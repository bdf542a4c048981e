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
      count === 0 ? 'No entry of the help matches.' : count === 1 ? 'One entry matches.' : `${count} entries match.`,
    results: 'Entries of the help',
    answer: 'The assistant’s answer',
    builtIn: 'By the built-in assistant, in this browser. Your question was sent nowhere.',
    looking: 'Looking it up…',
    failed: {
      title: 'The assistant could not be loaded',
      text: 'Your question is still in the field. Check your connection, then ask again.',
      again: 'Ask again',
    },
    notRead: {
      title: 'The entries of the help could not be loaded',
      text: 'Check your connection, then try again.',
      again: 'Try again',
    },
  },
  further: {
    label: 'Further reading',
    guide: { title: 'Comprehensive Guide', text: 'Everything Placard does, view by view, with pictures.' },
    smart: { title: 'Smart Features', text: 'What the assistant and the delegates work out by themselves.' },
    settings: { title: 'Settings', text: 'Theme, text size, voice, notifications, and starting over.' },
  },
  status: 'Service Status',
  statusText: 'Is it this server? Its services and their last day are on',
  more: {
    title: 'Need More Help?',
    troubleshooting: 'Troubleshooting Guide',
    support: 'Contact Support',
    feedback: 'Send Feedback',
    byMail: 'Both open a draft in your mail program. Nothing is sent until you send it.',
    loading: 'Looking up whom to write to…',
    nobody:
      'This server’s administrator has given no address for mail. Ask them where you were given the address of this page, and tell them what is below.',
    demo: 'The demo runs in your browser and has nobody to write to. Ask whoever gave you the address of this page, and tell them what is below.',
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
