import { LANGUAGE_NAMES, LANGUAGES, type Language, pageLanguage } from '../../../kit/language/language.ts'
import { classes } from '../../../kit/ui/classes.ts'

/** In all three, for whoever reads one of them. */
const LEGEND = 'Language · Langue · Idioma'

/** The code that changes it is loaded with the choice. */
async function choose(language: Language): Promise<void> {
  const { chooseLanguage } = await import('../../../client/settings/choose-language.ts')
  await chooseLanguage(language)
}

/** The languages of the interface at the foot of the sign-in, each in its own name. */
export function LanguageLinks() {
  return (
    <fieldset className="mx-auto flex w-full max-w-form flex-wrap justify-center gap-x-6">
      <legend className="sr-only">{LEGEND}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === pageLanguage}
          onClick={() => void choose(language)}
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
