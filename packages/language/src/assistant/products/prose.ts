import { sentencesOf } from '../../text/sentences.ts'

/** First words of a sentence that lose their capital inside another one; names do not. */
const COMMON = new Set(
  (
    'the a an in on at by about around nearly almost some more most only over under fewer less every each all both half roughly up between ' +
    'since from for of to as when where what who whoever those these this that there they their it its he she we our one two three four five ' +
    'six seven eight nine ten nineteen no none nobody nobody’s nothing neither people countries states women children girls boys if with ' +
    'without because while after before during many much several few part even money rules such not public small large poor rich global ' +
    'world developing developed nuclear climate emissions carbon governments agriculture famine resistant good conflict disasters investors ' +
    'indigenous victims traffickers neighbours poison honesty readiness vaccines suicide high-income low-income middle-income depression care ' +
    'illness wounds fear malaria tuberculosis opium deaths geography aid hunger principles recovery cold law radiation help extreme early ' +
    'loans trust explicit demand weather fast smoke renewable greenhouse policies methane journalists impunity consent detected forced freedom ' +
    'equipment digital police ransomware blackouts voluntary data talent falsehoods secrecy trade space models forests fire fires plastic ' +
    'plastics waste illegal fish fishing quarrels thirst drought restored trees ploughed common electronic paper gold reports inspectors ' +
    'terrorism firearms mines amended blinding technology chapters drivers water food ships ocean oceans heat floods debt tax taxes schools ' +
    'hospitals doctors nurses workers refugees migrants remittances farmers families banks weapons arms drones satellites cities teachers ' +
    'teenagers parents pupils judges courts treaties sanctions peace war wars civilians soldiers mercenaries elections corruption bribes cash ' +
    'corals coral glaciers ice sea seas methane solar wind coal oil gas cement steel medicines antibiotics bacteria mothers babies young old'
  ).split(' '),
)
/** Endings of words that are no names. */
const COMMON_ENDING = /(?:tions?|ness|ments?|ities|ity|ing|ism|ances?|ences?)$/

/** A sentence's beginning for the middle of another one: names and acronyms keep their capital. */
export function inside(text: string): string {
  const [first = '', second = ''] = text.split(/[\s,]+/)
  const word = first.toLowerCase()
  const isName = /^[A-Z0-9]/.test(second) && !COMMON.has(word)
  const isCommon = COMMON.has(word) || (COMMON_ENDING.test(word) && !isName)
  return isCommon && !/^[A-Z]{2}/.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** A text without its full stop. */
export function unstopped(text: string): string {
  return text.replace(/[.;,\s]+$/, '')
}

/** How many words a listener hears. */
export function wordCount(text: string): number {
  return text
    .replaceAll(/[*_>#|]/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return sentencesOf(text)[0]?.text ?? text
}

/** "a, b and c". */
export function listed(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

/** Nouns of measures that take an article when they stand alone. */
const COUNTED = new Set(
  (
    'ledger share date floor levy network facility schedule pool price way duty standard register ban brigade treaty end stop convention ' +
    'waiver review reward watch fund court centre body panel mechanism commission committee council conference system code guide plan ' +
    'tax target limit moratorium protocol mission force envoy tribunal platform programme summit charter window obligation prohibition'
  ).split(' '),
)

/** A measure's name with the article that its noun wants: "convention on …" is "a convention on …". */
export function withArticle(label: string): string {
  if (/^(?:an?|the|no|one|two|three|each|every|more|less|some|all)\b/i.test(label)) return label
  const [head = ''] = label.split(/ (?:of|on|for|to|in|with|against|that|from|by|between|at|under|over|among)(?: |$)/)
  if (!COUNTED.has(head.split(' ').at(-1) ?? '')) return label
  return `${/^[aeiou]/i.test(label) && !/^(?:uni|use)/i.test(label) ? 'an' : 'a'} ${label}`
}

/** One of several wordings, turning with the variant; the same for the same seed. */
export function turned<Item>(items: readonly Item[], seed: number): Item | undefined {
  return items[((seed % items.length) + items.length) % items.length]
}
