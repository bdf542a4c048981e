import { PERSONALITIES } from '@placard/engine'
import { useSetting } from '../../client/settings/current.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { settingsMessages } from './messages.en.ts'

const { debate } = settingsMessages

export function DebateSection() {
  const mode = useSetting('debateMode')
  return (
    <PaperSection title={debate.title}>
      <ChoiceRow
        isList
        legend={debate.mode}
        hint={debate.modeHint}
        choices={PERSONALITIES.map((value) => ({
          value,
          label: debate.modes[value],
          hint: debate.modeHints[value],
        }))}
        value={mode}
        onChoose={(debateMode) => deviceSettings.change({ debateMode })}
      />
    </PaperSection>
  )
}
