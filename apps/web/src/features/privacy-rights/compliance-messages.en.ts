import type { COMPLIANCE_CHECKS } from '@placard/contract'

type Check = (typeof COMPLIANCE_CHECKS)[number]

/** Whether this server does what it says. */
export const complianceMessages = {
  notice: 'This server does not do everything it promises at the moment.',
  see: 'See what is wrong',
  title: 'CCPA compliance',
  intro:
    'This server checks itself against the California Consumer Privacy Act. What is not met does not change your rights.',
  met: 'Met',
  unmet: 'Not met',
  checks: {
    'data-map-complete': 'Everything that is kept about people is on the list of what is kept.',
    'requests-in-time': 'No open request is past its legal deadline.',
    'log-intact': 'Nobody has changed the log of requests.',
    'retention-runs': 'What is kept for a limited time is deleted when that time is over.',
  } satisfies Readonly<Record<Check, string>>,
  contact: 'Ask this server’s administrator',
  close: 'Close',
  categoriesLabel: 'Categories with something about you',
  categories: (done: number, of: number) =>
    `${done} of ${of} categories ${done === 1 ? 'holds' : 'hold'} something about you`,
} as const
