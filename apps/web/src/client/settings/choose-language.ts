import type { Settings } from '@placard/contract'
import { languageOf, pageLanguage } from '../../kit/language/language.ts'
import { languageMessages } from '../../kit/language/messages.en.ts'
import { showToast } from '../../kit/ui/toast-store.ts'
import { browserValues } from '../storage/storage.ts'

let isReloading = false

/** Whether the page is about to come again in another language. */
export function isChangingLanguage(): boolean {
  return isReloading
}

/**
 * Chooses the language of the interface, and reloads the page at its address where it is in another one: its words are
 * read as its code is. The storing code is loaded with the first choice, as with a theme.
 */
export async function chooseLanguage(interfaceLanguage: Settings['interfaceLanguage']): Promise<void> {
  const { deviceSettings } = await import('./settings.ts')
  isReloading = languageOf(interfaceLanguage) !== pageLanguage
  deviceSettings.change({ interfaceLanguage })
  if (!isReloading) return
  isReloading = browserValues.isKept()
  if (isReloading) window.location.reload()
  else showToast(languageMessages.notKept, { tone: 'warning' })
}
