import type { View } from '../../../client/navigation/view.ts'

/** The tabs of the settings, in their order. */
export const SETTINGS_TABS = ['appearance', 'voice', 'notifications', 'privacy', 'system'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** The view of a tab. The first one is at the address of the settings themselves. */
export function viewOfTab(tab: SettingsTab): View {
  return tab === 'appearance' ? { kind: 'settings' } : { kind: 'settings-tab', tab }
}

/** The tab at an address; the first one where there is none of that name. */
export function tabOf(named: string | undefined): SettingsTab {
  return SETTINGS_TABS.find((tab) => tab === named) ?? 'appearance'
}
