import { isSettingName, type SettingName, type SettingValue } from '@placard/contract'
import { pageLanguage } from '../../kit/language/language.ts'
import { settingsMessages } from './messages.en.ts'
import { settingNames as words } from './name-messages.en.ts'

/** The name of a setting, as it is called at its control. */
export function nameOfSetting(name: SettingName): string {
  return words.names[name]
}

const number = new Intl.NumberFormat(pageLanguage)
const { appearance, debate } = settingsMessages
/** Words of the values of settings that are a choice. */
const CHOICES: Readonly<Partial<Record<SettingName, Readonly<Record<string, string>>>>> = {
  theme: appearance.themes,
  fontSize: appearance.fontSizes,
  motion: appearance.motions,
  contrast: appearance.contrasts,
  debateMode: debate.modes,
  voiceSpeed: words.speeds,
}

/** A setting's value in words; one that a file has for no setting, as it stands there. */
export function valueText(name: string, value: SettingValue): string {
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (typeof value === 'number') return number.format(value)
  return (isSettingName(name) ? CHOICES[name]?.[value] : undefined) ?? value
}
