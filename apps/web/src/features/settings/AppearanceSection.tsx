import { FONT_SIZES } from '@placard/contract'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSetting } from '../../client/settings/current.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { THEME_CHOICES } from '../../kit/appearance/appearance.ts'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { LanguageRow } from './LanguageRow.tsx'
import { settingsMessages } from './messages.en.ts'

const { appearance } = settingsMessages
const ICON = { light: Sun, dark: Moon, system: Monitor } as const

export function AppearanceSection() {
  const theme = useSetting('theme')
  const fontSize = useSetting('fontSize')
  return (
    <PaperSection title={appearance.title}>
      <LanguageRow />
      <ChoiceRow
        legend={appearance.theme}
        hint={appearance.themeHint}
        choices={THEME_CHOICES.map((value) => {
          const Icon = ICON[value]
          return { value, label: appearance.themes[value], icon: <Icon aria-hidden="true" /> }
        })}
        value={theme}
        onChoose={(chosen) => deviceSettings.change({ theme: chosen })}
      />
      <ChoiceRow
        legend={appearance.fontSize}
        hint={appearance.fontSizeHint}
        choices={FONT_SIZES.map((value) => ({
          value,
          label: appearance.fontSizes[value],
          hint: appearance.pixels[value],
        }))}
        value={fontSize}
        onChoose={(chosen) => deviceSettings.change({ fontSize: chosen })}
      />
    </PaperSection>
  )
}
