import { useSetting } from '../../shared/settings/current.ts'
import { deviceSettings } from '../../shared/settings/settings.ts'
import { Switch } from '../../shared/ui/Switch.tsx'
import { settingsMessages } from './messages.en.ts'
import { SettingsSection } from './SettingsSection.tsx'

const { demo } = settingsMessages

/** What only the demo has. */
export function DemoSection() {
  const hasSamples = useSetting('enableMockData')
  return (
    <SettingsSection title={demo.title}>
      <Switch
        label={demo.samples}
        hint={demo.samplesHint}
        isOn={hasSamples}
        onToggle={(enableMockData) => deviceSettings.change({ enableMockData })}
      />
    </SettingsSection>
  )
}
