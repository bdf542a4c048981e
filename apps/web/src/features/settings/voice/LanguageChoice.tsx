import { primaryLanguage } from '@placard/voice'
import { useId } from 'react'
import { useSetting } from '../../../client/settings/current.ts'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { Flag } from '../../../kit/ui/Flag.tsx'
import { languageName } from './language-name.ts'
import { OFFERED_LANGUAGES, type OfferedLanguage, offeredLanguageOf, speechOfferOf } from './languages.ts'
import { voiceSettingsMessages } from './messages.en.ts'
import { useSpeakers } from './use-speakers.ts'

const { language: words } = voiceSettingsMessages

/** A language's own name, the page's name for it where that is another, and its flag. */
export function LanguageName({ offered }: { offered: OfferedLanguage }) {
  const { tag, nativeName, flag } = offered
  const name = languageName(tag)
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Flag code={flag} />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <bdi lang={tag} className="text-14 font-medium">
          {nativeName}
        </bdi>
        {nativeName.toLowerCase() !== name.toLowerCase() && <span className="text-13 text-text-2">{name}</span>}
      </span>
    </span>
  )
}

/** The 33 languages, each with what can be heard of it here. */
export function LanguageChoice({ tell }: { tell: (text: string) => void }) {
  const group = useId()
  const tag = useSetting('language')
  const speakers = useSpeakers()
  const chosen = offeredLanguageOf(tag)

  function choose(offered: OfferedLanguage) {
    deviceSettings.change({ language: offered.tag })
    tell(words.set(languageName(offered.tag)))
  }

  return (
    <fieldset>
      <legend className="mb-2 text-15 font-medium">{words.choose}</legend>
      <div className="grid max-h-80 gap-2 overflow-y-auto p-1 sm:grid-cols-2">
        {OFFERED_LANGUAGES.map((offered) => (
          <label
            key={offered.tag}
            className="target relative flex cursor-pointer flex-col justify-center gap-0.5 rounded-control border border-control px-3 py-2 transition-colors duration-(--duration-state) hover:border-text-3 has-checked:border-accent has-checked:bg-accent/8 has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              value={offered.tag}
              checked={chosen !== undefined && primaryLanguage(offered.tag) === primaryLanguage(chosen.tag)}
              onChange={() => choose(offered)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none outline-none"
            />
            <LanguageName offered={offered} />
            <span className="ps-8 text-12 text-text-2">{words.offers[speechOfferOf(offered.tag, speakers)]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
