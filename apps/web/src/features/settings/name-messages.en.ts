import type { SettingName } from '@placard/contract'

export const settingNames = {
  names: {
    interfaceLanguage: 'Language',
    theme: 'Theme',
    fontSize: 'Font size',
    motion: 'Motion',
    contrast: 'Contrast',
    voiceEnabled: 'Enable voice',
    voiceSpeed: 'Named speech speed',
    speechSpeed: 'Speech speed',
    autoPlayAudio: 'Speak automatically in sessions',
    userVoiceEnabled: 'Speak my speeches',
    selectedUserVoice: 'Your voice',
    language: 'Spoken language',
    autoDetectLanguage: 'Detect the language',
    debateMode: 'Debate mode',
    notificationsEnabled: 'Notifications',
    enableMockData: 'Sample content',
    showDebugInfo: 'Technical details',
    maxTokens: 'Answer length',
    temperature: 'Temperature',
    singleKeyShortcuts: 'Single-key shortcuts',
  } satisfies Record<SettingName, string>,
  on: 'on',
  off: 'off',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
} as const
