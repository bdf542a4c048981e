import { Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { replayMessages } from '../messages.en.ts'
import type { ReplayVoiceState } from './use-replay-voice.ts'

const { voice: words } = replayMessages

/** Has the replay spoken, or silences it at once. Not there where there is no voice. */
export function VoiceToggle({ hasVoice, isOn, isTooFast, toggle }: ReplayVoiceState) {
  if (!hasVoice) return null
  return (
    <IconButton
      label={words.label}
      data-tooltip={isOn ? (isTooFast ? words.tooFast : words.on) : words.off}
      aria-pressed={isOn}
      aria-keyshortcuts="Control+M"
      onClick={toggle}
    >
      {isOn && !isTooFast ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
    </IconButton>
  )
}
