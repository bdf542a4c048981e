import { chooseLanguage } from '../../../client/settings/choose-language.ts'
import { LANGUAGE_NAMES, LANGUAGES, pageLanguage } from '../../../kit/language/language.ts'
import { languageMessages } from '../../../kit/language/messages.en.ts'
import { classes } from '../../../kit/ui/classes.ts'

/** The languages of the interface at the foot of the sign-in, each in its own name. */
export function LanguageLinks() {
  return (
    <fieldset className="mx-auto flex w-full max-w-form flex-wrap justify-center gap-x-6">
      <legend className="sr-only">{languageMessages.label}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === pageLanguage}
          onClick={() => void chooseLanguage(language)}
          className={classes(
            'target inline-flex items-center text-13 underline-offset-2 hover:text-text hover:underline',
            language === pageLanguage ? 'text-text' : 'text-text-2',
          )}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </fieldset>
  )
}
