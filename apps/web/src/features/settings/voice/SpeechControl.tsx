import { SPEECH_SPEED } from '@placard/contract'
import { useSetting } from '../../../client/settings/current.ts'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { Chip } from '../../../kit/ui/Chip.tsx'
import { Switch } from '../../../kit/ui/Switch.tsx'
import { SettingSlider } from '../SettingSlider.tsx'
import { Spot } from '../search/Spot.tsx'
import { detectLanguage } from './detect-language.ts'
import { languageName } from './language-name.ts'
import { detectedLanguageOf, speechOfferOf } from './languages.ts'
import { MicrophoneSettings } from './MicrophoneSettings.tsx'
import { voiceSettingsMessages } from './messages.en.ts'
import { speedText } from './speech-steps.ts'
import { TestBox } from './TestBox.tsx'
import { useSpeakers } from './use-speakers.ts'
import type { TestSpeech } from './use-test-speech.ts'

const { speech: words } = voiceSettingsMessages
const QUICK = [
  { speed: 0.8, label: words.slow },
  { speed: 1.1, label: words.fast },
] as const

const TEST_ID = 'settings-speed-test'

type TabProps = { speech: TestSpeech; tell: (text: string) => void }

function SpeedSlider({ tell }: Pick<TabProps, 'tell'>) {
  const speed = useSetting('speechSpeed')

  function choose(speechSpeed: number) {
    deviceSettings.change({ speechSpeed })
    tell(words.set(speedText(speechSpeed)))
  }

  return (
    <div>
      <SettingSlider
        label={words.speed}
        hint={words.speedHint}
        range={SPEECH_SPEED}
        value={speed}
        valueText={speedText(speed)}
        onChoose={choose}
      />
      <div className="flex flex-wrap gap-2">
        {QUICK.map((quick) => (
          <Chip key={quick.speed} isPressed={speed === quick.speed} onClick={() => choose(quick.speed)}>
            {quick.label}
          </Chip>
        ))}
      </div>
    </div>
  )
}

/** The language of a test text, and why it cannot be played where it cannot. */
function useTestLanguage() {
  const language = useSetting('language')
  const isDetected = useSetting('autoDetectLanguage')
  const speakers = useSpeakers()
  const isMute = !isDetected && speechOfferOf(language, speakers) === 'captions'
  return {
    obstacle: isMute ? words.noVoice(languageName(language)) : undefined,
    async languageOf(text: string): Promise<string> {
      if (!isDetected) return language
      const { code } = await detectLanguage(text)
      return detectedLanguageOf(code)?.tag ?? code
    },
  }
}

/** How fast everything is spoken, and a text to try it with. */
export function SpeechControl({ speech, tell }: TabProps) {
  const speed = useSetting('speechSpeed')
  const voiceId = useSetting('selectedUserVoice')
  const isAutoPlayed = useSetting('autoPlayAudio')
  const { obstacle, languageOf } = useTestLanguage()
  return (
    <div className="flex flex-col gap-6">
      <Spot id="speech-speed">
        <SpeedSlider tell={tell} />
      </Spot>
      <Spot id="auto-play">
        <Switch
          label={words.auto}
          hint={words.autoHint}
          isOn={isAutoPlayed}
          onToggle={(autoPlayAudio) => deviceSettings.change({ autoPlayAudio })}
        />
      </Spot>
      <TestBox
        id={TEST_ID}
        label={words.text}
        initialText={words.sample}
        speech={speech}
        obstacle={obstacle}
        onPlay={async (text) => {
          const language = await languageOf(text)
          speech.play({ id: TEST_ID, text, voiceId, settings: { speed, language } })
        }}
      />
      <Spot id="microphone">
        <MicrophoneSettings tell={tell} />
      </Spot>
    </div>
  )
}
