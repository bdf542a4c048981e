import { VOICE_GENDERS, type VoiceProfile } from '@placard/contract'
import { VOICES, voiceOf } from '@placard/voice'
import { Square, Volume2 } from 'lucide-react'
import { useId } from 'react'
import { useSetting } from '../../../client/settings/current.ts'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { Switch } from '../../../kit/ui/Switch.tsx'
import { Spot } from '../search/Spot.tsx'
import { voiceSettingsMessages } from './messages.en.ts'
import { TestBox } from './TestBox.tsx'
import type { TestSpeech } from './use-test-speech.ts'

const { delegate } = voiceSettingsMessages

type TabProps = { speech: TestSpeech; tell: (text: string) => void }

/** The roster's sample texts are English, whatever language is chosen. */
const ENGLISH = { language: 'en-US' } as const
const TEST_ID = 'settings-voice-test'

const sampleId = (voice: VoiceProfile) => `settings-sample-${voice.id}` as const

function VoiceCard({ voice, group, isChosen, speech, onChoose }: VoiceCardProps) {
  const isVoiceOn = useSetting('voiceEnabled')
  const isPlaying = speech.playing === sampleId(voice)
  return (
    <div className="relative flex items-center rounded-control border border-control transition-colors duration-(--duration-state) hover:border-text-3 has-checked:border-accent has-checked:bg-accent/8 has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <label className="target flex min-w-0 flex-1 cursor-pointer flex-col justify-center py-2 ps-3">
        <input
          type="radio"
          name={group}
          value={voice.id}
          checked={isChosen}
          onChange={onChoose}
          className="absolute inset-0 m-0 cursor-pointer appearance-none outline-none"
        />
        <span className="truncate text-14 font-medium">{voice.name}</span>
        <span className="truncate text-12 text-text-2">{delegate.temperaments[voice.personality]}</span>
      </label>
      <IconButton
        label={isPlaying ? delegate.stopOf(voice.name) : delegate.sampleOf(voice.name)}
        className="relative -ms-3"
        disabled={!isVoiceOn}
        onClick={() => (isPlaying ? speech.stop() : playSample(voice, speech))}
      >
        {isPlaying ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </IconButton>
    </div>
  )
}

type VoiceCardProps = {
  voice: VoiceProfile
  /** The name that makes the cards one choice. */
  group: string
  isChosen: boolean
  speech: TestSpeech
  onChoose: () => void
}

function playSample(voice: VoiceProfile, speech: TestSpeech): void {
  speech.play({
    id: sampleId(voice),
    text: delegate.sample(voice.name),
    voiceId: voice.id,
    settings: ENGLISH,
    personality: voice.personality,
  })
}

/** All voices by gender; one radio group, so that the arrow keys go through all of them. */
function VoiceGrid({ speech, tell }: TabProps) {
  const group = useId()
  const chosen = voiceOf(useSetting('selectedUserVoice'))

  function choose({ id, name }: VoiceProfile) {
    deviceSettings.change({ selectedUserVoice: id })
    tell(delegate.set(name))
  }

  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-15 font-medium">{delegate.voices}</legend>
      {VOICE_GENDERS.map((gender) => (
        <fieldset key={gender}>
          <legend className="mb-2 text-13 font-medium text-text-2">{delegate.genders[gender]}</legend>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {VOICES.filter((voice) => voice.gender === gender).map((voice) => (
              <VoiceCard
                key={voice.id}
                voice={voice}
                group={group}
                isChosen={voice.id === chosen.id}
                speech={speech}
                onChoose={() => choose(voice)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  )
}

/** Whether the player's own speeches are spoken, and by whom. */
export function DelegateVoice({ speech, tell }: TabProps) {
  const isOn = useSetting('userVoiceEnabled')
  const voiceId = voiceOf(useSetting('selectedUserVoice')).id
  return (
    <div className="flex flex-col gap-6">
      <Spot id="own-voice">
        <Switch
          label={delegate.enable}
          hint={isOn ? delegate.enableHint : delegate.isOff}
          isOn={isOn}
          onToggle={(userVoiceEnabled) => deviceSettings.change({ userVoiceEnabled })}
        />
      </Spot>
      <VoiceGrid speech={speech} tell={tell} />
      <TestBox
        id={TEST_ID}
        label={delegate.text}
        initialText={delegate.testText}
        speech={speech}
        onPlay={(text) => speech.play({ id: TEST_ID, text, voiceId, settings: ENGLISH })}
      />
    </div>
  )
}
