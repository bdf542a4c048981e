import { CRISIS_HELP } from '@placard/language'

type Tongue = keyof typeof CRISIS_HELP

function isTongue(text: string): text is Tongue {
  return Object.hasOwn(CRISIS_HELP, text)
}

/** In which language somebody is told where to find help: the page's where it was chosen, else the one they wrote in. */
export function helpTongueOf(pageLanguage: string, spoken: Tongue): Tongue {
  const chosen = pageLanguage.split('-')[0] ?? ''
  return chosen !== 'en' && isTongue(chosen) ? chosen : spoken
}
