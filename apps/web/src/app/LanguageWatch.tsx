import { useEffect } from 'react'
import { chooseLanguage, isChangingLanguage } from '../client/settings/choose-language.ts'
import { useSetting } from '../client/settings/current.ts'
import { LANGUAGE_NAMES, type Language, languageOf, missingLanguage, pageLanguage } from '../kit/language/language.ts'
import { languageMessages } from '../kit/language/messages.en.ts'
import { dismissToast, showToast } from '../kit/ui/toast-store.ts'

/** In the language that is offered, which is the one its reader has chosen. */
const OFFERS: Readonly<Record<Language, { readonly text: string; readonly label: string }>> = {
  en: { text: 'You chose English on another device or tab.', label: 'Show in English' },
  fr: { text: 'Vous avez choisi le français sur un autre appareil ou onglet.', label: 'Afficher en français' },
  es: { text: 'Has elegido el español en otro dispositivo o pestaña.', label: 'Mostrar en español' },
}

function showMissing(language: Language): number {
  return showToast(languageMessages.missing(LANGUAGE_NAMES[language]), {
    tone: 'warning',
    action: { label: languageMessages.tryAgain, onPress: () => window.location.reload() },
  })
}

/**
 * Says when the page is not in the language that was chosen: its words could not be loaded, or the choice was made on
 * another device while this page was open. It never reloads by itself under somebody's hands.
 */
export function LanguageWatch() {
  const setting = useSetting('interfaceLanguage')
  const chosen = languageOf(setting)
  useEffect(() => {
    if (chosen === pageLanguage || isChangingLanguage()) return
    if (chosen === missingLanguage) {
      const id = showMissing(chosen)
      return () => dismissToast(id)
    }
    const { text, label } = OFFERS[chosen]
    const id = showToast(text, { action: { label, onPress: () => void chooseLanguage(setting) } })
    return () => dismissToast(id)
  }, [chosen, setting])
  return null
}
