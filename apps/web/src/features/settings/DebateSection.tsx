import { PERSONALITY_MODES } from '@placard/contract'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { useSetting } from '../../shared/settings/current.ts'
import { deviceSettings } from '../../shared/settings/settings.ts'
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
        choices={PERSONALITY_MODES.map((value) => ({
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
