import type { SettingsTab } from './settings-tabs.ts'

export const frameMessages = {
  navigation: 'Settings and account',
  tabs: {
    appearance: 'Appearance',
    voice: 'Voice',
    notifications: 'Notifications',
    privacy: 'Privacy',
    system: 'System',
  } satisfies Record<SettingsTab, string>,
  account: {
    security: 'Account Security',
    subscription: 'Subscription',
    data: 'Data use',
  },
  search: {
    label: 'Search settings',
    placeholder: 'Search settings',
    found: (count: number) => (count === 1 ? '1 setting found.' : `${count} settings found.`),
    none: (typed: string) => `No setting is called “${typed}”. Try another word, such as “theme” or “voice”.`,
    /** Stands in place of the tab where the result is a page of its own. */
    page: 'Account',
    /** The heading of these in the command palette. */
    group: 'Settings',
  },
} as const
