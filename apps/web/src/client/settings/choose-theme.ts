import type { Settings } from '@placard/contract'
import { appearanceStore, showAppearance } from '../../kit/appearance/appearance.ts'

/**
 * Applies a theme at once and stores it. The storing code is loaded with the first choice, as the sign-in does not need
 * it otherwise.
 */
export async function chooseTheme(theme: Settings['theme']): Promise<void> {
  showAppearance({ ...appearanceStore.getState(), theme })
  const { deviceSettings } = await import('./settings.ts')
  deviceSettings.change({ theme })
}
