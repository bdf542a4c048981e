import { cleanText } from './clean-text.ts'
import { stemOf } from './stem.ts'

/** Stop words. */
const EMPTY_WORDS = new Set(
  (
    'a an the of to in on at for from by with as is are was were be been being am it its this that these those there ' +
    'i me my mine we us our you your he she they them their what which who whom whose how when where why do does did ' +
    'doing done can could should would will shall may might must have has had having and or but if then than so not ' +
    'no yes please tell give explain describe say show know need want like get got go make let help about into out up ' +
    'down over just really actually any some all more most very too also only own same such other each every both ' +
    'one thing things way ways mean means meaning definition define exactly basically hi hello hey thanks ' +
    'someone somebody anyone anybody explained explaining explains simple simply term terms work works working happen happens please pls okay ok sort kind kinds sorts am im ive its whats hows dont cant isnt many much even ever still here now theirs ours yours hers anything something everything nothing everybody everyone'
  ).split(' '),
)

/** Expansions of abbreviations. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  mun: 'model united nations',
  munning: 'model united nations',
  un: 'united nations',
  ga: 'general assembly',
  unga: 'general assembly',
  unsc: 'security council',
  sc: 'security council',
  gsl: 'general speakers list',
  mod: 'moderated caucus',
  mods: 'moderated caucus',
  unmod: 'unmoderated caucus',
  unmods: 'unmoderated caucus',
  unmoderate: 'unmoderated',
  moderate: 'moderated',
  reso: 'resolution',
  resos: 'resolution',
  dr: 'draft resolution',
  wp: 'working paper',
  rop: 'rules of procedure',
  poi: 'point of information',
  p5: 'permanent member veto',
  r2p: 'responsibility protect',
  rtp: 'responsibility protect',
  ror: 'right of reply',
  revote: 'reconsider vote',
  math: 'maths',
  preamb: 'preambulatory',
  preambs: 'preambulatory',
  preambular: 'preambulatory',
  preamble: 'preambulatory',
  op: 'operative clause',
  subclause: 'clause sub',
  subclauses: 'clause sub',
  pp: 'position paper',
  ngos: 'ngo',
  autonomous: 'ai',
  bots: 'ai delegate',
  bot: 'ai delegate',
  convince: 'persuade convince',
  kick: 'remove',
  hotkey: 'keyboard shortcut',
  hotkeys: 'keyboard shortcuts',
  llm: 'language model',
  llms: 'language model',
  gpt: 'language model',
  chatgpt: 'chatgpt language model',
  '2fa': 'two factor',
  mfa: 'two factor',
  levels: 'difficulty level',
  wifi: 'internet connection',
  subscription: 'subscription plan',
  price: 'cost price',
  pricing: 'cost price',
  pause: 'pause session',
  tied: 'tie',
  speeches: 'speech',
  countries: 'country',
  states: 'country',
  supporter: 'signatory',
}

const WORDS = /[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu

/** The words of a text, normalised, with abbreviations expanded, including stop words. */
function plainWords(text: string): readonly string[] {
  const words = cleanText(text).toLowerCase().match(WORDS) ?? []
  return words.flatMap((word) => {
    const bare = word.endsWith("'s") ? word.slice(0, -2) : word.replaceAll("'", '')
    return Object.hasOwn(WRITTEN_OUT, bare) ? (WRITTEN_OUT[bare] ?? bare).split(' ') : [bare]
  })
}

/** The stems of a text's content words, in order, with repetitions. */
export function termsOf(text: string): readonly string[] {
  return plainWords(text)
    .filter((word) => !EMPTY_WORDS.has(word) && (word.length > 1 || /\p{N}/u.test(word)))
    .map(rootOf)
}

const roots = new Map<string, string>()
const ROOTS_MOST = 20_000

/** Cached, as words repeat. */
function rootOf(word: string): string {
  const known = roots.get(word)
  if (known !== undefined) return known
  const root = stemOf(word)
  if (roots.size < ROOTS_MOST) roots.set(word, root)
  return root
}
