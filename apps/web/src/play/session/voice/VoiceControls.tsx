import { useId } from 'react'
import { useSpeech } from '../../../client/voice/speech.ts'
import { useSpeechState } from '../../../client/voice/speech-store.ts'
import { Switch } from '../../../kit/ui/Switch.tsx'
import { useHallUi, useHallUiState } from '../hall-ui.ts'
import { voicesMessages as words } from './messages.en.ts'

/** Whether this session is spoken, and how loud. */
export function VoiceControls() {
  const id = useId()
  const ui = useHallUi()
  const speech = useSpeech()
  const isOn = useHallUiState(({ isVoiceOn }) => isVoiceOn)
  const volume = useSpeechState((state) => state.volume)
  return (
    <div className="mb-3 flex flex-col gap-2 rounded-control border border-hairline p-3">
      <Switch
        label={words.speak}
        hint={words.speakHint}
        isOn={isOn}
        onToggle={(isVoiceOn) => ui.setState({ isVoiceOn })}
      />
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="text-13 font-medium">
          {words.volume}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={volume}
          aria-valuetext={words.percent(volume)}
          onChange={(event) => speech.setVolume(event.target.valueAsNumber)}
          className="target-dense min-w-0 flex-1 accent-accent"
        />
        <span aria-hidden="true" className="w-10 text-end text-13 tabular text-text-2">
          {words.percent(volume)}
        </span>
      </div>
    </div>
  )
}
