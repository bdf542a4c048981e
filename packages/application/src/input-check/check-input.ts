import { inputCheckMessages as words } from './messages.en.ts'
import { type Sanitising, sanitised } from './sanitise.ts'
import { type Threat, type ThreatLevel, threatsIn } from './threats.ts'

/** Limits of a kind of input. Lengths in UTF-16 code units. */
export interface InputRules extends Sanitising {
  readonly isRequired: boolean
  readonly least: number
  readonly most: number
  readonly pattern: RegExp | undefined
}

/** Result of a check. `sanitized` is the sanitised input, empty when there was no input. */
export interface InputCheck {
  readonly isValid: boolean
  readonly sanitized: string
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
  readonly threatLevel: ThreatLevel
  readonly threats: readonly Threat[]
}

const PLAIN: InputRules = {
  isRequired: false,
  least: 0,
  most: 1000,
  pattern: undefined,
  html: 'keep',
  areLinksAllowed: true,
  areEmailsAllowed: true,
  isSpecialStripped: false,
  isTrimmed: true,
}

/** Rules for the product's kinds of input. */
export const INPUT_PRESETS = {
  chatMessage: { ...PLAIN, isRequired: true, least: 1, most: 4000, areEmailsAllowed: false },
  email: { ...PLAIN, isRequired: true, most: 254, pattern: /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/ },
  password: { ...PLAIN, isRequired: true, least: 8, most: 128, isTrimmed: false },
  username: { ...PLAIN, isRequired: true, least: 3, most: 50, pattern: /^[A-Za-z0-9_-]+$/ },
  searchQuery: { ...PLAIN, most: 200, html: 'strip' },
  settingsValue: { ...PLAIN, most: 1000, html: 'strip' },
  adminInput: { ...PLAIN, isRequired: true, least: 1, most: 500, html: 'strip' },
  voiceTranscription: { ...PLAIN, most: 8000 },
} as const satisfies Record<string, InputRules>

const NOTHING = { sanitized: '', warnings: [], threatLevel: 'none', threats: [] } as const

/** Checks an input against rules and for threats. Never throws: an internal exception becomes an error of the check. */
export function checkInput(value: string | null | undefined, rules: InputRules): InputCheck {
  try {
    return checked(value, rules)
  } catch {
    return { ...NOTHING, isValid: false, errors: [words.internal] }
  }
}

function checked(value: string | null | undefined, rules: InputRules): InputCheck {
  const text = value ?? ''
  const clean = sanitised(text, rules)
  // of the text as typed: a tag alone is a threat, and nothing once it is stripped
  const { level: threatLevel, threats } = threatsIn(text)
  const errors = [...faultsOf(text, clean, rules), ...(threatLevel === 'high' ? [words.dangerous] : [])]
  return {
    isValid: errors.length === 0,
    sanitized: clean.trim() === '' ? '' : clean,
    errors,
    warnings: threatLevel === 'medium' ? [words.suspicious] : [],
    threatLevel,
    threats,
  }
}

function faultsOf(text: string, clean: string, rules: InputRules): readonly string[] {
  if (clean.trim() === '') return rules.isRequired ? [words.required] : []
  return [
    ...(text.length > rules.most ? [words.tooLong(rules.most)] : []),
    ...(clean.length < rules.least ? [words.tooShort(rules.least)] : []),
    ...(rules.pattern?.test(clean) === false ? [words.format] : []),
  ]
}
