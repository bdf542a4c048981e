import type { Settings } from '@placard/contract'
import { useSetting } from '../settings/current.ts'

/** The language that somebody speaks, as a BCP 47 tag; undefined where whoever listens is to find that out. */
export function spokenLanguage({ autoDetectLanguage, language }: Pick<Settings, 'autoDetectLanguage' | 'language'>) {
  return autoDetectLanguage ? undefined : language
}

/** The language that this user speaks; undefined where it is to be found out. */
export function useSpokenLanguage(): string | undefined {
  const autoDetectLanguage = useSetting('autoDetectLanguage')
  const language = useSetting('language')
  return spokenLanguage({ autoDetectLanguage, language })
}
