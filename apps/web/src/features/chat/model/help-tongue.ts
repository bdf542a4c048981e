import { CRISIS_HELP } from '@placard/language'

type Tongue = keyof typeof CRISIS_HELP

function isTongue(text: string): text is Tongue {
  return Object.hasOwn(CRISIS_HELP, text)
}

/** Language of the help lines: the page's where the user chose one, else the language of their message. */
export function helpTongueOf(pageLanguage: string, spoken: Tongue): Tongue {
  const chosen = pageLanguage.split('-')[0] ?? ''
  return chosen !== 'en' && isTongue(chosen) ? chosen : spoken
}
