import { useSetting } from '../../../client/settings/current.ts'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { Switch } from '../../../kit/ui/Switch.tsx'
import { Spot } from '../search/Spot.tsx'
import { DetectionTest } from './DetectionTest.tsx'
import { LanguageChoice, LanguageName } from './LanguageChoice.tsx'
import { offeredLanguageOf, speechOfferOf } from './languages.ts'
import { voiceSettingsMessages } from './messages.en.ts'
import { useSpeakers } from './use-speakers.ts'

const { language: words } = voiceSettingsMessages

function CurrentLanguage() {
  const tag = useSetting('language')
  const isDetected = useSetting('autoDetectLanguage')
  const speakers = useSpeakers()
  const offered = offeredLanguageOf(tag)
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-15 font-medium">{words.current}</h3>
      {isDetected ? (
        <p className="text-14">{words.autoCurrent}</p>
      ) : (
        <>
          {offered === undefined ? (
            <p className="text-14">{words.unlisted(tag)}</p>
          ) : (
            <LanguageName offered={offered} />
          )}
          <p className="text-13 text-text-2">{words.offer[speechOfferOf(tag, speakers)]}</p>
        </>
      )}
      <p className="max-w-column text-13 text-text-2">{words.effect}</p>
    </div>
  )
}

/** The user's language, what can be heard of each, and a test of the detection. */
export function LanguageTab({ tell }: { tell: (text: string) => void }) {
  const isDetected = useSetting('autoDetectLanguage')
  return (
    <div className="flex flex-col gap-6">
      <CurrentLanguage />
      <Spot id="spoken-language">
        <Switch
          label={words.auto}
          hint={words.autoHint}
          isOn={isDetected}
          onToggle={(autoDetectLanguage) => deviceSettings.change({ autoDetectLanguage })}
        />
      </Spot>
      {!isDetected && <LanguageChoice tell={tell} />}
      <DetectionTest />
    </div>
  )
}
