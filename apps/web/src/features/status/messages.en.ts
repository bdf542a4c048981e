import type { ServiceStatus } from '@placard/contract'

const STATUSES: Readonly<Record<ServiceStatus, string>> = {
  operational: 'Operational',
  maintenance: 'Maintenance',
  degraded_performance: 'Degraded performance',
  partial_outage: 'Partial outage',
  major_outage: 'Major outage',
}

/** Services by their stable names; an unknown one is shown by that name. */
const SERVICES: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  api: { name: 'API', about: 'All requests from the page to the server.' },
  database: { name: 'Database', about: 'Where accounts and sessions are kept.' },
  realtime: { name: 'Live updates', about: 'Shows sessions live as they happen.' },
  mail: { name: 'Mail', about: 'Links for new passwords and confirmations.' },
  payments: { name: 'Payments', about: 'Paying for a plan.' },
  language: { name: 'Language models', about: 'Answers in the chat. The built-in assistant steps in.' },
  voice: { name: 'Voice', about: 'Speaks texts aloud.' },
}

export const statusMessages = {
  title: 'Service Status',
  statuses: STATUSES,
  services: SERVICES,
  allWell: 'All services are operational.',
  /** During maintenance. */
  allAnswering: 'Every service is responding at the moment.',
  troubled: (count: number) =>
    count === 1 ? 'One service is not operational.' : `${count} services are not operational.`,
  maintenance: 'Maintenance',
  checkedAt: (time: string) => `Checked at ${time}. Checked again every minute.`,
  responseTime: 'Response time',
  noAnswer: 'No answer',
  uptime: 'Uptime, last 24 hours',
  samples: (count: string) => `${count} of 1,440 possible checks`,
  noSamples: 'No checks yet',
  history: (service: string) => `${service}: the last 24 hours`,
  from: '24 hours ago',
  now: 'Now',
  columns: ['From', 'Checks', 'Uptime', 'Worst status'],
  notChecked: 'Not checked',
  explanation:
    'Each service is checked once a minute by using it. A service that is slow counts as up; maintenance is not counted either way. While the server is not running, nothing is checked, so those hours are empty.',
  failed: {
    title: 'The server’s status is unavailable',
    text: 'It could not be reached just now. The cause may be the network or the server itself.',
    offline: 'This device has no connection to the internet. The status is shown once it is back.',
    old: 'The server could not be reached just now. This is its last known status.',
    retry: 'Try Again',
  },
  contact: (email: string) => `Questions? Write to ${email}.`,
} as const
