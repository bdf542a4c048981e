import { Square, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useSetting } from '../../../client/settings/current.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { TextArea } from '../../../kit/ui/TextArea.tsx'
import { voiceSettingsMessages } from './messages.en.ts'
import type { TestSpeech, TestUtterance } from './use-test-speech.ts'

const { test } = voiceSettingsMessages
/** Long enough to hear a voice, short enough to be made at once. */
const TEST_TEXT_MAX_LENGTH = 300

type TestBoxProps = {
  /** Tells this box from whatever else can be played on the page. */
  id: TestUtterance['id']
  label: string
  initialText: string
  speech: TestSpeech
  onPlay: (text: string) => void | Promise<void>
  /** Why nothing can be played at present. */
  obstacle?: string | undefined
}

/** A text that can be tried out, with the button that plays it and stops it. */
export function TestBox({ id, label, initialText, speech, onPlay, obstacle }: TestBoxProps) {
  const [text, setText] = useState(initialText)
  const isVoiceOn = useSetting('voiceEnabled')
  const isPlaying = speech.playing === id
  const reason = isVoiceOn ? obstacle : test.off
  const canPlay = text.trim() !== '' && reason === undefined
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={label}
        value={text}
        rows={2}
        maxLength={TEST_TEXT_MAX_LENGTH}
        onChange={(event) => setText(event.target.value)}
        hint={reason}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          isBusy={isPlaying}
          disabled={!canPlay && !isPlaying}
          icon={<Volume2 aria-hidden="true" className="size-4" />}
          onClick={() => void onPlay(text.trim())}
        >
          {isPlaying ? test.playing : test.play}
        </Button>
        {isPlaying && (
          <Button variant="quiet" icon={<Square aria-hidden="true" className="size-4" />} onClick={() => speech.stop()}>
            {test.stop}
          </Button>
        )}
      </div>
    </div>
  )
}
