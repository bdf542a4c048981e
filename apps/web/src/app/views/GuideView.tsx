import { FONT_SIZES } from '@placard/contract'
import { GuideScreen } from '../../features/help/guide/GuideScreen.tsx'
import type { GuideScreenProps } from '../../features/help/guide/guide-props.ts'
import { settingsMessages } from '../../features/settings/messages.en.ts'
import { THEME_CHOICES } from '../../kit/appearance/appearance.ts'
import { pickerMessages } from '../../play/campaigns/messages.en.ts'
import { useIsAdministrator } from './use-is-administrator.ts'

const { appearance, debate } = settingsMessages

/** How the features name what the guide lists. */
const NAMES = {
  look: {
    themes: THEME_CHOICES.map((theme) => appearance.themes[theme]),
    fontSizes: FONT_SIZES.map((size) => `${appearance.fontSizes[size]} ${appearance.pixels[size]}`),
    modes: debate.modes,
    modeHints: debate.modeHints,
  },
  categories: pickerMessages.categories,
} as const

const loadFiles = async () => (await import('./guide-files.ts')).GUIDE_FILES

/** The feature guide, with what other features know. */
export function GuideView(props: Pick<GuideScreenProps, 'tab' | 'adminViews'>) {
  return <GuideScreen {...props} {...NAMES} loadFiles={loadFiles} isAdministrator={useIsAdministrator()} />
}
