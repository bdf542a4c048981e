import { plainText } from './sanitise.ts'

/** Threat levels, in ascending order. */
export const THREAT_LEVELS = ['none', 'low', 'medium', 'high'] as const
export type ThreatLevel = (typeof THREAT_LEVELS)[number]

/** Kinds of threats. */
export const THREATS = [
  'script',
  'event-handler',
  'shell-command',
  'sql',
  'path-traversal',
  'ldap',
  'nosql',
  'card-number',
  'social-security-number',
  'short-link',
  'malware-link',
] as const
export type Threat = (typeof THREATS)[number]

interface Sign {
  readonly threat: Threat
  readonly level: Exclude<ThreatLevel, 'none'>
  /** Whether a text has this sign. Every pattern runs in time linear in the length of the text. */
  readonly isIn: (text: string) => boolean
}

/**
 * Signs match attacks, not talk about them: a word that also occurs in ordinary sentences ("select", "drop", "script")
 * only counts together with the syntax that makes it work.
 */
const SIGNS: readonly Sign[] = [
  // a tag without an attribute is a placeholder, or is talked about
  sign(
    'script',
    'high',
    /<\s{0,9}(?:script|iframe|object|embed|applet|base|meta|link)\b[\s/][^<>]{0,500}=[^<>]{0,500}>/i,
  ),
  sign('script', 'high', /<\s{0,9}script\s{0,9}>[^\s<.,;:!?)"'`”’]/i),
  sign('script', 'high', /<\s{0,9}script\s{0,9}>\s{1,99}(?=[^<]{0,1000}[(=])[^<]{0,1000}<\s{0,9}\/\s{0,9}script/i),
  sign('script', 'high', /(?:^|[\s"'=(<[])(?:javascript|vbscript)\s{0,9}:\s{0,9}[^\s]/i, isNotProse),
  sign('script', 'high', /\bdata\s{0,9}:\s{0,9}text\/html\b/i),
  sign('event-handler', 'high', /<[a-z][^<>]{0,500}[\s/"']on[a-z]{3,20}\s{0,9}=/i),
  sign('shell-command', 'high', /(?:[;&|]|\$\()\s{0,9}(?:sudo\s{1,9})?rm\s{1,9}-[a-z]{1,4}\s{1,9}[/~.*]/i),
  sign('shell-command', 'high', /^\s{0,9}(?:sudo\s{1,9})?rm\s{1,9}-(?:rf|fr|r|f)\s{1,9}[/~*]/im),
  sign('shell-command', 'high', /[;&|]\s{0,9}(?:cat|less|tail)\s{1,9}\/(?:etc|proc|root|var)\//i),
  // what is fetched has an address
  sign(
    'shell-command',
    'high',
    /\b(?:curl|wget)\s(?=[^\n|]{0,300}(?:\/\/|\w\.[a-z]{2}|\$))[^\n|]{1,300}\|\s{0,9}(?:sudo\s{1,9})?(?:ba|z|da)?sh\b/i,
  ),
  sign(
    'shell-command',
    'high',
    /\$\(\s{0,9}(?:curl|wget|cat|whoami|id|uname|nc|bash|sh|python\d?|perl)\b[^)\n]{0,300}\)/i,
  ),
  // code in a sentence stands between backticks too: alone a command is talked about
  sign(
    'shell-command',
    'high',
    /`\s{0,9}(?:curl|wget|cat|nc|bash|sh|python\d?|perl)\s(?=[^`\n]{0,300}(?:[|;]|&&|\/etc\/|\$\())[^`\n]{1,300}`/i,
  ),
  sign('shell-command', 'high', /[;&|]\s{0,9}(?:nc|ncat|netcat)\s{1,9}-[a-z]{1,9}\s/i),
  sign('sql', 'medium', /['"]\s{0,9}(?:or|and)\s{1,9}(?:\d{1,9}\s{0,9}=\s{0,9}\d|(['"])\w{0,20}\1\s{0,9}=)/i),
  sign('sql', 'medium', /\bunion\s{1,9}(?:all\s{1,9})?select\s{1,9}[\w*'"(,]/i),
  sign(
    'sql',
    'medium',
    /;\s{0,9}(?:drop|alter|truncate|create)\s{1,9}(?:table|database|schema|index|view)\s{1,9}[\w"`[]/i,
  ),
  sign(
    'sql',
    'medium',
    /;\s{0,9}(?:delete\s{1,9}from\s{1,9}\w{1,64}\s{0,9}(?:;|where\b|--)|insert\s{1,9}into\s{1,9}\w{1,64}\s{0,9}(?:\(|values\b|select\b)|update\s{1,9}\w{1,64}\s{1,9}set\s{1,9}\w{1,64}\s{0,9}=)/i,
  ),
  sign('sql', 'medium', /['"]\s{0,9};?\s{0,9}(?:--|#)\s{0,9}$/m),
  sign('sql', 'medium', /\bselect\b[^\n;]{1,200}\bfrom\b[^\n;]{1,200}\bwhere\b[^\n;]{1,200}=/i),
  sign('sql', 'medium', /\b(?:xp_cmdshell|information_schema|pg_sleep|waitfor\s{1,9}delay)\b/i),
  sign('path-traversal', 'medium', /(?:\.\.[/\\]){2}/),
  sign('path-traversal', 'medium', /\.\.[/\\](?:etc|proc|windows|boot|var|home)\b/i),
  sign('path-traversal', 'medium', /(?:%2e|%252e|%c0%ae){2}(?:%2f|%5c|%252f|[/\\])/i),
  sign('ldap', 'medium', /\*\)\s{0,9}\(\s{0,9}[|&!]?\s{0,9}\(?\w{1,40}\s{0,9}=/),
  sign('ldap', 'medium', /\)\s{0,9}\(\s{0,9}[|&]\s{0,9}\(/),
  sign('nosql', 'medium', /["']?\$(?:gt|gte|lt|lte|ne|in|nin|where|regex|exists|or|and)["']?\s{0,9}:/i),
  sign('nosql', 'medium', /\[\$(?:gt|gte|lt|lte|ne|in|nin|regex|exists)\]/i),
  { threat: 'card-number', level: 'medium', isIn: hasCardNumber },
  sign('social-security-number', 'medium', /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/),
  sign(
    'short-link',
    'low',
    /\b(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|ow\.ly|is\.gd|buff\.ly|cutt\.ly|rb\.gy|shorturl\.at)\/\w/i,
  ),
  sign(
    'malware-link',
    'low',
    /\bhttps?:\/\/[^\s<>"']{1,300}\.(?:exe|scr|bat|cmd|msi|vbs|ps1|jar|apk|dmg)(?:[?#\s]|$)/i,
  ),
  sign('malware-link', 'low', /\bhttps?:\/\/\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?:\/|\s|$)/i),
]

/** The kinds of threats in a text as it is stored, each once, and the highest threat level among them. */
export function threatsIn(text: string): { readonly level: ThreatLevel; readonly threats: readonly Threat[] } {
  const plain = plainText(text).normalize('NFKC')
  const found = SIGNS.filter(({ isIn }) => isIn(plain))
  const worst = Math.max(0, ...found.map(({ level }) => THREAT_LEVELS.indexOf(level)))
  return { level: THREAT_LEVELS[worst] ?? 'none', threats: [...new Set(found.map(({ threat }) => threat))] }
}

function sign(threat: Threat, level: Sign['level'], pattern: RegExp, also: (match: string) => boolean = always): Sign {
  return {
    threat,
    level,
    isIn(text) {
      const match = pattern.exec(text)
      return match !== null && also(text.slice(match.index, match.index + 80))
    },
  }
}

function always(): boolean {
  return true
}

/** "JavaScript: a language" is prose; executable code has a call, an assignment or a statement. */
function isNotProse(match: string): boolean {
  return /:\s{0,9}[\w.$[\]]{0,40}\s{0,9}(?:\(|=(?!=)|;|%28|\/\/)/.test(match)
}

/** Beginnings of card numbers, by issuer (ISO/IEC 7812); no row of years begins like that. */
const ISSUERS = /^(?:4|5[0-8]|2[2-7]|3[0-9]|6)/

/** Thirteen to nineteen digits of an issuer, however they are spaced, with a valid check digit (Luhn). */
function hasCardNumber(text: string): boolean {
  for (const [run] of text.matchAll(/(?<!\d)\d(?:[ -]?\d){12,18}(?![ -]?\d)/g)) {
    const digits = run.replaceAll(/\D/g, '')
    if (ISSUERS.test(digits) && isLuhn(digits)) return true
  }
  return false
}

function isLuhn(digits: string): boolean {
  if (/^(\d)\1*$/.test(digits)) return false
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - place))
    const doubled = digit * 2
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
