import type { SettingName } from '@placard/contract'
import type { View } from '../../../client/navigation/view.ts'
import type { SettingsTab } from '../frame/settings-tabs.ts'
import { placeMessages } from './messages.en.ts'

/** Every control of the settings, by the tab where it is. */
const TAB_OF = {
  'interface-language': 'appearance',
  theme: 'appearance',
  'font-size': 'appearance',
  motion: 'appearance',
  contrast: 'appearance',
  voice: 'voice',
  'speech-speed': 'voice',
  'auto-play': 'voice',
  microphone: 'voice',
  'own-voice': 'voice',
  'spoken-language': 'voice',
  'debate-mode': 'voice',
  recordings: 'voice',
  notifications: 'notifications',
  'privacy-rights': 'privacy',
  'browser-data': 'privacy',
  compliance: 'system',
  rights: 'system',
  export: 'system',
  import: 'system',
  reset: 'system',
  'answer-length': 'system',
  temperature: 'system',
  'debug-info': 'system',
  'own-models': 'system',
  'single-keys': 'system',
  samples: 'system',
} as const satisfies Readonly<Record<string, SettingsTab>>
export type SpotId = keyof typeof TAB_OF

/** The views of the account that somebody may look for among the settings. */
const VIEW_OF = {
  security: { kind: 'security' },
  subscription: { kind: 'subscription' },
  'data-use': { kind: 'legal-tab', tab: 'data-use' },
  'privacy-notice': { kind: 'privacy' },
} as const satisfies Readonly<Record<string, View>>

/** A control of the settings, or a page beside them, with the words it is found by. */
export interface SettingPlace {
  readonly id: string
  readonly label: string
  /** Further words for it. */
  readonly keywords: string
  /** Its tab, or the view it is. */
  readonly at: SettingsTab | View
}

/** Where each setting is changed. A setting without a control would be one that nobody can change. */
const SPOT_OF_SETTING: Readonly<Record<SettingName, SpotId>> = {
  interfaceLanguage: 'interface-language',
  theme: 'theme',
  fontSize: 'font-size',
  motion: 'motion',
  contrast: 'contrast',
  voiceEnabled: 'voice',
  voiceSpeed: 'speech-speed',
  speechSpeed: 'speech-speed',
  autoPlayAudio: 'auto-play',
  userVoiceEnabled: 'own-voice',
  selectedUserVoice: 'own-voice',
  language: 'spoken-language',
  autoDetectLanguage: 'spoken-language',
  debateMode: 'debate-mode',
  notificationsEnabled: 'notifications',
  enableMockData: 'samples',
  showDebugInfo: 'debug-info',
  maxTokens: 'answer-length',
  temperature: 'temperature',
  singleKeyShortcuts: 'single-keys',
}

/** What only the demo has, or only people with an account. */
const WHOSE: Readonly<Partial<Record<SpotId | keyof typeof VIEW_OF, 'demo' | 'member'>>> = {
  samples: 'demo',
  security: 'member',
  subscription: 'member',
}

function placesOf<Id extends keyof typeof placeMessages>(
  at: Readonly<Record<Id, SettingsTab | View>>,
  isDemo: boolean,
) {
  const isId = (id: string): id is Id => Object.hasOwn(at, id)
  return Object.keys(at)
    .filter(isId)
    .filter((id) => (WHOSE[id] ?? (isDemo ? 'demo' : 'member')) === (isDemo ? 'demo' : 'member'))
    .map((id): SettingPlace => ({ id, ...placeMessages[id], at: at[id] }))
}

/** All that can be looked for in the settings, in the order of their tabs. */
export function settingPlaces(isDemo: boolean): readonly SettingPlace[] {
  return [...placesOf(TAB_OF, isDemo), ...placesOf(VIEW_OF, isDemo)]
}

/** Where a setting is changed; undefined for one that nothing asks for. */
export function spotOfSetting(name: SettingName): { readonly id: SpotId; readonly tab: SettingsTab } | undefined {
  const id = SPOT_OF_SETTING[name]
  return id && { id, tab: TAB_OF[id] }
}
