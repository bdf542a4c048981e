/** The tabs of the feature guide, in their order. */
export const GUIDE_TABS = [
  'overview',
  'core-features',
  'voice-system',
  'ai-capabilities',
  'customization',
  'privacy-security',
  'technical',
  'admin',
] as const
export type GuideTab = (typeof GUIDE_TABS)[number]

/** The tabs somebody may read: the last one is for administrators. */
export function tabsFor(isAdministrator: boolean): readonly GuideTab[] {
  return GUIDE_TABS.filter((tab) => tab !== 'admin' || isAdministrator)
}

/** The tab at an address; without one, or with one that is not there for this person, the first. */
export function tabOf(named: string | undefined, isAdministrator: boolean): GuideTab {
  return tabsFor(isAdministrator).find((tab) => tab === named) ?? 'overview'
}

/** Ids of the guide's entries in each tab. Those of the help stand there: the two do not say the same. */
export const TAB_ENTRIES: Readonly<Record<GuideTab, readonly string[]>> = {
  overview: ['placard', 'real-world'],
  'core-features': ['working-paper', 'projects', 'debate-drill', 'export-files'],
  'voice-system': ['voice-conversations', 'speech', 'microphone'],
  'ai-capabilities': ['personalities', 'ai-delegates', 'difficulty', 'chat-modes', 'vote-data', 'on-device-model'],
  customization: [],
  'privacy-security': ['privacy-kept', 'account-security', 'delete-account'],
  technical: ['offline'],
  admin: ['connect-model', 'run-server'],
}
