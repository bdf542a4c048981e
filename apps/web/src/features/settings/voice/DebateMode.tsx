import { PERSONALITIES } from '@placard/engine'
import { useSetting } from '../../../client/settings/current.ts'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { ChoiceRow } from '../ChoiceRow.tsx'
import { settingsMessages } from '../messages.en.ts'
import { voiceSettingsMessages } from './messages.en.ts'

const { debate } = settingsMessages

/** The tone of the delegates of new campaigns. */
export function DebateMode({ tell }: { tell: (text: string) => void }) {
  const mode = useSetting('debateMode')
  return (
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
      onChoose={(debateMode) => {
        deviceSettings.change({ debateMode })
        tell(voiceSettingsMessages.debateSet(debate.modes[debateMode]))
      }}
    />
  )
}
