import { CONTRASTS, FONT_SIZES, MOTIONS } from '@placard/contract'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSetting } from '../../client/settings/current.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { THEME_CHOICES } from '../../kit/appearance/appearance.ts'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { FontSample, ThemeSample } from './appearance/Samples.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { LanguageRow } from './LanguageRow.tsx'
import { settingsMessages } from './messages.en.ts'
import { Spot } from './search/Spot.tsx'

const { appearance } = settingsMessages
const ICON = { light: Sun, dark: Moon, system: Monitor } as const

function Theme() {
  const theme = useSetting('theme')
  return (
    <ChoiceRow
      legend={appearance.theme}
      hint={appearance.themeHint}
      choices={THEME_CHOICES.map((value) => {
        const Icon = ICON[value]
        return {
          value,
          label: appearance.themes[value],
          icon: <Icon aria-hidden="true" />,
          sample: <ThemeSample theme={value} />,
        }
      })}
      value={theme}
      onChoose={(chosen) => deviceSettings.change({ theme: chosen })}
    />
  )
}

function FontSize() {
  const fontSize = useSetting('fontSize')
  return (
    <ChoiceRow
      legend={appearance.fontSize}
      hint={appearance.fontSizeHint}
      choices={FONT_SIZES.map((value) => ({
        value,
        label: appearance.fontSizes[value],
        hint: appearance.pixels[value],
        sample: <FontSample size={value} />,
      }))}
      value={fontSize}
      onChoose={(chosen) => deviceSettings.change({ fontSize: chosen })}
    />
  )
}

function Motion() {
  const motion = useSetting('motion')
  return (
    <ChoiceRow
      legend={appearance.motion}
      hint={appearance.motionHint}
      choices={MOTIONS.map((value) => ({
        value,
        label: appearance.motions[value],
        hint: appearance.motionHints[value],
      }))}
      value={motion}
      onChoose={(chosen) => deviceSettings.change({ motion: chosen })}
    />
  )
}

function Contrast() {
  const contrast = useSetting('contrast')
  return (
    <ChoiceRow
      legend={appearance.contrast}
      hint={appearance.contrastHint}
      choices={CONTRASTS.map((value) => ({
        value,
        label: appearance.contrasts[value],
        hint: appearance.contrastHints[value],
      }))}
      value={contrast}
      onChoose={(chosen) => deviceSettings.change({ contrast: chosen })}
    />
  )
}

export function AppearanceSection() {
  return (
    <PaperSection title={appearance.title}>
      <Spot id="interface-language">
        <LanguageRow />
      </Spot>
      <Spot id="theme">
        <Theme />
      </Spot>
      <Spot id="font-size">
        <FontSize />
      </Spot>
      <Spot id="motion">
        <Motion />
      </Spot>
      <Spot id="contrast">
        <Contrast />
      </Spot>
    </PaperSection>
  )
}
