import { INTERFACE_LANGUAGES } from '@placard/contract'
import { chooseLanguage } from '../../client/settings/choose-language.ts'
import { useSetting } from '../../client/settings/current.ts'
import { browserLanguage, LANGUAGE_NAMES } from '../../kit/language/language.ts'
import { languageMessages } from '../../kit/language/messages.en.ts'
import { Select } from '../../kit/ui/Select.tsx'

/** The language of the interface. */
export function LanguageRow() {
  const language = useSetting('interfaceLanguage')
  return (
    <Select
      label={languageMessages.label}
      hint={languageMessages.hint}
      options={INTERFACE_LANGUAGES.map((value) => ({
        value,
        label: value === 'auto' ? languageMessages.automatic(LANGUAGE_NAMES[browserLanguage()]) : LANGUAGE_NAMES[value],
      }))}
      value={language}
      onSelect={(chosen) => void chooseLanguage(chosen)}
    />
  )
}
