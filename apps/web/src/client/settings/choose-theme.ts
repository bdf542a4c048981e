import type { Settings } from '@placard/contract'
import { appearanceStore, showAppearance } from '../../kit/appearance/appearance.ts'

/** Shows a theme at once and keeps it. What keeps it is loaded with the first choice: the sign-in needs it for nothing else. */
export async function chooseTheme(theme: Settings['theme']): Promise<void> {
  showAppearance({ ...appearanceStore.getState(), theme })
  const { deviceSettings } = await import('./settings.ts')
  deviceSettings.change({ theme })
}
