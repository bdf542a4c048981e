import { useSetting } from '../../../client/settings/current.ts'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { Switch } from '../../../kit/ui/Switch.tsx'
import { settingsMessages } from '../messages.en.ts'
import { Spot } from '../search/Spot.tsx'

const { keyboard } = settingsMessages

export function KeyboardSection() {
  const hasSingleKeys = useSetting('singleKeyShortcuts')
  return (
    <PaperSection title={keyboard.title}>
      <Spot id="single-keys">
        <Switch
          label={keyboard.shortcuts}
          hint={keyboard.shortcutsHint}
          isOn={hasSingleKeys}
          onToggle={(singleKeyShortcuts) => deviceSettings.change({ singleKeyShortcuts })}
        />
      </Spot>
    </PaperSection>
  )
}
