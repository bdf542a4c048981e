import { type ReactNode, useEffect, useState } from 'react'
import { useSetting } from '../../../client/settings/current.ts'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { Switch } from '../../../kit/ui/Switch.tsx'
import { Tabs } from '../../../kit/ui/Tabs.tsx'
import { Spot } from '../search/Spot.tsx'
import { useSought } from '../search/sought-store.ts'
import { usePassingText } from '../use-passing-text.ts'
import { DebateMode } from './DebateMode.tsx'
import { DelegateVoice } from './DelegateVoice.tsx'
import { LanguageTab } from './LanguageTab.tsx'
import { voiceSettingsMessages } from './messages.en.ts'
import { SpeechControl } from './SpeechControl.tsx'
import { useTestSpeech } from './use-test-speech.ts'

const { tabs } = voiceSettingsMessages
const TAB_IDS = ['speech', 'delegate', 'language', 'debate'] as const
type TabId = (typeof TAB_IDS)[number]

/** Which of the tabs has a setting that is looked for. */
const TAB_OF_SPOT: Readonly<Partial<Record<string, TabId>>> = {
  'speech-speed': 'speech',
  'auto-play': 'speech',
  microphone: 'speech',
  'own-voice': 'delegate',
  'spoken-language': 'language',
  'debate-mode': 'debate',
}

/** The chosen tab; a setting that is looked for chooses its own. */
function useTab() {
  const sought = useSought()
  const [tab, setTab] = useState<TabId>(() => TAB_OF_SPOT[sought.id ?? ''] ?? 'speech')
  useEffect(() => {
    const wanted = TAB_OF_SPOT[sought.id ?? '']
    if (wanted !== undefined) setTab(wanted)
  }, [sought])
  return [tab, setTab] as const
}

/** Voice and all that belongs to it: speed, the own voice, language, and how delegates debate. */
export function VoiceSection() {
  const isOn = useSetting('voiceEnabled')
  const [tab, setTab] = useTab()
  const [status, tell] = usePassingText()
  const speech = useTestSpeech(tell)

  function handleTab(next: TabId) {
    speech.stop()
    setTab(next)
  }

  const panels = {
    speech: <SpeechControl speech={speech} tell={tell} />,
    delegate: <DelegateVoice speech={speech} tell={tell} />,
    language: <LanguageTab tell={tell} />,
    debate: (
      <Spot id="debate-mode">
        <DebateMode tell={tell} />
      </Spot>
    ),
  } as const satisfies Record<TabId, ReactNode>

  return (
    <PaperSection title={voiceSettingsMessages.title}>
      <Spot id="voice">
        <Switch
          label={voiceSettingsMessages.enable}
          hint={isOn ? voiceSettingsMessages.enableHint : voiceSettingsMessages.isOff}
          isOn={isOn}
          onToggle={(voiceEnabled) => deviceSettings.change({ voiceEnabled })}
        />
      </Spot>
      <Tabs
        label={tabs.label}
        tabs={TAB_IDS.map((id) => ({ id, label: tabs[id] }))}
        selected={tab}
        onSelect={handleTab}
        panelClassName="pt-5"
      >
        {panels[tab]}
      </Tabs>
      <p role="status" className="min-h-6 text-13 text-text-2">
        {status}
      </p>
    </PaperSection>
  )
}
