import { Volume2, VolumeX } from 'lucide-react'
import { useHasVoice } from '../../../client/voice/use-has-voice.ts'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { useHallUi, useHallUiState } from '../hall-ui.ts'
import { voiceMessages as words } from './messages.en.ts'

/** Has this session spoken, or silences it at once. */
export function VoiceButton() {
  const ui = useHallUi()
  const hasVoice = useHasVoice()
  const isOn = useHallUiState(({ isVoiceOn }) => isVoiceOn)
  if (!hasVoice) return null
  return (
    <IconButton
      label={words.button}
      data-tooltip={isOn ? words.on : words.off}
      aria-pressed={isOn}
      aria-keyshortcuts="Control+M"
      isDense
      onClick={() => ui.setState({ isVoiceOn: !isOn })}
    >
      {isOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
    </IconButton>
  )
}
