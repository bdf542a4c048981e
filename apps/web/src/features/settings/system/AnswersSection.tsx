import { TEMPERATURE } from '@placard/contract'
import { useSetting } from '../../../client/settings/current.ts'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { pageLanguage } from '../../../kit/language/language.ts'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { Switch } from '../../../kit/ui/Switch.tsx'
import { ChoiceRow } from '../ChoiceRow.tsx'
import { SettingSlider } from '../SettingSlider.tsx'
import { Spot } from '../search/Spot.tsx'
import { usePassingText } from '../use-passing-text.ts'
import { systemMessages } from './messages.en.ts'

const { answers: words } = systemMessages
const oneDigit = new Intl.NumberFormat(pageLanguage, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** The lengths that are offered, in tokens. */
const LENGTHS = ['512', '2048', '8192'] as const

function AnswerLength({ tell }: { tell: (text: string) => void }) {
  const tokens = useSetting('maxTokens')
  const offered = LENGTHS.find((length) => Number(length) === tokens)
  return (
    <ChoiceRow<string>
      legend={words.length}
      hint={offered === undefined ? `${words.lengthHint} ${words.ownLength(tokens)}` : words.lengthHint}
      choices={LENGTHS.map((value) => ({ value, label: words.lengths[value], hint: words.lengthOf(Number(value)) }))}
      value={offered ?? ''}
      onChoose={(chosen) => {
        deviceSettings.change({ maxTokens: Number(chosen) })
        tell(words.lengthSet(Number(chosen)))
      }}
    />
  )
}

function Temperature({ tell }: { tell: (text: string) => void }) {
  const temperature = useSetting('temperature')
  return (
    <SettingSlider
      label={words.temperature}
      hint={words.temperatureHint}
      range={TEMPERATURE}
      value={temperature}
      valueText={oneDigit.format(temperature)}
      onChoose={(chosen) => {
        deviceSettings.change({ temperature: chosen })
        tell(words.temperatureSet(oneDigit.format(chosen)))
      }}
    />
  )
}

/** How a model is to answer in the chat, and what is shown beside its answers. */
export function AnswersSection() {
  const isDebug = useSetting('showDebugInfo')
  const [status, tell] = usePassingText()
  return (
    <PaperSection title={words.title}>
      <Spot id="answer-length">
        <AnswerLength tell={tell} />
      </Spot>
      <Spot id="temperature">
        <Temperature tell={tell} />
      </Spot>
      <Spot id="debug-info">
        <Switch
          label={words.debug}
          hint={words.debugHint}
          isOn={isDebug}
          onToggle={(showDebugInfo) => deviceSettings.change({ showDebugInfo })}
        />
      </Spot>
      <p role="status" className="sr-only">
        {status}
      </p>
    </PaperSection>
  )
}
